import {
  loadSeed,
  loadVoices,
  matchDataOf,
  MatchDay,
  type MatchDayOptions,
  openMatchSummary,
  spectatorsOf,
  toLiveMatchRow,
} from '@tribunen/football';
import type { Clock } from '@tribunen/protocol';
import type { Database } from './database.ts';
import { demoChat } from './demoCrowd.ts';
import { fillRatings } from './demoRatings.ts';
import { ChatReplies } from './matchDay/ChatReplies.ts';
import { MatchDayFeed } from './matchDay/MatchDayFeed.ts';
import type { MatchSource } from './MatchSource.ts';

/** The day of the match with real event data. */
const openMatchDay = '2017-08-11';

/** Opens the simulated match day, which writes its rows to the given database. */
export async function openMatchSource(
  options: Omit<MatchDayOptions, 'data' | 'chat'>,
  database: Database,
  clock: Clock,
): Promise<MatchSource> {
  const [data, voices] = await Promise.all([loadSeed(), loadVoices()]);
  const matchDay = new MatchDay({ ...options, data, chat: demoChat(voices) });
  const report = (message: string, cause: unknown): void => console.error(message, cause);
  const feed = new MatchDayFeed({ matchDay, tables: database, clock, report });
  const spectators = spectatorsOf(voices);
  const replies = new ChatReplies({ database, spectators, lines: voices.lines, seed: options.seed, clock, report });
  return {
    ...matchDataOf(matchDay, data),
    listDay: (day, now) => [...matchDay.listDay(day, now), ...(day === openMatchDay ? [openMatchSummary] : [])],
    start: async () => {
      for (const match of matchDay.matchesOfTheDayBefore()) {
        await database.live_matches_new.upsert(toLiveMatchRow(match, clock.now()));
      }
      await feed.start();
      // The replies start after the feed, because they quote messages that it has written.
      replies.start();
      // This promise is not awaited: the first screen shows no ratings.
      fillRatings(database, { data, spectators, now: clock.now() }).catch((error: unknown) =>
        report('Could not write the ratings', error),
      );
    },
    stop: () => {
      replies.stop();
      feed.stop();
    },
    wake: () => feed.wake(),
  };
}
