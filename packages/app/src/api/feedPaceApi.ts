import { parseFeedPace } from '@tribunen/contract';
import type { FeedPace } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { readValue, TableError } from './tables/rows.ts';

const procedure = 'feed_pace';

/** How often the provider of the matches in play is asked. */
export const feedPaceApi = new ApiPart(({ background: { tables } }) => ({
  /**
   * The pace while a match is in play; null where the provider has none, or the backend does not know it.
   *
   * @throws TableError, ContractError
   */
  async pace(): Promise<FeedPace | null> {
    try {
      return parseFeedPace(await readValue(procedure, tables.rpc(procedure).throwOnError()));
    } catch (error) {
      if (error instanceof TableError && error.status === 404) return null;
      throw error;
    }
  },
}));

export type FeedPaceApi = ReturnType<typeof feedPaceApi.of>;
