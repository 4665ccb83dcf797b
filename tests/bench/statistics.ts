// The simulator compared with real football: 10,000 matches of each competition, and how far each figure is from the
// open data or from published figures; then every row of 10,000 matches is checked against the contract. Prints a
// table; fails when a tolerance is exceeded.
import {
  checkRows,
  type Figures,
  figuresOf,
  figuresOfData,
  loadSeed,
  loadVoices,
  playMany,
  quartersOfData,
  type Season,
} from '@tribunen/football/simulator';
import { published } from './simulator/published.ts';

const matches = Number(process.env['MATCHES'] ?? 10_000);
const seed = 2026;

interface Line {
  readonly competition: string;
  readonly figure: string;
  readonly real: number;
  readonly simulated: number;
  /** The largest allowed difference, as a share of the figure. */
  readonly tolerance: number;
}

const { worldCup, eliteserien, premierLeague } = await loadSeed();
const lines = [worldCup, eliteserien, premierLeague].flatMap(linesOf);
console.table(
  lines.map(({ competition, figure, real, simulated, tolerance }) => ({
    competition,
    figure,
    real: real.toFixed(3),
    simulated: simulated.toFixed(3),
    'off by': `${(missOf({ real, simulated }) * 100).toFixed(1)} %`,
    allowed: `${tolerance * 100} %`,
    ok: missOf({ real, simulated }) <= tolerance ? 'yes' : 'NO',
  })),
);
const voices = await loadVoices();
const ofEach = Math.ceil(matches / 3);
const rows = [worldCup, eliteserien, premierLeague].reduce(
  (sum, season) => sum + checkRows(season, voices, ofEach, seed),
  0,
);
console.log(`${rows} rows of ${ofEach * 3} matches, and every one keeps the contract`);
if (lines.some((line) => missOf(line) > line.tolerance)) process.exitCode = 1;

function linesOf(season: Season): readonly Line[] {
  const competition = season.competition.code;
  const is = figuresOf(playMany(season, matches, seed));
  const data = figuresOfData(season);
  const line = (figure: string, real: number, simulated: number, tolerance: number): Line => {
    return { competition, figure, real, simulated, tolerance };
  };
  const fromData = (['goals', 'draws', 'firstHalf', 'home'] as const)
    .filter((figure) => figure !== 'home' || season !== worldCup)
    .map((figure) => line(figure, data[figure], is[figure], 0.05));
  // Goals in extra time are too few to compare: 8 of 308.
  const fromWorldCup = quartersOfData(season).slice(0, 6);
  const byQuarter =
    season === worldCup
      ? fromWorldCup.map((real, quarter) =>
          line(`goals ${quarter * 15 + 1}–${quarter * 15 + 15}`, real, is.quarters[quarter] ?? 0, 0.1),
        )
      : [];
  const others = (Object.keys(published) as readonly (keyof typeof published & keyof Figures)[]).map((figure) =>
    line(figure, published[figure].value, is[figure], 0.1),
  );
  return [...fromData, ...byQuarter, ...others];
}

function missOf({ real, simulated }: Pick<Line, 'real' | 'simulated'>): number {
  return Math.abs(simulated / real - 1);
}
