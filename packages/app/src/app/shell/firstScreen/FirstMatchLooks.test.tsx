// @vitest-environment node
import { eventsOf, instantAt, type MatchParts, normaliseMatch, osloDayOf } from '@tribunen/domain';
import { createI18n, WordsProvider } from '@tribunen/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { FirstMatch } from './FirstMatch.tsx';
import { FirstMatchLooks } from './FirstMatchLooks.tsx';

/** The classes in the style sheet of what is rendered. */
function styledClasses(content: ReactNode): Set<string> {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    sheet.collectStyles(<WordsProvider words={createI18n('nb', 'Tribunen')}>{content}</WordsProvider>),
  );
  const classes = new Set(sheet.getStyleTags().match(/\.[a-z][\w-]*(?=[^}]*\{)/gi));
  sheet.seal();
  return classes;
}

const at = instantAt(Date.parse('2026-11-21T14:00:00Z'));
const [home, away] = [
  { id: 1, name: 'Brann' },
  { id: 2, name: 'Viking' },
];
const events = eventsOf({
  homeTeam: home,
  awayTeam: away,
  goals: [home, away].flatMap((team) => [
    { minute: 1, type: 'REGULAR', team, scorer: { name: 'Berg' }, assist: { name: 'Moe' } },
    { minute: 2, type: 'REGULAR', team, scorer: { name: 'Berg' } },
    { minute: 3, type: 'OWN', team, scorer: { name: 'Lie' } },
    { minute: 4, type: 'PENALTY', team, scorer: { name: 'Dahl' } },
    { minute: 45, injuryTime: 2, type: 'REGULAR', team, scorer: null },
  ]),
  bookings: [home, away].flatMap((team) => [
    { minute: 5, team, player: { name: 'Vik' }, card: 'RED' },
    { minute: 6, team, player: { name: 'Aas' }, card: 'YELLOW_RED' },
  ]),
});

const score = (homeGoals: number, awayGoals: number) => ({ fullTime: { home: homeGoals, away: awayGoals } });
const variants: readonly Partial<MatchParts>[] = [
  {},
  { isTimeSet: false },
  { matchday: 12 },
  { stage: 'QUARTER_FINALS' },
  { minute: 90, injuryTime: 4 },
  { simulated: true },
  { redCards: { home: 1, away: 2 } },
  { score: score(0, 0) },
  { score: score(2, 10) },
  { score: score(12, 10) },
  { score: { ...score(2, 1), duration: 'EXTRA_TIME', extraTime: { home: 1, away: 0 } } },
  { score: { ...score(5, 4), duration: 'PENALTY_SHOOTOUT', penalties: { home: 4, away: 3 } } },
  { homeTeam: { id: null, name: null }, awayTeam: { id: null, name: null } },
  { homeTeam: { ...home, crest: 'https://crests.example/1.png' }, awayTeam: { ...away, crest: '/crests/2.svg' } },
  { homeTeam: { ...home, crest: '🦁' }, awayTeam: { ...away, crest: 'VIK' } },
  {
    homeTeam: { id: 3, name: 'Norway' },
    awayTeam: { id: 4, name: 'Brazil' },
    competition: { id: 2000, code: 'WC', name: 'FIFA World Cup' },
  },
];

test.each([
  'SCHEDULED',
  'TIMED',
  'UNREPORTED',
  'LIVE',
  'IN_PLAY',
  'PAUSED',
  'FINISHED',
  'AWARDED',
  'POSTPONED',
  'SUSPENDED',
  'CANCELED',
])('START-4 the page has all styles of the header of a match that is %s', (status) => {
  const inPage = styledClasses(<FirstMatchLooks />);
  for (const parts of variants) {
    const match = normaliseMatch({
      id: 7,
      utcKickoff: at,
      status,
      homeTeam: home,
      awayTeam: away,
      competition: { id: 2021, code: 'PL', name: 'Premier League' },
      ...parts,
    });
    if (match === null) throw new Error('there is no match');
    expect(match.status).toBe(status);
    for (const shown of [[], events]) {
      const needed = styledClasses(<FirstMatch match={match} events={shown} today={osloDayOf(at)} />);
      expect(
        [...needed].filter((name) => !inPage.has(name)),
        JSON.stringify(parts),
      ).toEqual([]);
      expect(needed.size).toBeGreaterThan(20);
    }
  }
});
