import { type Knowing, longestDelay, type MatchId } from '@tribunen/domain';

/** What this device's reader has chosen to know later, or not at all. */
export interface KnownChoices {
  /** Seconds behind the pitch, in every match without a delay of its own. */
  readonly delay: number;
  readonly delays: Readonly<Record<string, number>>;
  /** The matches whose results are hidden, the latest last. */
  readonly hidden: readonly string[];
}

/** A device keeps the latest matches of each kind. */
const most = 200;

const everythingNow: KnownChoices = { delay: 0, delays: {}, hidden: [] };

/** The knowledge that the reader has chosen for a match. */
export function knowingOf({ delay, delays, hidden }: KnownChoices, match: MatchId): Knowing {
  if (hidden.includes(match)) return { kind: 'hidden' };
  const seconds = delays[match] ?? delay;
  return seconds > 0 ? { kind: 'delayed', seconds } : { kind: 'now' };
}

/** The longest delay of all, in seconds. */
export function longestOf({ delay, delays }: KnownChoices): number {
  return Math.max(delay, ...Object.values(delays));
}

export function withDelay(choices: KnownChoices, match: MatchId | null, seconds: number): KnownChoices {
  if (match === null) return { ...choices, delay: seconds, delays: {} };
  const delays = Object.entries({ ...choices.delays, [match]: seconds }).slice(-most);
  return { ...choices, delays: Object.fromEntries(delays) };
}

export function withHidden(choices: KnownChoices, match: MatchId, isHidden: boolean): KnownChoices {
  const others = choices.hidden.filter((id) => id !== match);
  return { ...choices, hidden: isHidden ? [...others, match].slice(-most) : others };
}

/** Reads what the device has kept. A text that this app has not written counts as no choice. */
export function readKnownChoices(text: string | null): KnownChoices {
  if (text === null) return everythingNow;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return everythingNow;
    return {
      delay: 'delay' in kept ? secondsOf(kept.delay) : 0,
      delays:
        'delays' in kept && typeof kept.delays === 'object' && kept.delays !== null
          ? Object.fromEntries(Object.entries(kept.delays).map(([match, seconds]) => [match, secondsOf(seconds)]))
          : {},
      hidden:
        'hidden' in kept && Array.isArray(kept.hidden) ? kept.hidden.filter((match) => typeof match === 'string') : [],
    };
  } catch {
    // A text that is no JSON was not written by this app.
    return everythingNow;
  }
}

/** The text to keep; null where the reader has chosen nothing. */
export function writeKnownChoices(choices: KnownChoices): string | null {
  const { delay, delays, hidden } = choices;
  const isNothing = delay === 0 && hidden.length === 0 && Object.values(delays).every((seconds) => seconds === 0);
  return isNothing ? null : JSON.stringify(choices);
}

function secondsOf(kept: unknown): number {
  return typeof kept === 'number' && kept > 0 ? Math.min(Math.round(kept), longestDelay) : 0;
}
