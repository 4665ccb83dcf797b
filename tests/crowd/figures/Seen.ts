import type { LiveEventId, MatchId, MessageId } from '@tribunen/domain';
import type { Witness } from '../spectators/Spectator.ts';
import type { Goal } from '../site/Football.ts';
import { type Percentiles, percentiles } from './percentiles.ts';

/** How the spectators saw some items (goals or messages). Each spectator should see each item once. */
interface Outcome {
  readonly happened: number;
  readonly took: Percentiles | null;
  /** How many items were not seen, added up over the spectators. */
  readonly lost: number;
  /** How many items were seen twice, added up over the spectators. */
  readonly doubled: number;
}

interface Followed {
  readonly match: MatchId;
  readonly at: number;
  readonly delays: number[];
}

/**
 * Records which goals and messages the spectators have seen, and how long after the commit. All times are in
 * milliseconds since 1970.
 */
export class Seen {
  readonly #goals: (Goal & { readonly committedAt: number; readonly delays: number[] })[] = [];
  readonly #announced = new Map<LiveEventId, Followed>();
  readonly #messages = new Map<MessageId, Followed>();
  /** The delays of messages that a spectator saw before `wrote` recorded them. */
  readonly #early = new Map<MessageId, number[]>();
  readonly #spectators = new Set<object>();
  #wentBack = 0;
  #announcedTwice = 0;

  /** Creates the witness that receives what one spectator sees. */
  witness(): Witness {
    const shown = new Map<MatchId, number>();
    const announced = new Set<LiveEventId>();
    const witness: Witness = {
      onScore: (match, goals) => {
        const before = shown.get(match) ?? 0;
        shown.set(match, goals);
        if (goals < before) this.#wentBack += 1;
        for (const goal of this.#goals) {
          if (goal.match === match && goal.goals > before && goal.goals <= goals)
            goal.delays.push(Date.now() - goal.committedAt);
        }
      },
      onAnnouncement: (event) => {
        if (announced.has(event)) this.#announcedTwice += 1;
        announced.add(event);
        const goal = this.#announced.get(event);
        goal?.delays.push(Date.now() - goal.at);
      },
      onMessage: (id, writtenAt) => {
        const delay = Date.now() - writtenAt;
        const message = this.#messages.get(id);
        if (message !== undefined) message.delays.push(delay);
        else this.#early.set(id, [...(this.#early.get(id) ?? []), delay]);
      },
    };
    this.#spectators.add(witness);
    return witness;
  }

  /**
   * Must be called before a goal is committed, because a spectator may see the goal before this process learns of the
   * commit.
   *
   * @returns the function that records the moment of the commit
   */
  expect(goal: Goal): (committedAt: number) => void {
    const calledAt = Date.now();
    const seen = { ...goal, committedAt: calledAt, delays: [] as number[] };
    const announced = { match: goal.match, at: calledAt, delays: [] as number[] };
    const place = this.#goals.push(seen) - 1;
    this.#announced.set(goal.event, announced);
    return (committedAt) => {
      // The delays so far were counted from the call of `expect`, because the moment of the commit was unknown.
      const corrected = (delays: readonly number[]): number[] =>
        delays.map((delay) => Math.max(0, delay - (committedAt - calledAt)));
      this.#goals[place] = { ...goal, committedAt, delays: corrected(seen.delays) };
      this.#announced.set(goal.event, { match: goal.match, at: committedAt, delays: corrected(announced.delays) });
    };
  }

  wrote(id: MessageId, match: MatchId): void {
    this.#messages.set(id, { match, at: Date.now(), delays: this.#early.get(id) ?? [] });
  }

  /** Whether every spectator has seen every goal. */
  get hasAll(): boolean {
    return this.#goals.every(({ delays }) => delays.length >= this.#spectators.size);
  }

  /**
   * The goals in the spectators' lists. Each score that decreases counts as a doubled goal, because the list then shows
   * the goal a second time.
   */
  goals(): Outcome {
    const lost = this.#goals.map(({ delays }) => Math.max(0, this.#spectators.size - delays.length));
    return {
      happened: this.#goals.length,
      took: percentiles(this.#goals.flatMap(({ delays }) => delays)),
      lost: sum(lost),
      doubled: this.#wentBack,
    };
  }

  /**
   * The announcements of goals.
   *
   * @param followersOf how many spectators follow the team that scores in a match
   */
  announcements(followersOf: (match: MatchId) => number): Outcome {
    const goals = [...this.#announced.values()];
    return {
      happened: goals.length,
      took: percentiles(goals.flatMap(({ delays }) => delays)),
      lost: sum(goals.map(({ match, delays }) => Math.max(0, followersOf(match) - delays.length))),
      doubled: this.#announcedTwice,
    };
  }

  /**
   * The messages of the chats.
   *
   * @param readersOf how many spectators have the chat of a match open
   * @param given `leftOut`: how many messages the backend says it has left out, summed over all readers; `doubled`: how
   * many messages were shown twice
   */
  messages(
    readersOf: (match: MatchId) => number,
    given: { readonly leftOut: number; readonly doubled: number },
  ): Outcome {
    const written = [...this.#messages.values()];
    const missing = sum(written.map(({ match, delays }) => Math.max(0, readersOf(match) - delays.length)));
    return {
      happened: written.length,
      took: percentiles(written.flatMap(({ delays }) => delays)),
      lost: Math.max(0, missing - given.leftOut),
      doubled: given.doubled,
    };
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
