import { epochMs, instantAt, osloDayOf, startOfOsloDay } from '@tribunen/domain';
import { createRandom } from '../createRandom.ts';
import { goalTimes } from './goalTimes.ts';
import type { KickOffOrder } from './KickOffOrder.ts';
import { firstUpcoming, layout, showcase } from './layout.ts';

export interface KickOffTimesOptions {
  readonly order: KickOffOrder;
  readonly seed: number;
  /** Seconds of play in a second of real time. */
  readonly speed: number;
  /** When the day was opened, in milliseconds since 1970. */
  readonly anchor: number;
}

interface OpeningGoal {
  readonly index: number;
  /** Milliseconds between the match's kick-off and the opening. */
  readonly sinceKickOff: number;
}

/**
 * When each match of the live day kicks off. The kick-offs before the anchor are such that some matches are over and
 * some are in play at the opening; after it, match after match starts without end. Soon after midnight some of the
 * matches in play began yesterday, and no match of the live day is over, because yesterday's list has its own results.
 */
export class KickOffTimes {
  readonly #options: KickOffTimesOptions;
  /** Milliseconds from the start of the Oslo day to the anchor. */
  readonly #sinceMidnight: number;
  readonly #openingGoal: OpeningGoal | null;

  constructor(options: KickOffTimesOptions) {
    this.#options = options;
    const { anchor } = options;
    this.#sinceMidnight = anchor - epochMs(startOfOsloDay(osloDayOf(instantAt(anchor))));
    this.#openingGoal = this.#findOpeningGoal();
  }

  /**
   * The kick-off of the match with a number in the order, in milliseconds since 1970; null for a match that would be
   * over and have begun yesterday.
   *
   * @example
   * times.at(firstUpcoming) - anchor; // at most 90_000
   */
  at(index: number): number | null {
    const { anchor } = this.#options;
    if (index >= firstUpcoming) return toSecond(anchor + this.#untilStart(index - firstUpcoming));
    const since = index === this.#openingGoal?.index ? this.#openingGoal.sinceKickOff : this.#sinceStart(index);
    const isOver = index < layout.finished;
    return isOver && since > this.#sinceMidnight ? null : toSecond(anchor - since);
  }

  /** The kick-off of a match of `BesideOrder`, by the same rules. */
  besideAt(index: number): number | null {
    const { first, apart } = layout.beside;
    const since = this.#wall(first - index * apart);
    const isOver = first - index * apart >= layout.over;
    return isOver && since > this.#sinceMidnight ? null : toSecond(this.#options.anchor - since);
  }

  /** When a match with this kick-off joins the list. */
  listedFrom(kickOff: number): number {
    return kickOff - this.#wall(layout.listedAhead);
  }

  /** When a match with this kick-off leaves the list. */
  listedUntil(kickOff: number): number {
    return kickOff + this.#wall(layout.listedAfter);
  }

  #untilStart(waiting: number): number {
    const first = Math.min(layout.nextStartMs, this.#wall(layout.apart));
    return waiting === 0 ? first : first + this.#wall(waiting * layout.apart + this.#astray(waiting));
  }

  #sinceStart(index: number): number {
    const place = firstUpcoming - 1 - index;
    const minutes = layout.inPlay[place];
    return this.#wall(minutes ?? layout.over + (place - layout.inPlay.length) * layout.apart);
  }

  /**
   * Chooses the goal that falls right after the opening. It is the goal of the intended match that moves the kick-off
   * least, or a goal of another match in play if the intended match has none. In the showcase it is the favourite
   * club's first goal.
   */
  #findOpeningGoal(): OpeningGoal | null {
    const { order, seed, speed } = this.#options;
    if (seed === showcase.seed && speed === showcase.speed) {
      return { index: firstUpcoming - 1 - layout.club, sinceKickOff: showcase.sinceKickOffMs };
    }
    const due = Math.max(layout.goalSoonLeastMs, layout.goalSoonMs / speed);
    const candidates = layout.inPlay.flatMap((_, place) => {
      const index = firstUpcoming - 1 - place;
      return goalTimes(order.at(index).timeline).map((time) => {
        const sinceKickOff = Math.round((time * 1000) / speed - due);
        const move = Math.abs(sinceKickOff - this.#sinceStart(index));
        return { index, sinceKickOff, move, chosen: place === layout.goalSoon };
      });
    });
    const possible = candidates.filter((each) => each.sinceKickOff >= 0);
    const [best] = possible.toSorted((a, b) => Number(b.chosen) - Number(a.chosen) || a.move - b.move);
    return best ?? null;
  }

  #astray(waiting: number): number {
    return (createRandom(this.#options.seed, 'kick-off', waiting)() * 2 - 1) * layout.astray;
  }

  /** Minutes of play as milliseconds of real time. */
  #wall(minutes: number): number {
    return (minutes * 60_000) / this.#options.speed;
  }
}

function toSecond(ms: number): number {
  return Math.ceil(ms / 1000) * 1000;
}
