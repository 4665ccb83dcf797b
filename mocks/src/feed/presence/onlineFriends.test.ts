import { expect, test } from 'vitest';
import { loadVoices } from '../../../seed/loadVoices.ts';
import { spectatorsOf } from '../../../seed/spectators.ts';
import { nextComingOrGoing, onlineFriends } from './onlineFriends.ts';

const friends = spectatorsOf(await loadVoices()).slice(0, 7);
const start = Date.parse('2026-11-21T13:30:00Z');
const namesAt = (now: number): string =>
  onlineFriends(friends, 1, now)
    .map(({ name }) => name)
    .join();

test('friends come and go: nobody is always there and nobody never', () => {
  const seen = new Map<string, number>();
  const minutes = 600;
  for (let minute = 0; minute < minutes; minute += 1) {
    for (const { id } of onlineFriends(friends, 1, start + minute * 60_000)) seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  expect(seen.size).toBe(friends.length);
  for (const count of seen.values()) {
    expect(count).toBeGreaterThan(minutes * 0.15);
    expect(count).toBeLessThan(minutes * 0.95);
  }
});

test('changes exactly when it says', () => {
  let now = start;
  for (let step = 0; step < 100; step += 1) {
    const next = nextComingOrGoing(friends, 1, now);
    expect(next).toBeGreaterThan(now);
    expect(namesAt(next - 1)).toBe(namesAt(now));
    now = next;
  }
});

test('the same seed and moment, the same friends', () => {
  expect(namesAt(start)).toBe(namesAt(start));
  const others = onlineFriends(friends, 2, start)
    .map(({ name }) => name)
    .join();
  expect([namesAt(start), namesAt(start + 600_000), others].some((each) => each !== namesAt(start))).toBe(true);
});
