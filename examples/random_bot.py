"""A whole bot for an Estaminet server, with nothing but the standard library: joins a table and plays at random.

    python examples/random_bot.py http://localhost:8000 CODE

CODE is the four letters (or the id) of a table with an open seat. It plays until the match is over and prints the
places. docs/protocol.md describes what it says and hears.
"""

import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request


class Bot:
    def __init__(self, server, name):
        self.server = server
        self.token = None
        self.token = self.call("POST", "/api/bot/token", {"name": name})["token"]

    def open(self, method, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.server + path, data, headers, method=method))

    def call(self, method, path, body=None):
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def play(self, table):
        """Play the match at this table to its end, also if the house is restarted meanwhile; the result."""
        away = 0
        while away < 60:
            try:
                for play in self.plays(table):
                    away = 0
                    if "result" in play:
                        return play["result"]
                    if play.get("legal"):
                        self.move(table, play)
            except (OSError, http.client.HTTPException) as error:
                if isinstance(error, urllib.error.HTTPError) and error.code < 500:
                    raise
            away += 1
            time.sleep(1)  # then it tells everything again
        raise SystemExit("the house has been away for a minute")

    def plays(self, table):
        """What is told of the match, until the stream ends."""
        with self.open("GET", f"/api/bot/tables/{table}/stream") as lines:
            for line in lines:
                # An empty line: the server says that it is still there.
                play = json.loads(line).get("play") if line.strip() else None
                if play:
                    yield play

    def move(self, table, play):
        index = random.choice(play["legal"])["action"]["index"]
        move = {"index": index, "answers": play["answers"], "id": str(random.getrandbits(64))}
        try:
            self.call("POST", f"/api/bot/tables/{table}/move", move)
        except urllib.error.HTTPError as error:
            if error.code != 409:  # 409: the table has moved on, and tells us how
                raise


def main():
    server, code = sys.argv[1].rstrip("/"), sys.argv[2]
    bot = Bot(server, "Random stranger")
    table = bot.call("GET", f"/api/codes/{code}")["id"] if len(code) == 4 else code
    seat = bot.call("POST", f"/api/tables/{table}/join", {})["seat"]
    result = bot.play(table)
    print(f"seat {seat}, places {result['places']} by {result['clause']}")


if __name__ == "__main__":
    main()
