import type { MatchStatus } from '@tribunen/domain';
import { createRandom, drawInteger, drawWeighted, type Random, shuffled } from '@tribunen/football';
import type { MatchPlan, PlannedEvent, PlannedState, TeamPlan } from './MatchPlan.ts';

const second = 1000;
const minute = 60 * second;

const competitions = [
  { id: 900_000, code: 'ES', name: 'Eliteserien' },
  { id: 2021, code: 'PL', name: 'Premier League' },
] as const;
const otherWords = ['RED_CARD', 'YELLOW_RED_CARD', 'YELLOW_CARD', 'SUBSTITUTION', 'PENALTY_MISSED', 'CORNER'];
const clubs: readonly TeamPlan[] = [
  'Brann',
  'Viking',
  'Molde',
  'Rosenborg',
  'Lillestrøm',
  'Tromsø',
  'Odd',
  'Haugesund',
  'Sandefjord',
  'Kristiansund',
  'Sarpsborg',
  'Strømsgodset',
].map((name, index) => ({ id: 101 + index, name }));

/**
 * The football of a run: three to six matches, most of them in play, some upcoming or finished. Far more happens in a
 * minute than in a real match, so every minute of a run tests something.
 *
 * @param lengthMs how long the run lasts, in milliseconds
 */
export function drawMatchDay(seed: number, lengthMs: number): readonly MatchPlan[] {
  const random = createRandom(seed, 'football');
  const teams = shuffled(clubs, random);
  const count = drawInteger(3, 6, random);
  const clock = new WritingClock();
  return Array.from({ length: count }, (_, index) => {
    const [home, away] = teams.slice(2 * index, 2 * index + 2);
    if (home === undefined || away === undefined) throw new RangeError('There are too few clubs');
    const competition = drawWeighted(competitions, () => 1, random);
    const id = 500_000 + index;
    const begins = drawWeighted<Beginning>(
      [{ in: 'play' }, { in: 'break' }, { in: 'future' }, { in: 'past' }],
      ({ in: state }) => ({ play: 6, break: 1, future: 2, past: 1 })[state],
      random,
    );
    return { id, home, away, competition, ...playMatch(id, begins, lengthMs, random, clock) };
  });
}

interface Beginning {
  readonly in: 'play' | 'break' | 'future' | 'past';
}

/**
 * Gives every change of a day a millisecond of its own. Only `drawBursts` puts several changes into one millisecond.
 */
class WritingClock {
  readonly #taken = new Set<number>();

  free(wanted: number): number {
    let at = Math.round(wanted);
    while (this.#taken.has(at)) at += 1;
    this.#taken.add(at);
    return at;
  }
}

function playMatch(
  id: number,
  { in: beginning }: Beginning,
  lengthMs: number,
  random: Random,
  clock: WritingClock,
): Pick<MatchPlan, 'kickOff' | 'changes'> {
  const play = new Play(id, random, clock);
  switch (beginning) {
    case 'past':
      play.score = { home: drawInteger(0, 4, random), away: drawInteger(0, 3, random) };
      play.minute = 90;
      play.writeState(-drawInteger(5, 90, random) * minute, 'FINISHED');
      return { kickOff: -3 * 60 * minute, changes: play.changes };
    case 'future': {
      const kickOff = drawInteger(-30, Math.floor(lengthMs / second) + 60, random) * second;
      play.writeState(-200 * minute, 'TIMED');
      // The row that says that a match has begun is mostly written some seconds after the planned kick-off.
      play.on(Math.max(second, kickOff + drawInteger(0, 20, random) * second), lengthMs);
      return { kickOff, changes: play.changes };
    }
    case 'break':
      play.minute = 45;
      play.score = { home: drawInteger(0, 2, random), away: drawInteger(0, 2, random) };
      play.remember(-drawInteger(15, 60, random) * minute);
      play.writeState(-drawInteger(1, 12, random) * minute, 'PAUSED');
      play.on(drawInteger(5, 120, random) * second, lengthMs);
      return { kickOff: -60 * minute, changes: play.changes };
    case 'play':
      play.minute = drawInteger(1, 85, random);
      play.score = { home: drawInteger(0, 2, random), away: drawInteger(0, 2, random) };
      play.remember(-drawInteger(1, 10, random) * minute);
      play.writeState(-drawInteger(1, 50, random) * second, 'IN_PLAY');
      play.on(drawInteger(1, 20, random) * second, lengthMs);
      return { kickOff: -play.minute * minute, changes: play.changes };
  }
}

/** Draws the course of a match, as a list of the changes that are written to the database. */
class Play {
  readonly changes: (PlannedState | PlannedEvent)[] = [];
  minute = 0;
  score = { home: 0, away: 0 };
  readonly #id: number;
  readonly #random: Random;
  readonly #clock: WritingClock;
  #events = 0;

