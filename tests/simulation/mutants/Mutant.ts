import type { Channel } from '../laws/Channel.ts';

/** A deliberate bug: a text that occurs in a file exactly once, and its replacement. */
export interface Mutant {
  readonly name: string;
  /** The path from the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** True when only the simulation of a whole day catches the bug, because it takes effect late. */
  readonly onlyInDay?: true;
  /**
   * The channel by which law 6 catches the bug, in runs of spectators who know the matches later. No other channel is
   * observed then.
   */
  readonly channel?: Channel;
  /** True when the laws of the chats catch the bug. */
  readonly inChat?: true;
}
