import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { mergeReport } from './mergeReport.ts';
import { statisticBars } from './statisticBars.ts';
import { type StatisticParts, statisticsOf } from './statisticsOf.ts';

const live = exampleMatch({ status: 'IN_PLAY', minute: 67 });
const figuresOf = (home: StatisticParts, away: StatisticParts) => statisticsOf({ home, away }, null)?.figures ?? null;

test('REPORT-55 the figures are in a fixed order, figures that the source lacks are absent, and 0 is a figure', () => {
  expect(figuresOf({ offsides: 0, shots: 9, xg: null, fouls: 4 }, { offsides: 0, shots: 3, xg: 1.2 })).toEqual([
    { key: 'shots', home: 9, away: 3 },
    { key: 'offsides', home: 0, away: 0 },
  ]);
});

test('REPORT-55 a source without a figure gives no statistics', () => {
  expect(figuresOf({}, { shots: 3 })).toBeNull();
});

test('REPORT-56 a refresh without statistics keeps those before it, with their minute', () => {
  const none = { formation: null, lineup: [], bench: [] };
  const plain = { match: live, events: [], lineUps: { home: none, away: none }, referee: null };
  const statistics = {
    clock: { minute: 60, injuryTime: null },
    figures: [{ key: 'shots', home: 1, away: 2 }],
  } as const;
  const newer = { ...statistics, clock: { minute: 67, injuryTime: null } };
  expect(mergeReport({ ...plain, statistics }, plain).statistics).toBe(statistics);
  expect(mergeReport({ ...plain, statistics }, { ...plain, statistics: newer }).statistics).toBe(newer);
  expect(mergeReport(plain, plain)).not.toHaveProperty('statistics');
});

test('REPORT-57 a bar is divided in proportion to the figures, and names the side with more', () => {
  const figures = [
    { key: 'corners', home: 3, away: 1 },
    { key: 'fouls', home: 2, away: 6 },
    { key: 'shots', home: 4, away: 4 },
    { key: 'offsides', home: 0, away: 0 },
  ] as const;
  expect(statisticBars({ clock: null, figures }).map(({ shares, more }) => ({ ...shares, more }))).toEqual([
    { home: 0.75, away: 0.25, more: 'home' },
    { home: 0.25, away: 0.75, more: 'away' },
    { home: 0.5, away: 0.5, more: null },
    { home: 0, away: 0, more: null },
  ]);
});

test('REPORT-57 possession is shown in whole per cent that make a hundred, expected goals with one decimal', () => {
  const figures = [
    { key: 'possession', home: 60.5, away: 39.5 },
    { key: 'xg', home: 1.04, away: 0.96 },
  ] as const;
  expect(statisticBars({ clock: null, figures })).toMatchObject([
    { home: 61, away: 39, more: 'home' },
    { home: 1, away: 1, more: null },
  ]);
});
