import { timeSlider } from './eventsUntil.ts';
import type { Duel, Pass, PitchEvents, Run, Shot, ShotOutcome } from './PitchEvent.ts';
import { type PitchPoint, pitchPoint } from './PitchPoint.ts';
import { pitchSize } from './pitchSize.ts';
import { seededRandom } from './seededRandom.ts';

export type Random = () => number;

/** How many events of each kind a sample has: enough to fill a picture, few enough to tell apart. */
const COUNTS = { shots: 12, passes: 120, runs: 40, duels: 30 } as const;
const LONGEST_PASS = 45;
const LONGEST_RUN = 30;
const LONGEST_SHOT = 30;
const PASS_COMPLETION = 0.82;
/** The limits between the outcomes, as shares of all shots: goals, then saves, then blocks; the rest miss. */
const GOALS = 0.12;
const ON_TARGET = 0.4;
const BLOCKED = 0.65;

/**
 * Invented shots, passes, runs and duels of both teams, the same for the same seed (PITCH-16). This is sample data, not
 * a match: the screen must say so.
 */
export function samplePitchEvents(seed: number): { readonly home: PitchEvents; readonly away: PitchEvents } {
  const random = seededRandom(seed);
  return { home: eventsOfTeam(random), away: eventsOfTeam(random) };
}

function eventsOfTeam(random: Random): PitchEvents {
  return {
    shots: many(COUNTS.shots, () => shot(random)),
    passes: many(COUNTS.passes, () => pass(random)),
    runs: many(COUNTS.runs, () => run(random)),
    duels: many(COUNTS.duels, () => duel(random)),
  };
}

function many<Event extends { readonly minute: number }>(count: number, make: () => Event): readonly Event[] {
  return Array.from({ length: count }, make).toSorted((a, b) => a.minute - b.minute);
}

function shot(random: Random): Shot {
  const minute = minuteOf(random);
  const angle = between(random, -Math.PI / 3, Math.PI / 3);
  const distance = between(random, pitchSize.goalAreaDepth, LONGEST_SHOT);
  const from = pitchPoint(distance * Math.cos(angle), distance * Math.sin(angle));
  const outcome = shotOutcome(random());
  return { minute, from, to: shotEnd(random, from, outcome), outcome };
}

function shotOutcome(chance: number): ShotOutcome {
  if (chance < GOALS) return 'goal';
  if (chance < ON_TARGET) return 'on-target';
  return chance < BLOCKED ? 'blocked' : 'off-target';
}

/** Where a shot ends: in the goal mouth, beside it or, when blocked, half-way there. */
export function shotEnd(random: Random, from: PitchPoint, outcome: ShotOutcome): PitchPoint {
  const goalHalfWidth = pitchSize.goalWidth / 2;
  const across = between(random, -goalHalfWidth, goalHalfWidth);
  switch (outcome) {
    case 'goal':
    case 'on-target':
      return pitchPoint(0, across);
    case 'off-target':
      return pitchPoint(0, across < 0 ? across - goalHalfWidth : across + goalHalfWidth);
    case 'blocked':
      return pitchPoint(from.x / 2, (from.y + across) / 2);
  }
}

function pass(random: Random): Pass {
  const minute = minuteOf(random);
  const from = anywhere(random);
  return { minute, from, to: nearby(random, from, LONGEST_PASS), completed: random() < PASS_COMPLETION };
}

function run(random: Random): Run {
  const minute = minuteOf(random);
  const from = anywhere(random);
  return { minute, from, to: nearby(random, from, LONGEST_RUN) };
}

function duel(random: Random): Duel {
  return { minute: minuteOf(random), at: anywhere(random), won: random() < 0.5 };
}

function minuteOf(random: Random): number {
  return Math.floor(between(random, timeSlider.from, timeSlider.to + 1));
}

function anywhere(random: Random): PitchPoint {
  return pitchPoint(between(random, 0, pitchSize.length), between(random, -pitchSize.width / 2, pitchSize.width / 2));
}

/** A place up to `longest` metres away in any direction, on the pitch. */
function nearby(random: Random, from: PitchPoint, longest: number): PitchPoint {
  const angle = between(random, 0, 2 * Math.PI);
  const distance = between(random, 3, longest);
  return pitchPoint(
    clamp(from.x + distance * Math.cos(angle), 0, pitchSize.length),
    clamp(from.y + distance * Math.sin(angle), -pitchSize.width / 2, pitchSize.width / 2),
  );
}

function between(random: Random, least: number, most: number): number {
  return least + random() * (most - least);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
