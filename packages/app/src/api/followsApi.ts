import { type ReorderFollowsRequest, toFollow } from '@tribunen/contract';
import type { Follow, FollowId, PrioritiesByKind } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { lineOf } from './realtime/RealtimeLine.ts';
import { subscribeToOwnRows } from './realtime/subscribeToOwnRows.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import { readRows, readRowsOr } from './tables/rows.ts';

const table = 'user_follows';

/** Changes of the spectator's follows. `homeApi` loads them. */
export const followsApi = new ApiPart((access) => {
  const { tables } = access;
  return {
    /**
     * Adds follows, all or none. An existing follow stays unchanged (FOLLOW-5).
     *
     * @throws TableError
     */
    async add(follows: readonly Follow[]): Promise<void> {
      const added = tables
        .from(table)
        .upsert(follows.map(toRow), { onConflict: 'user_id,entity_type,entity_id', ignoreDuplicates: true })
        .select('id');
      await readRows(table, added.throwOnError());
    },

    /**
     * Removes a follow. It does not fail if the follow has been removed already.
     *
     * @throws TableError
     */
    async remove(id: FollowId): Promise<void> {
      await readRows(table, tables.from(table).delete().eq('id', id).select('id').throwOnError());
    },

    /**
     * Switches the notifications of a follow.
     *
     * @returns false when the follow has been removed
     * @throws TableError
     */
    async notify(id: FollowId, on: boolean): Promise<boolean> {
      const switched = tables.from(table).update({ notifications: on }).eq('id', id).select('id').throwOnError();
      return (await readRows(table, switched)).length > 0;
    },

    /**
     * Gives the follows new priorities, all of them or none. Competitions, teams and players are separate lists, and
     * empty ones are not sent (FOLLOW-12). A removed follow is ignored. A backend without the procedure gets a request
     * for each priority.
     *
     * @throws TableError
     */
    async reorder(placed: PrioritiesByKind): Promise<void> {
      const procedure = 'reorder_follows';
      const asked = {
        ...(placed.competition && { competitions: [...placed.competition] }),
        ...(placed.team && { teams: [...placed.team] }),
        ...(placed.player && { players: [...placed.player] }),
      } satisfies ReorderFollowsRequest;
      await readRowsOr(procedure, tables.rpc(procedure, asked).throwOnError(), async () => {
        for (const { id, priority } of Object.values(placed).flat()) {
          await readRows(table, tables.from(table).update({ priority }).eq('id', id).select('id').throwOnError());
        }
        return [];
      });
    },

    /**
     * Listens to changes of the spectator's follows, here and on other devices.
     *
     * @returns a function that ends the subscription
     */
    subscribe: (user: string, listener: RowsListener<Follow>): (() => void) =>
      subscribeToOwnRows(
        lineOf(access),
        user,
        { table, filters: [`user_id=eq.${user}`], translate: toFollow },
        listener,
      ),
  };
});

export type FollowsApi = ReturnType<typeof followsApi.of>;

function toRow({ id, entityType, entityId, displayName, crestUrl, priority, notifications }: Follow) {
  return {
    id,
    entity_type: entityType,
    entity_id: entityId,
    display_name: displayName,
    crest_url: crestUrl,
    priority,
    notifications,
  };
}
