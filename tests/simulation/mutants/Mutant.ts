import type { Channel } from '../laws/Channel.ts';

/** A change of a file: a text that occurs in it exactly once, and its replacement. */
interface Edit {
  /** The path from the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A deliberate bug. */
export interface Mutant extends Edit {
  readonly name: string;
  /** A change in another file. The first change does harm only together with it. */
  readonly also?: Edit;
  /** True when only the simulation of a whole day catches the bug, because it takes effect late. */
  readonly onlyInDay?: true;
  /** The only channel on which law 6 looks for the bug. The spectators of its runs see the matches with a delay. */
  readonly channel?: Channel;
  /** True when the laws of the chats catch the bug. */
  readonly inChat?: true;
}
