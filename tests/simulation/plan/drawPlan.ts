import { createRandom, drawInteger, drawWeighted, type Random, seededUuid, shuffled } from '@tribunen/football';
import { drawMatchDay } from '../football/drawMatchDay.ts';
import type { MatchPlan } from '../football/MatchPlan.ts';
import { drawBursts } from './drawBursts.ts';
import { drawCrowd } from './drawCrowd.ts';
import { drawIncidents } from './drawIncidents.ts';
import { drawFollows } from './drawFollows.ts';
import { drawModes } from './drawModes.ts';
import type { BrowserPlan, Incident, SimulationPlan } from './SimulationPlan.ts';

const minute = 60_000;
/** The last part of a drawn duration, in which no incident begins and every page recovers. */
const settleMs = minute;
/** In one out of this many runs some matches are written several times in the same millisecond. */
const burstEvery = 9;
/** The start of every run: a Saturday afternoon. */
const start = Date.parse('2026-11-21T14:00:00.000Z');

/** The plan of a seed: its football, its spectators and its incidents. */
export function drawPlan(seed: number): SimulationPlan {
  const random = createRandom(seed, 'plan');
  // Most runs are short, because two short runs find more bugs than one long run.
  const awakeMs = drawWeighted([5, 6, 7, 8, 10, 15], (minutes) => 1 / minutes ** 4, random) * minute - settleMs;
  const sleep = random() < 0.08 ? drawSleep(awakeMs, random) : null;
  const lengthMs = awakeMs + (sleep?.ms ?? 0);
  const matches = drawMatchDay(seed, lengthMs);
  const browsers = Array.from({ length: random() < 0.8 ? 1 : 2 }, (_, index) =>
    drawBrowser(seed, index, matches, random),
  );
  const plan = {
    seed,
    start,
    lengthMs,
    accessTokenSeconds: random() < 0.2 ? drawInteger(100, 400, random) : 3600,
    matches,
    browsers,
    incidents: drawIncidents({ awakeMs, sleep, browsers, matches }, random),
  };
  const crowding = createRandom(seed, 'crowd');
  const isCrowded = sleep === null && crowding() < 0.1;
  const crowded = isCrowded ? drawCrowd(plan, drawInteger(minute / 2, awakeMs - 2 * minute, crowding), crowding) : plan;
  const moded = drawModes(crowded, createRandom(seed, 'modes'));
  return seed % burstEvery === 0 ? drawBursts(moded, createRandom(seed, 'bursts')) : moded;
}

/** A sleep of every device somewhere in the middle of the run. About half of the sleeps last an hour. */
function drawSleep(awakeMs: number, random: Random): Extract<Incident, { kind: 'sleep' }> {
  const ms = random() < 0.5 ? 60 * minute : drawInteger(20_000, 10 * minute, random);
  return { kind: 'sleep', at: drawInteger(minute, awakeMs - minute, random), ms };
}

function drawBrowser(seed: number, index: number, matches: readonly MatchPlan[], random: Random): BrowserPlan {
  const tabs = drawWeighted([1, 2, 3], (count) => 4 - count, random);
  const sideBySide = random() < 0.3;
  return {
    user: random() < 0.9 ? { id: seededUuid(seed, 'user', index), follows: drawFollows(matches, random) } : null,
    tabs: Array.from({ length: tabs }, (_, tab) => ({
      visible: tab === 0 || (tab === 1 && sideBySide),
      openMatch: random() < 0.3 ? String(shuffled(matches, random)[0]?.id) : null,
    })),
  };
}
