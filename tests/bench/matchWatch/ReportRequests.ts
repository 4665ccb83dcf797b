import type { Page } from 'playwright';
import { nullish, number, object, parse, string, union } from 'valibot';

const idOrTime = union([number(), string()]);
const asked = object({ id: idOrTime, t: nullish(idOrTime) });

/** Counts a page's requests for the report of one match, and how many of them no cache may answer. */
export class ReportRequests {
  #sent = 0;
  readonly #others = new Map<string, number>();
  readonly #times = new Set<string>();

  constructor(page: Page, match: string) {
    page.on('request', (request) => {
      if (!request.url().endsWith('/functions/v1/fetch-match') || request.method() !== 'POST') return;
      const { id, t } = parse(asked, request.postDataJSON());
      if (String(id) !== match) {
        this.#others.set(String(id), (this.#others.get(String(id)) ?? 0) + 1);
        return;
      }
      this.#sent += 1;
      if (t !== undefined && t !== null) this.#times.add(String(t));
    });
  }

  /** The number of requests for the reports of other matches, by match. */
  get others(): ReadonlyMap<string, number> {
    return this.#others;
  }

  get sent(): number {
    return this.#sent;
  }

  /** How many different timestamps the requests had, with which they avoided caches. */
  get pastCaches(): number {
    return this.#times.size;
  }
}
