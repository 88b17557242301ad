"""How the server's code is laid out, where a reader relies on it."""

import inspect
import pkgutil
from importlib import import_module

from hyakki import server


def test_every_error_of_the_server_is_defined_in_one_module() -> None:
    modules = [import_module(each.name) for each in pkgutil.walk_packages(server.__path__, f"{server.__name__}.")]
    errors = {
        f"{module.__name__}.{name}"
        for module in modules
        for name, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, BaseException) and found.__module__ == module.__name__
    }
    assert "hyakki.server.errors.NotNow" in errors
    assert {error for error in errors if not error.startswith("hyakki.server.errors.")} == set()
