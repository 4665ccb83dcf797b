import { parseWritingLimits } from '@tribunen/contract';
import type { WritingLimits } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { isDirect, type Room } from './roomsApi.ts';
import { readValue, TableError } from './tables/rows.ts';

const procedure = 'writing_limits';
const none: WritingLimits = { slowSeconds: null, shutOut: null };

/** The limits that administrators have put on the spectator's writing. */
export const writingLimitsApi = new ApiPart(({ tables }) => ({
  /**
   * The limits on the spectator's writing in a room. A backend without a desk has none.
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
