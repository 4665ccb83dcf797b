import { exampleMatch } from '../match/exampleMatch.ts';
import type { Match, ScoreLine } from '../match/Match.ts';
import type { ScoreParts } from '../match/MatchParts.ts';
import { instantAt } from '../time/instant.ts';

const NAMES = ['Brann', 'Viking', 'Molde', 'Odd'] as const;
const NOON_MS = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** 0 Brann, 1 Viking, 2 Molde, 3 Odd. These are also their ids. */
export type ExampleClub = 0 | 1 | 2 | 3;

/**
 * A match between two of four clubs, finished unless changed. For tests and examples.
 *
 * @param daysAgo before noon of 21 November 2026
 */
export function exampleResult({
  home,
  away,
  score = { home: null, away: null },
  daysAgo = 1,
  status = 'FINISHED',
  parts = {},
}: {
  readonly home: ExampleClub;
  readonly away: ExampleClub;
  readonly score?: ScoreLine | { readonly home: null; readonly away: null };
  readonly daysAgo?: number;
  readonly status?: string;
  readonly parts?: Partial<ScoreParts>;
}): Match {
  return exampleMatch({
    id: `${home}-${away}-${daysAgo}`,
    utcKickoff: instantAt(NOON_MS - daysAgo * DAY_MS),
    status,
    homeTeam: { id: home, name: NAMES[home] },
    awayTeam: { id: away, name: NAMES[away] },
    score: { fullTime: score, ...parts },
  });
}
