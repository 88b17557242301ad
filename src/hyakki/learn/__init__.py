"""Training: networks learn the games by playing them. `pip install hyakki[learn]` installs what it needs."""
