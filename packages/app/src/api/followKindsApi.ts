import { toFollowKinds } from '@tribunen/contract';
import type { FollowKinds } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { parseRows, readRows, TableError } from './tables/rows.ts';

const table = 'follow_kinds';

/** The kinds of events of which each follow of the signed-in spectator notifies. */
export const followKindsApi = new ApiPart(({ tables }) => ({
  /**
   * The spectator's choices; null when the backend has only the specification's tables, which cannot store any.
   *
   * @throws TableError
   */
  async followKinds(): Promise<readonly FollowKinds[] | null> {
    const select = tables.from(table).select('id,user_id,entity_type,entity_id,kinds').throwOnError();
    try {
      return parseRows(await readRows(table, select), toFollowKinds);
    } catch (error) {
      if (error instanceof TableError && error.status === 404) return null;
      throw error;
    }
  },

  /**
   * Chooses the kinds of events of which a follow notifies, in place of an earlier choice.
   *
   * @throws TableError
   */
  async chooseKinds({ entityType, entityId, kinds }: FollowKinds): Promise<void> {
    const row = {
      entity_type: entityType,
      entity_id: entityId,
      kinds: kinds === 'red-cards' ? 'red_cards' : kinds,
    };
    const chosen = tables.from(table).upsert(row, { onConflict: 'user_id,entity_type,entity_id' }).select('id');
    await readRows(table, chosen.throwOnError());
  },
}));

export type FollowKindsApi = ReturnType<typeof followKindsApi.of>;
