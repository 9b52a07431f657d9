"""Uniformly random play in OpenSpiel, from Python: list the legal actions, pick one, apply it. One line of JSON a game."""

import json
import random
import sys
import time

import pyspiel

RUN, ALL = 0.02, float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


def play(game, rng):
    """One game; returns its plies, chance included."""
    state, plies = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        plies += 1
    assert abs(sum(state.returns())) < 1e-9, "what one side wins the other loses"
    return plies


for name in ["breakthrough(rows=6,columns=6)", "backgammon"]:
    game, rng, best, start = pyspiel.load_game(name), random.Random(1), 0.0, time.perf_counter()
    while time.perf_counter() - start < ALL:
        plies, clock = 0, time.perf_counter()
        while time.perf_counter() - clock < RUN:
            plies += play(game, rng)
        best = max(best, plies / (time.perf_counter() - clock))
    print(json.dumps({"game": name, "pliesPerSecond": round(best)}))
