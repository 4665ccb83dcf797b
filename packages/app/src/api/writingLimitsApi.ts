import { parseWritingLimits } from '@tribunen/contract';
import type { WritingLimits } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { isDirect, type Room } from './roomsApi.ts';
import { readValue, TableError } from './tables/rows.ts';

const procedure = 'writing_limits';
const none: WritingLimits = { slowSeconds: null, shutOut: null };

/** What administrators have done that holds the spectator back from writing. */
export const writingLimitsApi = new ApiPart(({ tables }) => ({
  /**
   * What holds the spectator back from writing in a room. A backend without a desk holds nobody back.
   *
   * @throws TableError, ContractError
   */
  async limits(room: Room): Promise<WritingLimits> {
    const asked = isDirect(room) ? {} : { team: room.teamId, name: room.teamName };
    try {
      return parseWritingLimits(await readValue(procedure, tables.rpc(procedure, asked).throwOnError()));
    } catch (error) {
      if (error instanceof TableError && error.status === 404) return none;
      throw error;
    }
  },
}));

export type WritingLimitsApi = ReturnType<typeof writingLimitsApi.of>;
