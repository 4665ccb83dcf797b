import { expect, test } from 'vitest';
import { loadSeed } from '../../seed/loadSeed.ts';
import { loadVoices } from '../../seed/loadVoices.ts';
import { checkRows } from './checkRows.ts';

const seed = await loadSeed();
const voices = await loadVoices();

test.each([seed.worldCup, seed.eliteserien, seed.premierLeague])(
  'every row of fifty matches of $competition.code matches the contract',
  (season) => {
    expect(checkRows(season, voices, 50, 1)).toBeGreaterThan(50 * 200);
  },
  20_000,
);
