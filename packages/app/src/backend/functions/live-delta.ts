import { type EventReading, type LiveDelta, parseLiveDelta } from '@tribunen/contract';
import { reportFaults } from '../access/reportFaults.ts';
import { getLive, type LiveApi } from './liveApi.ts';

/**
 * What has changed in the live feed since a version.
 *
 * @throws BackendFailure, ContractError
 */
export async function fetchLiveDelta(api: LiveApi, since: number, reading: EventReading): Promise<LiveDelta> {
  const response = await getLive(api, `/live/delta?since=${since}`);
  const delta = parseLiveDelta(await response.json(), reading);
  reportFaults(delta.faults);
  return delta;
}
