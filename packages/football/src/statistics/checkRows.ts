import { liveEventRow, liveMatchRow, matchStateRow, providerMatchReport, teamMessageRow } from '@tribunen/contract';
import { type GenericSchema, parse } from 'valibot';
import type { Season } from '../../seed/loadSeed.ts';
import { spectatorsOf } from '../../seed/spectators.ts';
import type { Voices } from '../../seed/voicesSchema.ts';
import { chatOf } from '../chat/chatOf.ts';
import { wallTimeOf } from '../state/reachedMoments.ts';
import { toLiveEventRows } from '../state/toLiveEventRows.ts';
import { toLiveMatchRow } from '../state/toLiveMatchRow.ts';
import { toMatchReport } from '../state/toMatchReport.ts';
import { toMatchStateRow } from '../state/toMatchStateRow.ts';
import { playedMatch } from './playedMatch.ts';

/**
 * Plays a number of a season's matches freely, and checks every row that they produce against the contract: states at
 * every change, events, messages, and the report at kick-off, at half-time and at the end.
 *
 * @returns the number of rows
 * @throws {ValiError} at the first row that breaks the contract
 */
export function checkRows(season: Season, voices: Voices, matches: number, seed: number): number {
  const crowd = { spectators: spectatorsOf(voices), lines: voices.lines, seed };
  let rows = 0;
  const check = (schema: GenericSchema, row: unknown): void => {
    parse(schema, row);
    rows += 1;
  };
  for (let index = 0; index < matches; index += 1) {
    const match = playedMatch(season, index, seed);
    const { kickOff } = match;
    for (const moment of match.timeline) {
      const now = wallTimeOf(match, moment);
      check(liveMatchRow, toLiveMatchRow(match, now));
      check(matchStateRow, toMatchStateRow(match, now));
    }
    const end = kickOff + 24 * 3_600_000;
    for (const row of toLiveEventRows(match, end)) check(liveEventRow, row);
    for (const row of chatOf(match, crowd)) check(teamMessageRow, row);
    for (const now of [kickOff, kickOff + 50 * 60_000, end]) check(providerMatchReport, toMatchReport(match, now));
  }
  return rows;
}
