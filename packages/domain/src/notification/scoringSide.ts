import type { Side } from '../match/Match.ts';
import type { LiveEvent } from './LiveEvent.ts';

/** The side of an event: home if its team's name is the home team's, otherwise away (NOTIFY-6). */
export function scoringSide({ teamName, homeTeam }: Pick<LiveEvent, 'teamName' | 'homeTeam'>): Side {
  return teamName !== null && teamName === homeTeam ? 'home' : 'away';
}
