import { beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '@tribunen/protocol';
import { CrowdPresence } from './CrowdPresence.ts';
import { onlineSpell } from './onlineSpell.ts';

const noon = Date.parse('2026-11-21T11:00:00.000Z');
const minute = 60_000;
const people = Array.from({ length: 20 }, (_, index) => ({ id: `person-${index}`, email: `${index}@eksempel.no` }));

beforeEach(() => void vi.useFakeTimers({ now: noon }));
test('a spectator’s period online or offline contains the given moment, and is the same for every moment within it', () => {
  for (const { id } of people) {
    const spell = onlineSpell(id, noon);
    expect(spell.since).toBeLessThanOrEqual(noon);
    expect(spell.until).toBeGreaterThan(noon);
    expect(onlineSpell(id, spell.until - 1)).toEqual(spell);
    expect(onlineSpell(id, spell.until)).toMatchObject({ isOnline: !spell.isOnline, since: spell.until });
  }
});

test('at any time some spectators are online and some are not', () => {
  for (let now = noon; now < noon + 60 * minute; now += minute) {
    const online = people.filter(({ id }) => onlineSpell(id, now).isOnline).length;
    expect(online).toBeGreaterThan(2);
    expect(online).toBeLessThan(20);
  }
});

test('a spectator is shown from the moment they come online until the moment they leave', () => {
  const there = new Map<string, number>();
  const crowd = new CrowdPresence({
    people: () => people,
    clock: systemClock,
    appear: ({ id }, since) => there.set(id, since),
    disappear: ({ id }) => there.delete(id),
  });
  crowd.start();
  for (let passed = 0; passed < 30 * minute; passed += 10_000) {
    const expected = people.filter(({ id }) => onlineSpell(id, Date.now()).isOnline).map(({ id }) => id);
    expect([...there.keys()].toSorted()).toEqual(expected.toSorted());
    vi.advanceTimersByTime(10_000);
  }
  crowd.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('without spectators no timer is set', () => {
  const crowd = new CrowdPresence({ people: () => [], clock: systemClock, appear: () => {}, disappear: () => {} });
  crowd.start();
  expect(vi.getTimerCount()).toBe(0);
});
