import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { exampleLiveEvent } from '../notification/exampleLiveEvent.ts';
import type { LiveEvent } from '../notification/LiveEvent.ts';
import type { UtcInstant } from '../time/instant.ts';
import { applyLiveUpdate } from './applyLiveUpdate.ts';
import { withRedCard } from './withRedCard.ts';

const match = exampleMatch({
  id: '1',
  status: 'IN_PLAY',
  redCards: { home: 1, away: 0 },
  updatedAt: '2026-11-21T15:10:00Z',
});
const red = (change: Partial<LiveEvent> = {}): LiveEvent =>
  exampleLiveEvent('e1', {
    matchId: match.id,
    eventType: 'RED_CARD',
    teamId: '65',
    occurredAt: '2026-11-21T15:12:00.000Z' as UtcInstant,
    ...change,
  });

test('MATCH-34 a red card that came after the list counts for its side, and everything else stays', () => {
  expect(withRedCard(match, red())).toEqual({ ...match, redCards: { home: 1, away: 1 } });
  expect(withRedCard(match, red({ teamId: '57' })).redCards).toEqual({ home: 2, away: 0 });
  expect(withRedCard({ ...match, listedAt: null }, red()).redCards).toEqual({ home: 1, away: 1 });
});

test('MATCH-34 a red card that the list has counted, and any other event, changes nothing', () => {
  expect(withRedCard(match, red({ occurredAt: '2026-11-21T15:10:00.000Z' as UtcInstant }))).toBe(match);
  expect(withRedCard(match, red({ eventType: 'YELLOW_CARD' }))).toBe(match);
});

test('MATCH-34 an event reaches its own match in a list and leaves the others', () => {
  const other = exampleMatch({ id: '2' });
  const after = applyLiveUpdate([other, match], { kind: 'event', event: red() });
  expect(after.map(({ redCards }) => redCards.away)).toEqual([0, 1]);
  expect(after[0]).toBe(other);
  const matches = [other];
  expect(applyLiveUpdate(matches, { kind: 'event', event: red() })).toBe(matches);
});
