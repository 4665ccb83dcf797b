import type { FantasyGame } from '@tribunen/domain';
import { nullable, object, safeParse } from 'valibot';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { fantasyTeamColumns } from './fantasyTeamColumns.ts';
import { fantasyTeamNumber } from './profiles.ts';

/** Reads the number of the team in a game that is saved in a row of `profiles`, as text; null when none is saved. */
export function toSavedFantasyTeam(game: FantasyGame): (raw: unknown) => Parsed<string | null> {
  const column = fantasyTeamColumns[game];
  const row = object({ [column]: nullable(fantasyTeamNumber) });
  return (raw) => {
    const parsed = safeParse(row, raw);
    return parsed.success
      ? { ok: true, value: parsed.output[column] ?? null }
      : { ok: false, fault: faultOf('profiles', parsed.issues) };
  };
}
