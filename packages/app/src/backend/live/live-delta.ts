import { type LiveDelta, parseLiveDelta } from '@tribunen/contract';
import type { MatchId } from '@tribunen/domain';
import { reportFaults } from '../reportFaults.ts';
import { getLive, type LiveApi } from './LiveApi.ts';

/**
 * What has changed in the live feed since a version.
 *
 * @param competitionIdOf the numeric id, as text, of a match's competition, by what is known of the match
 * @throws BackendFailure, ContractError
 */
export async function fetchLiveDelta(
  api: LiveApi,
  since: number,
  competitionIdOf: (match: MatchId) => string | null,
): Promise<LiveDelta> {
  const response = await getLive(api, `/live/delta?since=${since}`);
  const delta = parseLiveDelta(await response.json(), competitionIdOf);
  reportFaults(delta.faults);
  return delta;
}
