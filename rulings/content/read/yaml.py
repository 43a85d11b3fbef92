"""YAML that remembers its lines, keeps rule numbers as written (7.10 is not 7.1) and refuses a key given twice."""

from typing import Any

import yaml
from django.utils.translation import gettext as _

from ..problems import Problems


class Entry(dict):
    """A mapping with the line it starts on and the line of each key."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str, int] = {}


class _Reader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """Safe tags only; read in C where PyYAML was built with it."""


def read_yaml(text: str, *, file: str, problems: Problems, first_line: int = 1) -> Any:
    """The document, or None where it cannot be read; the problem is then noted."""
    reader = _Reader(text)
    try:
        node = reader.get_single_node()
        return None if node is None else _value(reader, node, file, problems, first_line)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = first_line + (mark.line if mark else 0)
        problems.add(file, line, _("Chybný YAML: %s.") % (error.problem or error.context), _("Opravte odsazení a znaky."))
    except (yaml.YAMLError, ValueError) as error:
        problems.add(file, first_line, _("Chybný YAML: %s.") % error, _("Opravte zápis."))
    finally:
        reader.dispose()
    return None


def _value(reader: _Reader, node: yaml.Node, file: str, problems: Problems, first: int) -> Any:
    if isinstance(node, yaml.MappingNode):
        return _mapping(reader, node, file, problems, first)
    if isinstance(node, yaml.SequenceNode):
        return [_value(reader, item, file, problems, first) for item in node.value]
    if node.tag == "tag:yaml.org,2002:float":
        return node.value
    return reader.construct_object(node)


def _mapping(reader: _Reader, node: yaml.MappingNode, file: str, problems: Problems, first: int) -> Entry:
    entry = Entry(first + node.start_mark.line)
    for key_node, value_node in node.value:
        key, line = str(key_node.value), first + key_node.start_mark.line
        if key in entry:
            problems.add(file, line, _("Klíč „%s“ je tu dvakrát.") % key, _("Nechte jen jeden."))
        entry[key] = _value(reader, value_node, file, problems, first)
        entry.lines[key] = line
    return entry
