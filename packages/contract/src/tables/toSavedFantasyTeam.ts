import { object, safeParse } from 'valibot';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { profileRow } from './profiles.ts';

const row = object({ fantasy_team_id: profileRow.entries.fantasy_team_id });

/**
 * The number of the fantasy team saved in a row of `profiles`, as text; null when none is saved.
 *
 * @example
 * toSavedFantasyTeam({ fantasy_team_id: '1234567' }); // { ok: true, value: '1234567' }
 */
export function toSavedFantasyTeam(raw: unknown): Parsed<string | null> {
  const parsed = safeParse(row, raw);
  return parsed.success
    ? { ok: true, value: parsed.output.fantasy_team_id }
    : { ok: false, fault: faultOf('profiles', parsed.issues) };
}
