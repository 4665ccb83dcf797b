import {
  type GroupedMatch,
  hiddenBy,
  type HiddenChoice,
  type HiddenGroup,
  isSameGroup,
  type Knowing,
  longestDelay,
  type MatchId,
  type OsloDay,
  parseOsloDay,
} from '@tribunen/domain';
import {
  array,
  boolean,
  custom,
  fallback,
  literal,
  nullable,
  number,
  object,
  picklist,
  record,
  string,
  variant,
} from 'valibot';
import { readJson } from '../../lib/storage/readJson.ts';

/** The delays that this device's reader has chosen, and the results that they have hidden. */
export interface KnownChoices {
  /** The delay in seconds, in every match without a separate delay. */
  readonly delay: number;
  readonly delays: Readonly<Record<string, OwnDelay>>;
  /** The matches whose results are hidden, the latest last. */
  readonly hidden: readonly string[];
  readonly groups: readonly HiddenGroup[];
  /** Matches of hidden groups that are shown nevertheless. */
  readonly shown: readonly string[];
  /** The match that the reader watches together with friends. */
  readonly together: Together | null;
  /** Whether friends and the chats of teams are read as late as the latest match (KNOWN-13). */
  readonly holdsFriends: boolean;
}

/** The delay of one match. It counts for a day from its choice, in the longest of all. */
interface OwnDelay {
  readonly seconds: number;
  /** When it was chosen, in milliseconds since 1970. */
  readonly since: number;
}

export interface Together {
  readonly match: string;
  /** The longest delay of the friends. */
  readonly seconds: number;
  /** When the reader began, in milliseconds since 1970. */
  readonly since: number;
}

/** The facts of a match that decide whether it is hidden; null for a match of which only the id is known. */
export type KnownFacts = GroupedMatch | null;

/** The most matches of each kind that a device keeps, the latest ones. */
const most = 200;
/** The time after which a match with a separate delay is surely over. */
const dayMs = 24 * 60 * 60_000;

const everythingNow: KnownChoices = {
  delay: 0,
  delays: {},
  hidden: [],
  groups: [],
  shown: [],
  together: null,
  holdsFriends: false,
};

/** What the reader may know of a match. A match of which only the id is known may belong to a hidden group. */
export function knowingOf(choices: KnownChoices, match: MatchId, facts: KnownFacts): Knowing {
  if (isHidden(choices, match, facts)) return { kind: 'hidden' };
  const { together } = choices;
  const seconds = Math.max(ownDelay(choices, match), together?.match === match ? together.seconds : 0);
  return seconds > 0 ? { kind: 'delayed', seconds } : { kind: 'now' };
}

function isHidden({ hidden, groups, shown }: KnownChoices, match: MatchId, facts: KnownFacts): boolean {
  if (hidden.includes(match)) return true;
  if (groups.length === 0 || shown.includes(match)) return false;
  return facts === null || hiddenBy(groups, facts);
}

/** The delay that the reader has chosen for a match, whatever friends have. */
export function ownDelay({ delay, delays }: KnownChoices, match: string): number {
  return delays[match]?.seconds ?? delay;
}

export function hidesResults({ hidden, groups }: KnownChoices): boolean {
  return hidden.length + groups.length > 0;
}

/**
 * The longest delay that still counts, in seconds.
 *
 * @param now in milliseconds since 1970
 */
export function longestOf({ delay, delays, together }: KnownChoices, now: number): number {
  return Math.max(delay, together?.seconds ?? 0, ...lately(delays, now).map(([, { seconds }]) => seconds));
}

function lately(delays: KnownChoices['delays'], now: number): readonly (readonly [string, OwnDelay])[] {
  return Object.entries(delays).filter(([, { since }]) => now - since < dayMs);
}

/** One delay for every match. */
export function withDelay(choices: KnownChoices, delay: number): KnownChoices {
  return { ...choices, delay, delays: {} };
}

/** A separate delay for one match, while the others have the common one or their own. */
export function withOwnDelay(
  choices: KnownChoices,
  match: MatchId,
  { common, ...own }: OwnDelay & { readonly common: number },
): KnownChoices {
  const delays = [...lately(choices.delays, own.since).filter(([id]) => id !== match), [match, own] as const];
  return { ...choices, delay: common, delays: Object.fromEntries(delays.slice(-most)) };
}

export function withHidden(choices: KnownChoices, match: MatchId, isHidden: boolean): KnownChoices {
  const without = (all: readonly string[]): readonly string[] => all.filter((id) => id !== match);
  const withMatch = (all: readonly string[]): readonly string[] => [...without(all), match].slice(-most);
  const { hidden, groups, shown } = choices;
  if (isHidden) return { ...choices, hidden: withMatch(hidden), shown: without(shown) };
  return { ...choices, hidden: without(hidden), shown: groups.length === 0 ? [] : withMatch(shown) };
}

/** Hides the results of a group of matches, or shows them. */
export function withGroup(choices: KnownChoices, group: HiddenGroup, isHidden: boolean): KnownChoices {
  const others = choices.groups.filter((each) => !isSameGroup(each, group));
  const groups = isHidden ? [...others, group].slice(-most) : others;
  return { ...choices, groups, shown: groups.length === 0 ? [] : choices.shown };
}

/** The choices after one that was made on another device. */
export function withChoice(choices: KnownChoices, { of, isHidden }: HiddenChoice): KnownChoices {
  return typeof of === 'string' ? withHidden(choices, of, isHidden) : withGroup(choices, of, isHidden);
}

const seconds = fallback(number(), 0);
const ids = fallback(array(string()), []);
const day = custom<OsloDay>((raw) => parseOsloDay(raw) !== null);
const group = variant('kind', [
  object({ kind: picklist(['team', 'competition']), id: string(), name: string(), from: day }),
  object({ kind: literal('day'), id: day }),
]);
const kept = object({
  delay: seconds,
  delays: fallback(record(string(), object({ seconds, since: number() })), {}),
  hidden: ids,
  groups: fallback(array(group), []),
  shown: ids,
  together: fallback(nullable(object({ match: string(), seconds, since: number() })), null),
  holdsFriends: fallback(boolean(), false),
});

/** Reads the stored choices. A text that this app has not written is ignored. */
export function readKnownChoices(text: string | null): KnownChoices {
  const choices = readJson(kept, text);
  if (choices === null) return everythingNow;
  const { delay, delays, together } = choices;
  return {
    ...choices,
    delay: possible(delay),
    delays: Object.fromEntries(
      Object.entries(delays).map(([match, own]) => [match, { ...own, seconds: possible(own.seconds) }]),
    ),
    together: together && { ...together, seconds: possible(together.seconds) },
  };
}

/** The text to store; null when the reader has chosen nothing. */
export function writeKnownChoices(choices: KnownChoices): string | null {
  const { delay, delays, hidden, groups, together, holdsFriends } = choices;
  const chosen = [delay, ...Object.values(delays).map((own) => own.seconds), hidden.length, groups.length];
  return together === null && !holdsFriends && chosen.every((each) => each === 0) ? null : JSON.stringify(choices);
}

function possible(delay: number): number {
  return delay > 0 ? Math.min(Math.round(delay), longestDelay) : 0;
}
