#!/usr/bin/python3
"""What assistive technology finds in a program: reads commands, writes one JSON object a line.

Usage: at-spi.py PID

Commands, one a line:
  tree N           writes {"answer": N, "tree": …}: the objects of the program, with those within
  act N PATH NAME  does the action of a name of the object at a path such as 0/2, and writes
                   {"answer": N, "done": true} if there is one
Events are written as they come: {"event": "focused", "role": …, "name": …, "description": …}.
"""
import json
import sys

import gi

gi.require_version("Atspi", "2.0")
import pyatspi
from gi.repository import GLib


def write(value):
    print(json.dumps(value, ensure_ascii=False), flush=True)


def interface(query):
    try:
        return query()
    except NotImplementedError:
        return None


def described(item, path):
    """An object of the program with all that is in it."""
    component = interface(item.queryComponent)
    box = component.getExtents(pyatspi.WINDOW_COORDS) if component else None
    text = interface(item.queryText)
    action = interface(item.queryAction)
    children = [item.getChildAtIndex(index) for index in range(item.childCount)]
    return {
        "role": item.getRoleName(),
        "name": item.name,
        "description": item.description,
        "extents": [box.x, box.y, box.width, box.height] if box else None,
        "text": text.getText(0, text.characterCount) if text else None,
        "actions": [action.getName(index) for index in range(action.nActions)] if action else [],
        "states": sorted(pyatspi.stateToString(state) for state in item.getState().getStates()),
        "path": path,
        "children": [
            described(child, f"{path}/{index}" if path else str(index))
            for index, child in enumerate(children)
            if child
        ],
    }


def program():
    """The program; None while it has not come."""
    for item in pyatspi.Registry.getDesktop(0):
        if item and item.get_process_id() == int(sys.argv[1]):
            item.clear_cache()
            return item
    return None


def act(path, name):
    item = program()
    for index in path.split("/"):
        item = item.getChildAtIndex(int(index))
    action = item.queryAction()
    for index in range(action.nActions):
        if action.getName(index) == name:
            return action.doAction(index)
    return False


def on_command(source, condition):
    words = source.readline().split()
    if not words:
        pyatspi.Registry.stop()
        return False
    try:
        if words[0] == "tree":
            item = program()
            write({"answer": int(words[1]), "tree": described(item, "") if item else None})
        else:
            write({"answer": int(words[1]), "done": act(words[2], words[3])})
    except (GLib.GError, LookupError) as error:
        write({"answer": int(words[1]), "error": str(error)})
    return True


def on_event(event):
    kind = event.type.split(":")[-1] if event.type.minor is None else event.type.minor
    if event.detail1 != 1 or not event.source:
        return
    write(
        {
            "event": kind,
            "role": event.source.getRoleName(),
            "name": event.source.name,
            "description": event.source.description,
        }
    )


pyatspi.Registry.registerEventListener(
    on_event,
    "object:state-changed:focused",
    "object:state-changed:selected",
    "object:state-changed:checked",
)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, on_command)
write({"event": "ready", "role": "", "name": "", "description": ""})
pyatspi.Registry.start()
