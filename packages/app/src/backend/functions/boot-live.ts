import { type BootSnapshot, parseBootLive } from '@tribunen/contract';
import { reportFaults } from '../access/reportFaults.ts';
import { getLive, type LiveApi } from './liveApi.ts';

/**
 * The live feed's snapshot: today's matches, their newest events, and the version to continue from.
 *
 * @throws BackendFailure, ContractError
 */
export async function fetchBootLive(api: LiveApi): Promise<BootSnapshot> {
  const response = await getLive(api, '/boot/live');
  const snapshot = parseBootLive(await response.json());
  reportFaults(snapshot.faults);
  return snapshot;
}
