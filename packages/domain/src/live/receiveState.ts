import { isSameState } from './isSameState.ts';
import type { MatchState } from './LiveUpdate.ts';

/**
 * Where a state comes from. A stream, such as a channel of one tab's socket, passes on the states of a match in the
 * order in which they were written. An answer contains every write from before its request, and may or may not contain
 * a write from while it was on its way.
 */
export type StateSource =
  | { readonly kind: 'stream'; readonly name: string }
  /** `askedAt` is in milliseconds, by the clock of `now` in `receiveState`. */
  | { readonly kind: 'answer'; readonly askedAt: number };

export interface SourcedState {
  readonly state: MatchState;
  readonly source: StateSource;
}

/** The last state received from a source. */
interface Word {
  readonly state: MatchState;
  /** When it was first received, in milliseconds. */
  readonly receivedAt: number;
  /**
   * How many different states of this time the stream has sent, one after another; an answer does not count as part of
   * a stream.
   */
  readonly place: number;
}

/** The newest state of one match, and the last state of its time from each source. */
export interface ReceivedState extends Word {
  /** The last state by source, without those that an answer has settled since. */
  readonly lastWords: ReadonlyMap<string, Word>;
}

/** The name under which the last answer that could not be put in order is kept. */
const unsettled = 'answer';
const ofAnswer = Infinity;

/** The received state of a match that is in a list, and about which no live source has sent anything. */
export function listedState(state: MatchState, now: number): ReceivedState {
  return { state, receivedAt: now, place: ofAnswer, lastWords: new Map() };
}

/**
 * The state of a match after a source has sent one. A newer state holds, an older does not. Of two different states of
 * the same time, as from several writes in one transaction, the later write holds, if the order is known: a stream has
 * come further than the others, or an answer was requested after the other state had come. When the order is unknown,
 * the earlier received state stays (`isContradicted`). LIVE-2
 *
 * @param known null when no state of the match was received yet
 * @param now milliseconds since 1970, by any clock that all the calls share
 * @returns an object with the given `state` itself, if it holds from now on
 */
export function receiveState(known: ReceivedState | null, { state, source }: SourcedState, now: number): ReceivedState {
  if (known !== null && state.updatedAt < known.state.updatedAt) return known;
  const isFirst = known === null || state.updatedAt > known.state.updatedAt;
  if (source.kind === 'answer') {
    return isFirst ? listedState(state, now) : afterAnswer(known, listedState(state, now), source.askedAt);
  }
  const last = isFirst ? undefined : known.lastWords.get(source.name);
  const isRepeat = last !== undefined && isSameState(last.state, state);
  const word = isRepeat ? last : { state, receivedAt: now, place: (last?.place ?? 0) + 1 };
  if (isFirst) return { ...word, lastWords: new Map([[source.name, word]]) };
  const lastWords = new Map(known.lastWords).set(source.name, word);
  if (word.place <= known.place) return { ...known, lastWords };
  return { ...(isSameState(known.state, state) ? { ...known, place: word.place } : word), lastWords };
}

/**
 * Whether two sources have sent different states of a match's newest time, and it is unknown which was written later.
 * LIVE-21
 */
export function isContradicted({ state, lastWords }: ReceivedState): boolean {
  return [...lastWords.values()].some((word) => !isSameState(word.state, state));
}

function afterAnswer(known: ReceivedState, answer: ReceivedState, askedAt: number): ReceivedState {
  const isSame = isSameState(known.state, answer.state);
  // The answer was read before or after the states that came while it was on its way.
  if (askedAt < known.receivedAt) {
    return isSame ? known : { ...known, lastWords: new Map(known.lastWords).set(unsettled, answer) };
  }
  const lastWords = new Map([...known.lastWords].filter(([, { receivedAt }]) => receivedAt > askedAt));
  return isSame ? { ...known, place: ofAnswer, lastWords } : { ...answer, lastWords };
}
