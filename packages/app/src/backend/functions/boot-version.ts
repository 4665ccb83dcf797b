import { parseBootVersion } from '@tribunen/contract';
import { getLive, type LiveApi } from './liveApi.ts';

/**
 * The live feed's version, which rises with every change.
 *
 * @throws BackendFailure, ContractError
 */
export async function fetchBootVersion(api: LiveApi): Promise<number> {
  const response = await getLive(api, '/boot/version');
  return parseBootVersion(await response.text());
}
