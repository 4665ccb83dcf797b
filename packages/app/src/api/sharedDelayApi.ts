import { parseSharedDelays, type ShareDelayRequest } from '@tribunen/contract';
import type { FriendDelay } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { readValue } from './tables/rows.ts';

/** The delays of friends who watch a match together. */
export const sharedDelayApi = new ApiPart((access) => ({
  /**
   * Shares the reader's delay in a match, or stops sharing it if it is null.
   *
   * @returns the friends who share theirs in that match
   * @throws TableError, ContractError
   */
  async share(match: string, seconds: number | null): Promise<readonly FriendDelay[]> {
    const procedure = 'share_delay';
    const asked: ShareDelayRequest = { open_match: match, seconds };
    return parseSharedDelays(await readValue(procedure, access.background.tables.rpc(procedure, asked).throwOnError()));
  },
}));

export type SharedDelayApi = ReturnType<typeof sharedDelayApi.of>;
