import { expect, test } from 'vitest';
import type { MatchId } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import { clock, listedSubstitution, person } from './exampleReports.ts';
import type { FeedSubstitution } from './FeedEvent.ts';
import type { ListedSubstitution } from './MatchSnapshot.ts';
import { substitutionChanges } from './substitutionChanges.ts';

const occurredAt = '2026-11-21T15:10:00.000Z' as UtcInstant;

/** The substitutions after each list, by id. */
function after(...lists: readonly (readonly ListedSubstitution[])[]): readonly FeedSubstitution[] {
  const known = new Map<string, FeedSubstitution>();
  for (const listed of lists) {
    const events = [...known.values()];
    const changes = substitutionChanges({ matchId: 'm1' as MatchId, events, listed, occurredAt });
    for (const change of changes) known.set(change.id, change);
  }
  return [...known.values()];
}

function ids(...lists: readonly (readonly ListedSubstitution[])[]): readonly string[] {
  return after(...lists).map(({ id }) => id.slice(16));
}

const first = listedSubstitution({ off: person(1), on: person(11), clock: clock(46) });
const second = listedSubstitution({ off: person(2), on: person(12), clock: clock(46) });

test('FEED-10 a substitution that is listed again, listed in another order or no longer listed is one event', () => {
  expect(ids([first, second], [second, first], [second], [], [first, first, second])).toEqual(['home:11', 'home:12']);
});

test('FEED-10 a substitution of other players in the same minute is another event, also when the first one is left out', () => {
  expect(ids([first], [second])).toEqual(['home:11', 'home:12']);
});

test('FEED-10 a later list corrects the minute and either player', () => {
  expect(after([first], [{ ...first, clock: clock(47) }])).toMatchObject([{ clock: clock(47) }]);
  expect(after([first], [{ ...first, off: person(3) }])).toMatchObject([{ off: person(3), on: person(11) }]);
  expect(after([first], [{ ...first, on: person(13) }])).toMatchObject([
    { id: 'm1:substitution:home:11', on: person(13) },
  ]);
});

test('FEED-10 a substitution whose two players were listed the wrong way round is the same one, put right', () => {
  const turned = { ...first, off: first.on, on: first.off };
  expect(after([turned], [first])).toMatchObject([{ off: person(1), on: person(11) }]);
  expect(ids([turned], [{ ...first, side: 'away' }])).toHaveLength(2);
});

test('FEED-10 facts that a list leaves out stay, and later lists fill in missing ones', () => {
  const { side } = first;
  expect(after([first], [{ ...first, off: null, clock: null }])).toEqual(after([first]));
  expect(after([listedSubstitution({ clock: clock(46) })], [first])).toMatchObject([
    { id: 'm1:substitution:home:46+0', off: person(1), on: person(11) },
  ]);
  expect(after([{ side, off: person(1), on: null, clock: null }], [first])).toMatchObject([
    { id: 'm1:substitution:home:1', on: person(11), clock: clock(46) },
  ]);
});

test('FEED-10 nameless substitutions of two minutes are two, and those of one minute are one', () => {
  const [early, late] = [listedSubstitution({ clock: clock(46) }), listedSubstitution({ clock: clock(60) })];
  expect(ids([late, early, early])).toEqual(['home:46+0', 'home:60+0']);
  expect(ids([early], [{ ...first, clock: clock(60) }])).toEqual(['home:46+0', 'home:11']);
});

test('FEED-10 substitutions of two sides are two events', () => {
  const other = { ...first, side: 'away' } as const;
  expect(ids([first, other], [other, first])).toEqual(['home:11', 'away:11']);
  const nameless = listedSubstitution({ clock: clock(46) });
  expect(ids([nameless, { ...nameless, side: 'away' }])).toEqual(['home:46+0', 'away:46+0']);
});

test('FEED-3 an id that another event already has gets a number', () => {
  const changed = { ...first, on: person(13) };
  const again = { ...first, off: person(4) };
  expect(ids([first], [changed], [changed, again])).toEqual(['home:11', 'home:11:2']);
});
