"""How it is measured: whole processes, in turn."""