  constructor(id: number, random: Random, clock: WritingClock) {
    this.#id = id;
    this.#random = random;
    this.#clock = clock;
  }

  writeState(at: number, status: MatchStatus): void {
    const started = status !== 'TIMED';
    this.changes.push({
      kind: 'state',
      at: this.#clock.free(at),
      status,
      minute: started && status !== 'FINISHED' ? Math.min(this.minute, 90) : null,
      injuryTime: started && status === 'IN_PLAY' && this.minute > 90 ? this.minute - 90 : null,
      home: started ? this.score.home : null,
      away: started ? this.score.away : null,
    });
  }

  /** Draws the rest of the match, until the run or the match is over. */
  on(from: number, until: number): void {
    const random = this.#random;
    const minuteMs = drawInteger(5, 40, random) * second;
    const goalsAMinute = 0.2 + random() * 0.6;
    let at = from;
    this.writeState(at, 'IN_PLAY');
    while (at < until) {
      at += minuteMs;
      this.minute += 1;
      const draw = random();
      if (draw < goalsAMinute * (minuteMs / minute)) this.#goal(at);
      else if (draw > 0.985) this.#cancelledGoal(at, minuteMs);
      else {
        if (draw > 0.9)
          this.#event(
            at,
            drawWeighted(otherWords, (word) => (word === 'RED_CARD' ? 3 : 1), random),
          );
        this.writeState(at + drawInteger(0, 900, random), 'IN_PLAY');
      }
      if (this.minute === 45 || draw > 0.994) {
        this.writeState((at += 2 * second), 'PAUSED');
        at += drawInteger(10, 60, random) * second;
      } else if (this.minute > 93) {
        this.writeState(at + 2 * second, 'FINISHED');
        break;
      }
    }
    this.changes.sort((one, other) => one.at - other.at);
  }

  /** Unless the score is 0–0, writes one goal from before the run. No page may announce it. */
  remember(at: number): void {
    const { home, away } = this.score;
    if (home + away > 0) this.#event(at, 'GOAL', home > 0 ? 'home' : 'away', 0);
  }

  #goal(at: number): void {
    const random = this.#random;
    const side = drawWeighted(['home', 'away'] as const, () => 1, random);
    this.score = { ...this.score, [side]: this.score[side] + 1 };
    // The match's row may be written before the goal's row or after it.
    this.writeState(at + drawInteger(0, 1500, random), 'IN_PLAY');
    const type = drawWeighted(['GOAL', 'OWN_GOAL', 'PENALTY_GOAL'], (word) => (word === 'GOAL' ? 8 : 1), random);
    this.#event(at, type, side);
    // Some goals have two rows, with different types.
    if (random() < 0.2) this.#event(at + drawInteger(0, 4000, random), 'SCORE_CHANGE', side);
  }

  /** Draws a goal that the referee takes back later. */
  #cancelledGoal(at: number, minuteMs: number): void {
    const before = this.score;
    this.#goal(at);
    this.score = before;
    const corrected = at + drawInteger(3 * second, minuteMs - second, this.#random);
    this.writeState(corrected, 'IN_PLAY');
    this.#event(corrected, 'VAR');
  }

  #event(
    at: number,
    type: string,
    side: 'home' | 'away' = this.#random() < 0.5 ? 'home' : 'away',
    delay = this.#random() < 0.1 ? drawInteger(5, 90, this.#random) * second : drawInteger(0, 2500, this.#random),
  ): void {
    const random = this.#random;
    this.#events += 1;
    const number = drawInteger(1, 11, random);
    const named = random() < 0.85;
    this.changes.push({
      kind: 'event',
      at: this.#clock.free(at + delay),
      id: `${this.#id}-${this.#events}`,
      occurredAt: at,
      type,
      side,
      minute: Math.max(1, this.minute),
      person: named ? { id: this.#id * 100 + number, name: `Spiller ${number}` } : null,
      ...this.score,
    });
  }
}
