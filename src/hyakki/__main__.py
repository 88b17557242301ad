"""`python -m hyakki`: the command line."""

from hyakki.cli import main

main()
