import type { Side } from '../match/Match.ts';
import { type Cheer, idleCheer } from './Cheer.ts';

/** `press` is the cheer button, `change` reopens the choice of a side, `dismiss` closes the choice without choosing. */
export type CheerEvent =
  | { readonly kind: 'press' | 'change' | 'dismiss' }
  | { readonly kind: 'choose'; readonly side: Side };

export interface CheerStep {
  readonly cheer: Cheer;
  /** The side that the cheer is for; null when no cheer is sent. */
  readonly sends: Side | null;
}

/**
 * The state after an event, and the cheer to send. The first press opens the choice; once a side is chosen, every press
 * sends a cheer for it. An event that is impossible in a state changes nothing and sends nothing (CHEER-1, CHEER-2,
 * CHEER-3, CHEER-4).
 */
export function nextCheer(cheer: Cheer, event: CheerEvent): CheerStep {
  switch (cheer.status) {
    case 'idle':
      return silently(event.kind === 'press' ? { status: 'choosing', before: null } : cheer);
    case 'choosing':
      return silently(afterChoice(cheer, event));
    case 'chosen':
      if (event.kind === 'press') return { cheer, sends: cheer.side };
      return silently(event.kind === 'change' ? { status: 'choosing', before: cheer.side } : cheer);
  }
}

function afterChoice(cheer: Extract<Cheer, { status: 'choosing' }>, event: CheerEvent): Cheer {
  switch (event.kind) {
    case 'choose':
      return { status: 'chosen', side: event.side };
    case 'dismiss':
      return cheer.before === null ? idleCheer : { status: 'chosen', side: cheer.before };
    case 'press':
    case 'change':
      return cheer;
  }
}

function silently(cheer: Cheer): CheerStep {
  return { cheer, sends: null };
}
