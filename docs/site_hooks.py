"""MkDocs hooks: the site also shows CONTRIBUTING.md and CHANGELOG.md, and loads nothing from the network."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

ROOT = Path(__file__).parent.parent
SHOWN = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
SHIM = "https://unpkg.com/iframe-worker/shim"
"""The script that Material loads for the search in local files."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that lie beside `docs`."""
    for name, page in SHOWN.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text.replace("](docs/", "](")))
    return files


def on_page_markdown(markdown: str, **_: object) -> str:
    """Point links that leave `docs` at the pages of the site."""
    for name, page in SHOWN.items():
        markdown = markdown.replace(f"](../{name}", f"]({page}")
    return markdown


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Load the worker for the search from the site."""
    return output.replace(SHIM, get_relative_url("search_worker.js", page.url))


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """Do the same for 404.html."""
    return output_content.replace(SHIM, "search_worker.js")
