"""`python -m estaminet`."""

from estaminet.cli.app import main

if __name__ == "__main__":
    main()
