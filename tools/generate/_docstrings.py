"""The docstrings of the schema, fields included: Python keeps those of classes only, so the source is read."""

import ast
import inspect
import textwrap
from functools import cache


def class_doc(cls: type) -> str:
    """The first line of a class's docstring."""
    doc = inspect.getdoc(cls)
    assert doc, f"{cls.__name__} has no docstring"
    return doc.splitlines()[0]


@cache
def field_docs(cls: type) -> dict[str, str]:
    """What stands under each field of a dataclass: a string right after the field."""
    body = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)
    docs: dict[str, str] = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(doc))):
                docs[name] = " ".join(doc.split())
            case _:
                continue
    return docs
