// Fits the constants of packages/football/src/process/CompetitionProfile.ts to the open data, and prints them:
//   node tests/bench/simulator/fitProfiles.ts
import {
  type CompetitionProfile,
  figuresOf,
  figuresOfData,
  loadSeed,
  playMany,
  profileOf,
  quartersOfData,
  type Season,
} from '@tribunen/football/simulator';

const matches = 20_000;
const rounds = 6;
const { worldCup, eliteserien, premierLeague } = await loadSeed();
const ofWorldCup = quartersOfData(worldCup);

for (const season of [worldCup, eliteserien, premierLeague]) {
  console.log(season.competition.code, JSON.stringify(fit(season)));
}

/**
 * Adjusts every constant in several rounds. The further the simulator's figure is from the wanted figure, the larger
 * the adjustment.
 */
function fit(season: Season): CompetitionProfile {
  const wanted = figuresOfData(season);
  let profile = profileOf(season.competition.code);
  for (let round = 0; round < rounds; round += 1) {
    const is = figuresOf(playMany(season, matches, round, profile));
    const goals = wanted.goals / is.goals;
    const home = goals * (wanted.home / is.home);
    const away = goals * ((1 - wanted.home) / (1 - is.home));
    const [first, second] = [wanted.firstHalf / is.firstHalf, (1 - wanted.firstHalf) / (1 - is.firstHalf)];
    const shape = (quarter: number): number => {
      const half = quarter < 3 ? [0, 3] : [3, 6];
      const share = (of: readonly number[]): number =>
        (of[quarter] ?? 0) / of.slice(...half).reduce((sum, each) => sum + each, 0);
      return (quarter < 3 ? first : second) * (share(ofWorldCup) / share(is.quarters));
    };
    const { quarters } = profile;
    const [one, two, three] = quarters['first-half'];
    const [four, five, six] = quarters['second-half'];
    profile = {
      goals: { home: round3(profile.goals.home * home), away: round3(profile.goals.away * away) },
      quarters: {
        'first-half': [round3(one * shape(0)), round3(two * shape(1)), round3(three * shape(2))],
        'second-half': [round3(four * shape(3)), round3(five * shape(4)), round3(six * shape(5))],
      },
      // Halving the goals of a level match in its last half hour turns about a sixth of the decided matches into draws,
      // so a large change of `caution` changes the draws little.
      caution: round3(profile.caution * (is.draws / wanted.draws) ** 2),
    };
  }
  return profile;
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
