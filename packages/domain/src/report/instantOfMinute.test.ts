import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { epochMs, instantAt } from '../time/instant.ts';
import { instantOfMinute } from './instantOfMinute.ts';

const kickoff = Date.parse('2026-11-21T14:00:00Z');
const at = (minutes: number) => instantAt(kickoff + minutes * 60_000);
const over = exampleMatch({ status: 'FINISHED', utcKickoff: '2026-11-21T14:00:00Z' });
const event = (minute: number | null, minutes: number) => ({ minute, occurredAt: at(minutes) });

describe('DETAIL-9 a minute of play on the clock', () => {
  test('is between the events around it in proportion, with half-time between the halves', () => {
    const events = [event(60, 77), event(40, 41)];
    expect(instantOfMinute(over, events, 0)).toBe(at(0));
    expect(instantOfMinute(over, events, 20)).toBe(at(20.5));
    expect(instantOfMinute(over, events, 40)).toBe(at(41));
    expect(instantOfMinute(over, events, 50)).toBe(at(59));
    expect(instantOfMinute(over, events, 60)).toBe(at(77));
  });

  test('follows a match whose minutes pass quickly, and goes on at its pace after the last event', () => {
    expect(instantOfMinute(over, [event(60, 6)], 90)).toBe(at(9));
  });

  test('takes the match’s own minute while it is played', () => {
    const live = exampleMatch({ status: 'IN_PLAY', minute: 30, utcKickoff: '2026-11-21T14:00:00Z', updatedAt: at(33) });
    expect(instantOfMinute(live, [], 10)).toBe(at(11));
  });

  test('includes every event of the minute', () => {
    expect(instantOfMinute(over, [event(12, 13), event(12, 12.5), event(12, 12)], 12)).toBe(at(13));
  });

  test('is over at the latest when a later minute is: an event is recorded late, and never early', () => {
    const events = [event(12, 70), event(40, 41)];
    expect(instantOfMinute(over, events, 12)).toBe(at(41));
  });

  test.each([
    ['no event', []],
    ['an event without a minute', [event(null, 12)]],
    ['an event from before kick-off, as of a match that has moved', [event(12, -600)]],
  ])('is not known from %s', (_, events) => {
    expect(instantOfMinute(over, events, 12)).toBeNull();
    expect(
      instantOfMinute(exampleMatch({ status: 'IN_PLAY', minute: null, updatedAt: at(12) }), events, 12),
    ).toBeNull();
    expect(instantOfMinute(exampleMatch({ status: 'IN_PLAY', minute: 12, updatedAt: null }), events, 12)).toBeNull();
  });

  test('never goes back from minute to minute, whenever the events were recorded', () => {
    const recorded = fc.tuple(fc.integer({ min: 0, max: 130 }), fc.integer({ min: -30, max: 200 }));
    fc.assert(
      fc.property(fc.array(recorded), fc.nat({ max: 130 }), fc.nat({ max: 130 }), (all, one, other) => {
        const events = all.map(([minute, when]) => event(minute, when));
        const earlier = instantOfMinute(over, events, Math.min(one, other));
        const later = instantOfMinute(over, events, Math.max(one, other));
        if (earlier === null || later === null) expect(earlier).toBe(later);
        else expect(epochMs(later)).toBeGreaterThanOrEqual(epochMs(earlier));
      }),
    );
  });
});
