import { expect, test } from 'vitest';
import { array, parse, safeParse } from 'valibot';
import { parseFantasyGameweek } from '../../functions/parseFantasyGameweek.ts';
import { bootstrapStatic } from './bootstrapStatic.ts';
import { fantasyEntry } from './fantasyEntry.ts';
import { fantasyEntryPicks } from './fantasyEntryPicks.ts';
import { fantasyEventLive } from './fantasyEventLive.ts';
import { fantasyFixture } from './fantasyFixture.ts';

/**
 * Invented rows in the shapes of Eliteserien Fantasy: no `squad_number`, no `game_config`, no `bps`, an index as text,
 * strengths that are null, and teams of the second division without players.
 */
const unrated = { strength: null, strength_overall_home: null, strength_overall_away: null };
const season = {
  teams: [
    { id: 1, code: 15, name: 'Fjordlaget', short_name: 'FJO', ...unrated },
    { id: 2, code: 4, name: 'Fjellbyen', short_name: 'FJE', ...unrated },
    { id: 17, code: 205, name: 'Andredivisjon', short_name: 'Andredivisjon', ...unrated },
  ],
  element_types: [
    { id: 1, singular_name_short: 'KPR', plural_name: 'Keepere' },
    { id: 4, singular_name_short: 'ANG', plural_name: 'Angrepsspillere' },
  ],
  events: [
    {
      id: 7,
      name: 'Runde 7',
      deadline_time: '2026-05-01T15:55:00Z',
      is_current: true,
      is_next: false,
      finished: false,
    },
    {
      id: 8,
      name: 'Runde 8',
      deadline_time: '2026-05-08T16:55:00Z',
      is_current: false,
      is_next: true,
      finished: false,
    },
  ],
  elements: [
    { id: 901, web_name: 'Strand', team: 1, element_type: 4, now_cost: 121, form: '6.0', status: 'a', news: '' },
    { id: 902, web_name: 'Vik', team: 2, element_type: 1, now_cost: 39, status: 'd', news: 'Kne - 50 % sjanse' },
  ],
};
const fixture = {
  id: 52,
  event: 7,
  kickoff_time: '2026-05-01T16:00:00Z',
  started: true,
  finished: false,
  finished_provisional: false,
  minutes: 70,
  team_h: 1,
  team_a: 2,
  team_h_score: 1,
  team_a_score: 0,
  team_h_difficulty: null,
  team_a_difficulty: null,
  stats: [
    { identifier: 'goals_scored', h: [{ element: 901, value: 1 }], a: [] },
    { identifier: 'bonus', h: [], a: [] },
    { identifier: 'opta_index', h: [{ element: 901, value: '41.5' }], a: [{ element: 902, value: 12 }] },
  ],
};
const live = {
  elements: [
    {
      id: 901,
      stats: { minutes: 70, goals_scored: 1, bonus: 0, opta_index: '41.5', total_points: 6, in_dreamteam: false },
      explain: [
        {
          fixture: 52,
          stats: [
            { identifier: 'minutes', points: 2, value: 70 },
            { identifier: 'goals_scored', points: 4, value: 1 },
          ],
        },
      ],
    },
  ],
};
const entry = { id: 12_345, name: 'Skogens ellever', player_region_name: 'Norway', summary_overall_points: 310 };
const squad = {
  active_chip: '2capt',
  automatic_subs: [],
  entry_history: { event: 7, points: 12, total_points: 310, rank: null, overall_rank: null, event_transfers_cost: 4 },
  picks: [
    { element: 902, position: 1, multiplier: 2, is_captain: false, is_vice_captain: true, element_type: 1 },
    { element: 901, position: 2, multiplier: 2, is_captain: true, is_vice_captain: false, element_type: 4 },
  ],
};

test('each answer of Eliteserien Fantasy is read without the fields that only the English game has', () => {
  const { teams, events, elements } = parse(bootstrapStatic, season);
  expect([teams.length, events.length]).toEqual([3, 2]);
  expect(elements[0]).toEqual({ id: 901, web_name: 'Strand', team: 1, element_type: 4, now_cost: 121 });
  expect(parse(fantasyEventLive, live).elements[0]?.stats).toEqual({ total_points: 6 });
  expect(parse(fantasyEntry, entry)).toEqual({ id: 12_345, name: 'Skogens ellever' });
  expect(parse(fantasyEntryPicks, squad).active_chip).toBe('2capt');
});

test('an index that is written as text is a number, and a match with a text that is no number is refused', () => {
  const [read] = parse(array(fantasyFixture), [fixture]);
  expect(read?.stats[2]).toEqual({
    identifier: 'opta_index',
    h: [{ element: 901, value: 41.5 }],
    a: [{ element: 902, value: 12 }],
  });
  const broken = { ...fixture, stats: [{ identifier: 'opta_index', h: [{ element: 901, value: 'høy' }], a: [] }] };
  expect(safeParse(fantasyFixture, broken).success).toBe(false);
});

const answer = {
  events: season.events,
  teams: season.teams,
  fixtures: [fixture],
  elements: live.elements,
  entries: [{ entry, squad }],
};

test('a round of Eliteserien Fantasy has its own chips, and a bonus by the Opta index', () => {
  const round = parseFantasyGameweek(answer, 'eliteserien');
  expect([round.game, round.current?.number, round.next?.number]).toEqual(['eliteserien', 7, 8]);
  expect(round.fixtures[0]?.standings).toEqual([
    { element: 901, minutes: 1, bps: 41.5, bonus: 0 },
    { element: 902, minutes: 1, bps: 12, bonus: 0 },
  ]);
  expect(round.entries[0]?.chip).toBe('two-captains');
});

test('the same answer read as the English game has neither the chip nor the bonus', () => {
  const gameweek = parseFantasyGameweek(answer, 'fpl');
  expect(gameweek.fixtures[0]?.standings).toEqual([]);
  expect(gameweek.entries[0]?.chip).toBeNull();
});
