import { pitchSize, toPitchEvents } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { openMatchReport } from '../src/provider/openMatchReport.ts';
import { loadOpenMatch } from './loadOpenMatch.ts';

test('EVENTS-1 the open match is imported with its score, its scorers and nearly all that happened on the pitch', async () => {
  const match = await loadOpenMatch();
  expect(match.teams).toEqual({ home: { id: '1609', name: 'Arsenal' }, away: { id: '1631', name: 'Leicester City' } });
  const { home, away } = toPitchEvents(match);
  const goals = (events: typeof home) =>
    events.shots.filter(({ outcome }) => outcome === 'goal').map(({ minute, player }) => [minute, player]);
  expect(goals(home)).toEqual([
    [2, 'A. Lacazette'],
    [47, 'D. Welbeck'],
    [83, 'A. Ramsey'],
    [85, 'O. Giroud'],
  ]);
  expect(goals(away)).toEqual([
    [5, 'S. Okazaki'],
    [29, 'J. Vardy'],
    [56, 'J. Vardy'],
  ]);
  expect([home.shots.length, away.shots.length]).toEqual([27, 7]);
  expect([home.passes.length, away.passes.length]).toEqual([652, 285]);
});

test('EVENTS-3 the goals among the match’s events have the minutes and the scorers of its list of goals', async () => {
  const { home, away } = toPitchEvents(await loadOpenMatch());
  const onPitch = [...home.shots, ...away.shots]
    .filter(({ outcome }) => outcome === 'goal')
    .map(({ minute, player }) => [minute, player]);
  const { goals } = await openMatchReport();
  const received = (goals ?? []).map(({ minute, injuryTime, scorer }) => [
    (minute ?? 0) + (injuryTime ?? 0),
    scorer?.name,
  ]);
  expect(received).toHaveLength(7);
  expect(onPitch).toEqual(expect.arrayContaining(received));
});

test('EVENTS-2 every pass and shot of the open match begins on the pitch', async () => {
  const { home, away } = toPitchEvents(await loadOpenMatch());
  for (const { from } of [...home.passes, ...away.passes, ...home.shots, ...away.shots]) {
    expect(from.x).toBeGreaterThanOrEqual(0);
    expect(from.x).toBeLessThanOrEqual(pitchSize.length);
    expect(Math.abs(from.y)).toBeLessThanOrEqual(pitchSize.width / 2);
  }
});

test('XG-1 the expected goals of the match’s shots are in proportion to its goals', async () => {
  const { home, away } = toPitchEvents(await loadOpenMatch());
  const sum = (events: typeof home) => events.shots.reduce((total, { xg }) => total + (xg ?? 0), 0);
  expect(sum(home)).toBeGreaterThan(1.5);
  expect(sum(home)).toBeLessThan(4);
  expect(sum(away)).toBeGreaterThan(0.8);
  expect(sum(away)).toBeLessThan(3);
});
