import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import type { Random } from '../createRandom.ts';
import { drawWeighted } from '../drawWeighted.ts';
import type { ScriptedLineUp } from '../script/MatchScript.ts';
import { type PlannedSubstitution, substitutionLimit } from './drawSubstitutions.ts';

/** How likely a player of a line is to do something, relative to players of other lines. */
type Weights = Readonly<Record<SquadPlayer['line'], number>>;

const scoring: Weights = { GK: 0.005, DF: 1, MF: 2.5, FW: 5.5 };
const assisting: Weights = { GK: 0.1, DF: 1.6, MF: 3.5, FW: 3 };
const deflecting: Weights = { GK: 0.6, DF: 5, MF: 1.5, FW: 0.3 };
const fouling: Weights = { GK: 0.4, DF: 3, MF: 3, FW: 1.8 };
/** How likely a booked player is to commit another foul, relative to other players: a booked player takes care. */
const booked = 0.3;
const tiring: Weights = { GK: 0, DF: 1, MF: 2.4, FW: 3 };

/** One side during a match: the players on the pitch, the players who may still come on, the players who are booked. */
export class SidePlay {
  readonly lineUp: ScriptedLineUp;
  readonly plan: readonly PlannedSubstitution[];
  readonly #random: Random;
  readonly #bench: SquadPlayer[];
  readonly #booked = new Set<SquadPlayer>();
  #on: SquadPlayer[];
  #changes = 0;

  constructor(lineUp: ScriptedLineUp, plan: readonly PlannedSubstitution[], random: Random) {
    this.lineUp = lineUp;
    this.plan = plan;
    this.#random = random;
    this.#on = lineUp.starting.map(({ player }) => player);
    this.#bench = [...lineUp.bench];
  }

  /** How many players are on the pitch: eleven minus those sent off. */
  get players(): number {
    return this.#on.length;
  }

  scorer(): SquadPlayer {
    return this.#draw(scoring);
  }

  ownGoalScorer(): SquadPlayer {
    return this.#draw(deflecting);
  }

  assistTo(scorer: SquadPlayer): SquadPlayer {
    return this.#draw(assisting, [scorer]);
  }

  /**
   * Books a player. A second booking sends the player off.
   *
   * @param spared players who must stay on
   */
  book(
    spared: readonly SquadPlayer[],
  ): { readonly player: SquadPlayer; readonly card: 'YELLOW' | 'YELLOW_RED' } | null {
    const candidates = this.#on.filter((player) => !(this.#booked.has(player) && cannotGo(player, spared)));
    if (candidates.length === 0) return null;
    const weightOf = (player: SquadPlayer): number => fouling[player.line] * (this.#booked.has(player) ? booked : 1);
    const player = drawWeighted(candidates, weightOf, this.#random);
    if (!this.#booked.has(player)) {
      this.#booked.add(player);
      return { player, card: 'YELLOW' };
    }
    this.#leave(player);
    return { player, card: 'YELLOW_RED' };
  }

  /** Sends a player off at once. */
  sendOff(spared: readonly SquadPlayer[]): SquadPlayer | null {
    const candidates = this.#on.filter((player) => !cannotGo(player, spared));
    if (candidates.length === 0) return null;
    const player = drawWeighted(candidates, ({ line }) => fouling[line], this.#random);
    this.#leave(player);
    return player;
  }

  /**
   * Substitutes a player, most likely by one of the same line; null when nobody may go off or come on.
   *
   * @param spared players who must stay on
   */
  substitute(
    spared: readonly SquadPlayer[],
    isExtraTime: boolean,
  ): { readonly off: SquadPlayer; readonly on: SquadPlayer } | null {
    const limit = substitutionLimit.regular + (isExtraTime ? substitutionLimit.extraTime : 0);
    const tired = this.#on.filter(
      (player) => !cannotGo(player, spared) && this.lineUp.starting.some((each) => each.player === player),
    );
    const rested = this.#bench.filter(({ line }) => line !== 'GK');
    if (this.#changes >= limit || tired.length === 0 || rested.length === 0) return null;
    const off = drawWeighted(tired, ({ line }) => tiring[line], this.#random);
    const on = drawWeighted(rested, ({ line }) => (line === off.line ? 6 : 1), this.#random);
    this.#changes += 1;
    this.#leave(off);
    this.#on.push(on);
    this.#bench.splice(this.#bench.indexOf(on), 1);
    return { off, on };
  }

  #draw(weights: Weights, without: readonly SquadPlayer[] = []): SquadPlayer {
    const candidates = this.#on.filter((player) => !without.includes(player));
    return drawWeighted(candidates, ({ line }) => weights[line], this.#random);
  }

  #leave(player: SquadPlayer): void {
    this.#on = this.#on.filter((each) => each !== player);
  }
}

/** Whether a player must stay on: a spared player, or a goalkeeper, whom the simulator never substitutes. */
function cannotGo(player: SquadPlayer, spared: readonly SquadPlayer[]): boolean {
  return player.line === 'GK' || spared.includes(player);
}
