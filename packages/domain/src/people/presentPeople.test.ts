import { expect, test } from 'vitest';
import type { MatchId } from '../match/Match.ts';
import { friendsHere, presentPeople, withFriend } from './presentPeople.ts';
import type { UserId } from './UserId.ts';

const [kari, ola] = ['kari' as UserId, 'ola' as UserId];
const [brann, molde] = ['500001' as MatchId, '500002' as MatchId];

test('PEOPLE-28 the friends who are here are listed, with the match that each has open', () => {
  const people = friendsHere([
    { userId: kari, openMatch: brann },
    { userId: ola, openMatch: null },
  ]);
  expect([...people.online]).toEqual([kari, ola]);
  expect([...people.matches]).toEqual([[kari, brann]]);
});

test('PEOPLE-28 a friend comes, opens another match, closes it and leaves', () => {
  const none = friendsHere([]);
  const came = withFriend(none, { userId: kari, openMatch: brann, isHere: true });
  const went = withFriend(came, { userId: kari, openMatch: molde, isHere: true });
  const closed = withFriend(went, { userId: kari, openMatch: null, isHere: true });
  const left = withFriend(went, { userId: kari, openMatch: null, isHere: false });
  expect([came, went, closed, left].map(({ online, matches }) => [online.size, matches.get(kari)])).toEqual([
    [1, brann],
    [1, molde],
    [1, undefined],
    [0, undefined],
  ]);
  expect(none).toEqual(friendsHere([]));
});

test('PEOPLE-11 PEOPLE-22 the presence channel gives the same facts about everybody', () => {
  const people = presentPeople({ [kari]: [{ user_id: kari, match_id: brann }], [ola]: [{ user_id: ola }] });
  expect(people).toEqual(
    friendsHere([
      { userId: kari, openMatch: brann },
      { userId: ola, openMatch: null },
    ]),
  );
});
