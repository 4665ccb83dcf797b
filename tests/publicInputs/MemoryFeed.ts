import { liveEventRow, type LiveEventRow, liveMatchRow, type LiveMatchRow } from '@tribunen/contract';
import { FeedStore, footballDataOrg, openLigaDb, takeInMatches } from '@tribunen/edge';
import type { CompetitionCode, MatchId, UtcInstant } from '@tribunen/domain';
import { array, looseObject, nullable, number, object, parse, string } from 'valibot';

const write = object({
  id: string(),
  summary: looseObject({}),
  feed: nullable(
    looseObject({
      version: number(),
      live: nullable(liveMatchRow),
      added: array(liveEventRow),
      amended: array(liveEventRow),
    }),
  ),
});

/** Runs the feed on rows in memory. The provider's answers pass through the same adapters as in the backend. */
export class MemoryFeed {
  readonly events = new Map<string, LiveEventRow>();
  readonly summaries = new Map<string, object>();
  readonly #matches = new Map<
    string,
    { readonly feed: object; readonly live: LiveMatchRow; readonly version: number }
  >();
  readonly #store = new FeedStore((name, parameters) => Promise.resolve(this.#answer(name, parameters)));

  /** Passes OpenLigaDB's answer about one match to the feed. */
  async hear(match: unknown, askedAt: UtcInstant, list: 'live' | 'season' = 'live'): Promise<void> {
    const world = { fetch: () => Promise.resolve(Response.json([match])), now: () => Date.parse(askedAt) };
    const provider = openLigaDb('https://liga.example.test', world);
    const code = 'BL1' as CompetitionCode;
    const answer =
      list === 'season' ? await provider.season(code) : await provider.matches({ kind: 'competition', code });
    if (answer.status !== 'known') throw new Error(`The answer is ${answer.status}`);
    await takeInMatches(answer.body, askedAt, this.#store, list);
  }

  /** Passes football-data.org's answer about one match to the feed. */
  async read(match: { readonly id: number; readonly [field: string]: unknown }, askedAt: UtcInstant): Promise<void> {
    const world = { fetch: () => Promise.resolve(Response.json(match)), now: () => Date.parse(askedAt) };
    const settings = { url: 'https://data.example.test', key: 'key', plan: 'paid', perMinute: 30 } as const;
    const answer = await footballDataOrg(settings, world).matches({ kind: 'match', id: String(match.id) as MatchId });
    if (answer.status !== 'known') throw new Error(`The answer is ${answer.status}`);
    await takeInMatches(answer.body, askedAt, this.#store);
  }

  live(id: string): LiveMatchRow | null {
    return this.#matches.get(id)?.live ?? null;
  }

  /** The events in the order in which they were written. */
  get written(): readonly string[] {
    return [...this.events.keys()];
  }

  #answer(name: string, parameters: Readonly<Record<string, unknown>>): unknown {
    if (name === 'feed_stored') {
      return parse(array(string()), parameters['ids']).flatMap((id) => {
        const known = this.#matches.get(id);
        const events = [...this.events.values()].filter(({ match_id }) => match_id === id);
        return known === undefined ? [] : [{ ...known.feed, id, live: known.live, version: known.version, events }];
      });
    }
    for (const { id, summary, feed } of parse(array(write), parameters['matches'])) {
      this.summaries.set(id, summary);
      if (feed === null) continue;
      const live = feed.live ?? this.live(id);
      if (live === null) throw new Error('No state was written');
      this.#matches.set(id, { feed, live, version: feed.version + 1 });
      for (const row of [...feed.added, ...feed.amended]) this.events.set(row.id, row);
    }
    return [];
  }
}
