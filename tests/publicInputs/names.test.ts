import { readFileSync } from 'node:fs';
import { compareNames, type Followable, normaliseTeam, searchFollowables, suggestFriends } from '@tribunen/domain';
import { friendshipId, userId } from '@tribunen/contract';
import { array, object, parse, string, tuple } from 'valibot';
import { describe, expect, test } from 'vitest';

const typed = array(tuple([string(), string()]));

function input(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`inputs/${name}`, import.meta.url), 'utf8'));
}

describe('each typed text suggests the named friend first', () => {
  const given = parse(object({ friends: array(string()), typed }), input('names-to-mention.json'));
  const friends = given.friends.map((name) => ({
    id: parse(userId, name),
    friendshipId: parse(friendshipId, name),
    name,
    isStarFriend: false,
  }));
  const more = [
    ['Øyvind As', 'Øyvind Ås'],
    ['E\u0301TIENNE', 'Étienne Roux'],
    ['obrien', 'O’Brien'],
    ['oeyvind', 'Øyvind Ås'],
    ['lie åse', 'Åse Lie'],
  ] as const;
  test.each([...given.typed, ...more])('TEXT-2 «@%s» suggests %s', (text, name) => {
    expect(suggestFriends(friends, text).shown[0]?.name).toBe(name);
  });
});

describe('each typed text finds the named team', () => {
  const given = parse(object({ teams: array(string()), typed }), input('names-to-follow.json'));
  const others = ['FC København', 'Beşiktaş JK', 'İstanbul Başakşehir', '1. FC Köln', 'KFUM-Kameratene Oslo'];
  const teams = [...given.teams, ...others].map((name, id) =>
    normaliseTeam({ id, name, shortName: null, tla: null, crest: null }),
  );
  const more = [
    ['kobenhavn', 'FC København'],
    ['koebenhavn fc', 'FC København'],
    ['besiktas', 'Beşiktaş JK'],
    ['ISTANBUL', 'İstanbul Başakşehir'],
    ['1.fc köln', '1. FC Köln'],
    ['kfum kameratene', 'KFUM-Kameratene Oslo'],
    ['brighton and hove', 'Brighton & Hove Albion FC'],
    ['sankt', null],
  ] as const;
  const nameOf = (one: Followable | undefined) => (one?.kind === 'team' ? one.team.name : null);
  test.each([...given.typed, ...more])('TEXT-2 «%s» finds %s', (text, name) => {
    const { found } = searchFollowables(text, { competitions: [], teams, loaded: new Set() });
    expect(found.map(nameOf)).toEqual(name === null ? [] : [name]);
  });
});

test('TEXT-4 a squad lists Aaron first, and Åge and Aas after Ø', () => {
  const { names } = parse(object({ names: array(string()) }), input('squad-order.json'));
  expect(names.toSorted(compareNames)).toEqual([
    'Aaron Ramsdale',
    'Andersen',
    'Bakayoko',
    'Zaha',
    'Ødegaard',
    'Åge Moe',
    'Aas',
  ]);
});
