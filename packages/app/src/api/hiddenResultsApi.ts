import { toHiddenChoice, toHiddenResultRow } from '@tribunen/contract';
import type { HiddenChoice } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { homeApi } from './homeApi.ts';
import { lineOf } from './realtime/RealtimeLine.ts';
import { subscribeToOwnRows } from './realtime/subscribeToOwnRows.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import { parseRows, readRows } from './tables/rows.ts';

const table = 'hidden_results';

/** The results that the signed-in spectator hides on all their devices (KNOWN-17). `homeApi` loads them first. */
export const hiddenResultsApi = new ApiPart((access) => {
  const parse = (rows: readonly unknown[]): readonly HiddenChoice[] => parseRows(rows, toHiddenChoice);
  return {
    /** The choices in rows that `homeApi` has loaded. A row that breaks the contract is left out and reported. */
    parse,

    /** @throws TableError */
    choices: async (): Promise<readonly HiddenChoice[]> => parse(await homeApi.of(access).hiddenResults()),

    /**
     * Saves a choice in place of an earlier one about the same match or group.
     *
     * @throws TableError
     */
    async choose(choice: HiddenChoice): Promise<void> {
      const chosen = access.tables
        .from(table)
        .upsert(toHiddenResultRow(choice), { onConflict: 'user_id,subject' })
        .select('id');
      await readRows(table, chosen.throwOnError());
    },

    /**
     * Listens to the spectator's choices, here and on other devices.
     *
     * @returns a function that ends the subscription
     */
    subscribe: (user: string, listener: RowsListener<HiddenChoice>): (() => void) =>
      subscribeToOwnRows(
        lineOf(access),
        user,
        { table, filters: [`user_id=eq.${user}`], translate: toHiddenChoice },
        listener,
      ),
  };
});
