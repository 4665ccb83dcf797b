import { expect, test } from 'vitest';
import type { CompetitionCode } from '../match/Match.ts';
import { standingsZones } from './standingsZones.ts';

const zonesOf = (code: string, teams: number) => standingsZones(code as CompetitionCode, teams);

test('REPORT-43 the places of a known league lead to the European cups, or down', () => {
  const zones = zonesOf('BL1', 18);
  expect(zones).toHaveLength(18);
  expect(zones.slice(0, 7)).toEqual([
    'champions-cup',
    'champions-cup',
    'champions-cup',
    'champions-cup',
    'europe',
    'europe',
    null,
  ]);
  expect(zones.slice(14)).toEqual([null, 'relegation-play-off', 'relegation', 'relegation']);
});

test.each(['PL', 'PD', 'SA', 'BL1', 'FL1', 'DED', 'PPL', 'TIP', 'WC', 'EC'])(
  'REPORT-43 every place of %s has a zone or none',
  (code) => {
    const sizes = [4, 16, 18, 20].filter((teams) => zonesOf(code, teams).some((zone) => zone !== null));
    expect(sizes).toHaveLength(1);
    for (const teams of sizes) expect(zonesOf(code, teams)).toHaveLength(teams);
  },
);

test('REPORT-43 an unknown competition, or a table of another size, has no zones', () => {
  expect(zonesOf('FJ', 3)).toEqual([null, null, null]);
  expect(zonesOf('PL', 2)).toEqual([null, null]);
  expect(zonesOf('WC', 48).filter((zone) => zone !== null)).toEqual([]);
  expect(zonesOf('constructor', 1)).toEqual([null]);
});
