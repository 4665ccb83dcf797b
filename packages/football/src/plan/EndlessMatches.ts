import type { PlayedMatch } from '../state/SimulatedMatch.ts';

interface Programme {
  /** The kick-off of the match with a number; null when the day has no such match. */
  readonly kickOffOf: (index: number) => number | null;
  readonly listedFrom: (kickOff: number) => number;
  readonly play: (index: number, kickOff: number) => PlayedMatch;
}

/** Matches of the live day that kick off one after another without end, computed as far as they have been needed. */
export class EndlessMatches {
  readonly #programme: Programme;
  readonly #matches: PlayedMatch[] = [];
  #laidOut = 0;

  constructor(programme: Programme) {
    this.#programme = programme;
  }

  /** The matches that are known at `now`, including those that have left the list, and some that become known later. */
  laidOutAt(now: number): readonly PlayedMatch[] {
    while (this.#nextListedFrom() <= now) {
      const kickOff = this.#programme.kickOffOf(this.#laidOut);
      if (kickOff !== null) this.#matches.push(this.#programme.play(this.#laidOut, kickOff));
      this.#laidOut += 1;
    }
    return this.#matches;
  }

  listedAt(now: number): readonly PlayedMatch[] {
    return this.laidOutAt(now).filter((match) => match.knownFrom <= now && now < match.listedUntil);
  }

  /** When a match next joins the list or leaves it. */
  nextChangeAt(now: number): number {
    const waiting = this.laidOutAt(now).find((match) => match.knownFrom > now);
    const leaving = this.#matches.find((match) => match.listedUntil > now);
    return Math.min(waiting?.knownFrom ?? this.#nextListedFrom(), leaving?.listedUntil ?? Infinity);
  }

  /** When the next match that has not been computed yet joins the list. */
  #nextListedFrom(): number {
    const kickOff = this.#programme.kickOffOf(this.#laidOut);
    return kickOff === null ? -Infinity : this.#programme.listedFrom(kickOff);
  }
}
