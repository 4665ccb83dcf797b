import { expect, test } from 'vitest';
import type { HiddenGroup } from '../knownUntil/HiddenGroup.ts';
import type { CompetitionCode } from '../match/Match.ts';
import { exampleMatch } from '../match/exampleMatch.ts';
import { instantAt } from '../time/instant.ts';
import { osloDayOf } from '../time/osloDayOf.ts';
import type { FantasyFixture } from './FantasyGameweek.ts';
import { roundTells } from './roundTells.ts';

const at = (text: string) => instantAt(Date.parse(text));
const fixture = (phase: FantasyFixture['phase']): FantasyFixture => ({
  id: 1,
  homeName: 'Man City',
  awayName: 'Everton',
  phase,
  standings: [],
});
const round = {
  game: 'fpl',
  current: { number: 12, deadline: at('2026-11-20T18:00:00Z') },
  next: { number: 13, deadline: at('2026-11-27T18:00:00Z') },
  fixtures: [fixture('over')],
} as const;
const nothing = { hidden: [], groups: [], delaySeconds: 0 };
const hidden = (utcKickoff: string, code = 'PL') => {
  const match = exampleMatch({ utcKickoff: at(utcKickoff) });
  return { ...nothing, hidden: [{ ...match, competition: { ...match.competition, id: code as CompetitionCode } }] };
};
const grouped = (group: HiddenGroup) => ({ ...nothing, groups: [group] });
const from = osloDayOf(round.current.deadline);

test('KNOWN-11 the points of a round are shown when no result of the round is hidden', () => {
  expect(roundTells(round, nothing)).toBe(false);
  expect(roundTells({ ...round, current: null }, hidden('2026-11-21T15:00:00Z'))).toBe(false);
});

test.each([
  ['2026-11-20T18:00:00Z', 'PL', true],
  ['2026-11-27T17:59:00Z', 'PL', true],
  ['2026-11-20T17:59:00Z', 'PL', false],
  ['2026-11-27T18:00:00Z', 'PL', false],
  ['2026-11-21T15:00:00Z', 'TIP', false],
])('KNOWN-11 a hidden result of %s in %s hides the points of the round: %s', (kickoff, code, isHidden) => {
  expect(roundTells(round, hidden(kickoff, code))).toBe(isHidden);
});

test('KNOWN-11 the last round of a season has no end, and the Norwegian game follows Eliteserien', () => {
  const last = { ...round, game: 'eliteserien', next: null } as const;
  expect(roundTells(last, hidden('2026-12-20T15:00:00Z', 'TIP'))).toBe(true);
  expect(roundTells(last, grouped({ kind: 'day', id: osloDayOf(at('2026-12-20T15:00:00Z')) }))).toBe(true);
});

test.each<[HiddenGroup, boolean]>([
  [{ kind: 'team', id: '65', name: 'Manchester City FC', from }, true],
  [{ kind: 'team', id: 'x', name: 'EVERTON', from }, true],
  [{ kind: 'team', id: '57', name: 'Arsenal', from }, false],
  [{ kind: 'competition', id: 'PL', name: 'Premier League', from }, true],
  [{ kind: 'competition', id: 'TIP', name: 'Eliteserien', from }, false],
  [{ kind: 'day', id: osloDayOf(at('2026-11-20T12:00:00Z')) }, true],
  [{ kind: 'day', id: osloDayOf(at('2026-11-19T12:00:00Z')) }, false],
  [{ kind: 'day', id: osloDayOf(at('2026-11-27T12:00:00Z')) }, false],
])('KNOWN-11 the hidden group %o hides the points of the round: %s', (group, isHidden) => {
  expect(roundTells(round, grouped(group))).toBe(isHidden);
});

test('KNOWN-11 while a match is in play a reader who is behind does not see the points', () => {
  const behind = { ...nothing, delaySeconds: 38 };
  expect(roundTells(round, behind)).toBe(false);
  expect(roundTells({ ...round, fixtures: [fixture('in-play')] }, behind)).toBe(true);
});
