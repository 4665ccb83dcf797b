import { instantAt } from '@tribunen/domain';
import { stamp } from '../keptList/stamp.ts';
import { firstListId, stampAttribute, untilAttribute } from './FirstList.ts';
import { renderFirstList } from './renderFirstList.tsx';

interface FirstListServerParts {
  /** The address of `/boot/live`. */
  readonly live: string;
  /** The version of the page that the list is put into: its styles are the list's. */
  readonly version: string;
  readonly product: string;
  readonly ask?: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface Kept {
  readonly html: string;
  readonly askedAt: number;
}

/** The list is asked for again once it is so old. */
const freshMs = 1000;
/** A list of this age is still put into a page, while a newer one is asked for. */
const usableMs = 30_000;
/** A page that has come with a list shows it for so long: a page from a cache has an old one. */
const shownMs = 60_000;
/** A page waits no longer for its list, and a backend that has failed is left alone for as long as ten of these. */
const patienceMs = 800;

/** Makes the list with which a host begins its pages (`renderFirstList`), once for all the pages of a second. */
export class FirstListServer {
  readonly #parts: Required<FirstListServerParts>;
  #kept: Kept | null = null;
  #asking: Promise<void> | null = null;
  #failedAt = -Infinity;

  constructor({ ask = fetch, now = Date.now, ...parts }: FirstListServerParts) {
    this.#parts = { ...parts, ask, now };
  }

  /** The template for the page; empty where the backend does not answer in time: the page is then as without a list. */
  async html(): Promise<string> {
    const { now } = this.#parts;
    if (this.#age() > freshMs && now() - this.#failedAt > 10 * patienceMs) {
      this.#asking ??= this.#ask().finally(() => (this.#asking = null));
      if (this.#age() > usableMs) await this.#asking;
    }
    return this.#kept !== null && this.#age() <= usableMs ? this.#kept.html : '';
  }

  #age(): number {
    return this.#parts.now() - (this.#kept?.askedAt ?? -Infinity);
  }

  async #ask(): Promise<void> {
    const { live, version, product, ask, now } = this.#parts;
    const askedAt = now();
    try {
      const response = await ask(live, { signal: AbortSignal.timeout(patienceMs) });
      if (!response.ok) throw new Error(`${live} answered with ${response.status}`);
      const { day, html } = renderFirstList(await response.json(), { now: instantAt(askedAt), product });
      const attributes = `${stampAttribute}="${stamp(version, day, 'nb', null, '')}" ${untilAttribute}="${askedAt + shownMs}"`;
      this.#kept = { askedAt, html: `<template id="${firstListId}" ${attributes}>${html}</template>` };
    } catch (error) {
      this.#failedAt = now();
      console.error('The first list was not made', error);
    }
  }
}
