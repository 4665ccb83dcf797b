import type { Team } from '@tribunen/domain';
import { object, safeParse, unknown } from 'valibot';
import type { Items } from '../parseItems.ts';
import { parseTeams } from './parseTeams.ts';

const where = 'search-team';
const oneTeam = object({ team: unknown() });

/**
 * The teams that `search-team` has found, whether it answers with one team or a list.
 *
 * @throws {ContractError} when the answer is neither
 */
export function parseSearchedTeams(answer: unknown): Items<Team> {
  const one = safeParse(oneTeam, answer);
  if (!one.success) return parseTeams(where, answer);
  const { team } = one.output;
  const { values, faults } = parseTeams(where, { teams: team === null ? [] : [team] });
  return { values, faults: faults.map((fault) => ({ ...fault, path: fault.path.replace(/^teams\.0/, 'team') })) };
}
