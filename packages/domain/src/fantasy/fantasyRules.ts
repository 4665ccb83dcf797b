import type { FantasyChip } from './FantasyChip.ts';
import type { FantasyGame } from './FantasyGame.ts';
import type { FantasyPosition } from './FantasyPick.ts';
import { officialScoring } from './officialScoring.ts';
import type { Rule } from './Rule.ts';
import type { ScoringTable } from './ScoringTable.ts';

/** The fewest and the most players of each position in an eleven. */
export type Formation = Readonly<Record<FantasyPosition, readonly [fewest: number, most: number]>>;

/** Everything in which the two games differ. */
export interface FantasyRules {
  readonly rounds: number;
  /** The hosts on which a team of the game has the address `/entry/{id}`. */
  readonly hosts: readonly string[];
  /** The chips, by the codes of the game's answers. */
  readonly chips: ReadonlyMap<unknown, FantasyChip>;
  readonly formation: Formation;
  readonly scoring: Rule<ScoringTable>;
  /** The figure that decides the bonus among a fixture's players, under its name in the game's answers. */
  readonly bonusFigure: Rule<string>;
  readonly decimalMark: '.' | ',';
}

const formation: Formation = { goalkeeper: [1, 1], defender: [3, 5], midfielder: [2, 5], forward: [1, 3] };

export const fantasyRules: Readonly<Record<FantasyGame, FantasyRules>> = {
  fpl: {
    rounds: 38,
    hosts: ['fantasy.premierleague.com'],
    chips: new Map([
      ['3xc', 'triple-captain'],
      ['bboost', 'bench-boost'],
      ['wildcard', 'wildcard'],
      ['freehit', 'free-hit'],
    ]),
    formation,
    scoring: { certainty: 'published', value: officialScoring },
    bonusFigure: { certainty: 'published', value: 'bps' },
    decimalMark: '.',
  },
  eliteserien: {
    rounds: 30,
    hosts: ['fantasy.tv2.no', 'fantasy.eliteserien.no', 'en.fantasy.eliteserien.no'],
    chips: new Map([
      ['2capt', 'two-captains'],
      ['frush', 'forward-rush'],
      ['rich', 'rich-uncle'],
      ['pdbus', 'park-the-bus'],
      ['wildcard', 'wildcard'],
    ]),
    formation,
    scoring: {
      certainty: 'preliminary',
      value: {
        ...officialScoring,
        goals_scored: { ...officialScoring.goals_scored, GKP: 6 },
        defensive_contribution: { GKP: 0, DEF: 0, MID: 0, FWD: 0 },
      },
    },
    bonusFigure: { certainty: 'preliminary', value: 'opta_index' },
    decimalMark: ',',
  },
};
