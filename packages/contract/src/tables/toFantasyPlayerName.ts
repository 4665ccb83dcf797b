import { object, safeParse } from 'valibot';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { userFantasyPlayerRow } from './user_fantasy_players.ts';

const row = object({ player_name: userFantasyPlayerRow.entries.player_name });

/** The name of the fantasy player in a row of `user_fantasy_players`. */
export function toFantasyPlayerName(raw: unknown): Parsed<string> {
  const parsed = safeParse(row, raw);
  return parsed.success
    ? { ok: true, value: parsed.output.player_name }
    : { ok: false, fault: faultOf('user_fantasy_players', parsed.issues) };
}
