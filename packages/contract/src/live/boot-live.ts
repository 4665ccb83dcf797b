import { array, type InferOutput, isoDate, maxLength, object, pipe, record, string } from 'valibot';
import { count } from '../columns.ts';
import { providerMatch } from '../provider/football-data/providerMatch.ts';
import { liveEventRow } from '../tables/live_events_new.ts';
import { announcedMode } from './announcedMode.ts';

const RECENT = 5;

/** The snapshot that the live feed starts from. */
export const bootLiveAnswer = object({
  version: count,
  date: pipe(string(), isoDate()),
  matches: array(providerMatch),
  /** By match id, newest first. */
  recentEvents: record(string(), pipe(array(liveEventRow), maxLength(RECENT))),
  mode: announcedMode,
});
export type BootLiveAnswer = InferOutput<typeof bootLiveAnswer>;
