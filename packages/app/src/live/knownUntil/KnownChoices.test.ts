import { type MatchId, osloDayOf, toMatchId } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import {
  type KnownChoices,
  knowingOf,
  longestOf,
  readKnownChoices,
  withDelay,
  withGroup,
  withHidden,
  withOwnDelay,
  writeKnownChoices,
} from './KnownChoices.ts';

const nothing = readKnownChoices(null);
const match = exampleMatch({});
const other = toMatchId('500008') ?? match.id;
const from = osloDayOf(match.utcKickoff);
const own = (choices: KnownChoices, one: MatchId, seconds: number, since = 0): KnownChoices =>
  withOwnDelay(choices, one, { seconds, since, common: choices.delay });
const competition = { kind: 'competition', id: match.competition.id, name: 'Eliteserien', from } as const;

test('KNOWN-9 a match of a hidden competition is hidden, and a single match of it can be shown', () => {
  const hidden = withGroup(nothing, competition, true);
  expect(knowingOf(hidden, match.id, match)).toEqual({ kind: 'hidden' });
  const shown = withHidden(hidden, match.id, false);
  expect(knowingOf(shown, match.id, match)).toEqual({ kind: 'now' });
  expect(knowingOf(shown, other, match)).toEqual({ kind: 'hidden' });
  expect(knowingOf(withHidden(shown, match.id, true), match.id, match)).toEqual({ kind: 'hidden' });
  expect(withGroup(shown, competition, false)).toEqual(nothing);
});

test('KNOWN-9 a match of which only the id is known may belong to a hidden group', () => {
  expect(knowingOf(withGroup(nothing, competition, true), other, null)).toEqual({ kind: 'hidden' });
  expect(knowingOf(nothing, other, null)).toEqual({ kind: 'now' });
});

test('KNOWN-8 a friend’s longer delay counts only in the match that they watch together', () => {
  const choices = { ...withDelay(nothing, 20), together: { match: match.id, seconds: 45, since: 0 } };
  expect(knowingOf(choices, match.id, match)).toEqual({ kind: 'delayed', seconds: 45 });
  expect(knowingOf(choices, other, null)).toEqual({ kind: 'delayed', seconds: 20 });
  expect(longestOf(choices, 0)).toBe(45);
  expect(knowingOf({ ...choices, together: null }, match.id, match)).toEqual({ kind: 'delayed', seconds: 20 });
});

test('KNOWN-1 a delay of one match counts for a day in the longest delay, and goes with the next such choice', () => {
  const hour = 60 * 60_000;
  const choices = own(withDelay(nothing, 20), match.id, 60);
  expect([longestOf(choices, 23 * hour), longestOf(choices, 24 * hour)]).toEqual([60, 20]);
  expect(Object.keys(own(choices, other, 30, 23 * hour).delays)).toEqual([match.id, other]);
  expect(Object.keys(own(choices, other, 30, 24 * hour).delays)).toEqual([other]);
});

test('a device reads its stored choices, and ignores the text of another app', () => {
  const choices = withHidden(withGroup(own(nothing, match.id, 38), competition, true), match.id, true);
  expect(readKnownChoices(writeKnownChoices(choices))).toEqual(choices);
  for (const text of ['', '{', '[]', '{"delay":"x","delays":3,"hidden":[1]}'])
    expect(readKnownChoices(text)).toEqual(nothing);
  expect(readKnownChoices('{"delay":500}').delay).toBe(180);
});
