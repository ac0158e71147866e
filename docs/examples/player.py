#!/usr/bin/env python3
"""Plays a whole game of Valeria against a bot, as any program can: python3 player.py [http://127.0.0.1:7777]"""

import json
import random
import sys
import time
import urllib.request

BASE = (sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7777") + "/api/v1"
TOKEN = None


def call(path, body=None):
    request = urllib.request.Request(BASE + path, data=None if body is None else json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    if TOKEN:
        request.add_header("Authorization", "Bearer " + TOKEN)
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


TOKEN = call("/identities", {"name": "Script"})["token"]
table = call("/tables", {"game": "valeria", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]})
path = "/tables/" + table["id"]
while True:
    now = call(path)
    if now["status"] == "over":
        break
    if not now["answers"]:
        time.sleep(0.2)
        continue
    number = random.randrange(len(now["answers"]))
    print(now["question"], "->", now["answers"][number]["text"])
    call(path + "/answers", {"number": number, "decision": now["decision"], "command": now["decision"]})
    time.sleep(0.25)  # a polite pace: the server limits how much one visitor may change in a time
for standing in now["outcome"]["standings"]:
    print("seat", standing["seat"], "scored", standing["score"], "and comes", standing["rank"])
