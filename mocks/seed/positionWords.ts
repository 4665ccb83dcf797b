import type { SquadLine } from './SquadPlayer.ts';

/** The provider's words for where a player of a squad belongs. */
export const positionWords = {
  GK: 'Goalkeeper',
  DF: 'Defence',
  MF: 'Midfield',
  FW: 'Offence',
} as const satisfies Readonly<Record<SquadLine, string>>;
