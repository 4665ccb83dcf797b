import type { SquadLine } from './SquadPlayer.ts';

/** The provider's word for a player's position, by the line of the squad. */
export const positionWords = {
  GK: 'Goalkeeper',
  DF: 'Defence',
  MF: 'Midfield',
  FW: 'Offence',
} as const satisfies Readonly<Record<SquadLine, string>>;
