import { expect, test } from 'vitest';
import { exampleFollow } from '../follow/exampleFollow.ts';
import { normaliseTeam } from '../match/normaliseTeam.ts';
import { compareNames } from '../text/compareNames.ts';
import { type ChatTeam, chatTeams } from './chatTeams.ts';

const team = (id: number | string | null, name: string | null) =>
  normaliseTeam({ id, name, shortName: null, tla: null, crest: null });

const byName = (a: ChatTeam, b: ChatTeam): number => compareNames(a.name, b.name);

test('CHAT-37 followed teams come first by priority, then the others by name, each once', () => {
  const follows = [
    exampleFollow({ id: 'a', entityId: '3', priority: 1, displayName: 'Molde FK' }),
    exampleFollow({ id: 'b', entityId: '9', priority: 0, displayName: 'Ødegårds lag' }),
    exampleFollow({ id: 'c', entityId: '3', priority: 2 }),
    exampleFollow({ id: 'd', entityId: '2', entityType: 'competition' }),
  ];
  const teams = chatTeams([team(2, 'Viking'), team(1, 'brann'), team(3, 'Molde'), team(1, 'brann')], follows, byName);
  expect(teams.map(({ name, isFollowed }) => [name, isFollowed])).toEqual([
    ['Ødegårds lag', true],
    ['Molde', true],
    ['brann', false],
    ['Viking', false],
  ]);
});

test('CHAT-37 teams of the same name are in the order of their ids', () => {
  const teams = chatTeams([team(7, 'Nordlys'), team(4, 'Nordlys')], [], byName);
  expect(teams.map(({ id }) => id)).toEqual(['4', '7']);
});

test('CHAT-37 a team without a name, or without a number, has no chat', () => {
  const follow = exampleFollow({ entityId: 'no number' });
  expect(chatTeams([team(null, 'Undecided'), team(5, null), team('x', 'X')], [follow], byName)).toEqual([]);
});
