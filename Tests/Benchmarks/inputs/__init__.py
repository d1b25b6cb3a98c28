"""What is measured: the same themes in the language of each tool."""
