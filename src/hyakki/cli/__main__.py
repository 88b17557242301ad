"""`python -m hyakki.cli`: the command line."""

from hyakki.cli import main

main()
