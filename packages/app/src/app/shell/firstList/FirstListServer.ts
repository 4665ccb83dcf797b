import { instantAt } from '@tribunen/domain';
import type { Language } from '@tribunen/locales';
import { stamp } from '../keptList/stamp.ts';
import { firstListId, stampAttribute, untilAttribute } from './FirstList.ts';
import { renderFirstList } from './renderFirstList.tsx';

interface FirstListServerParts {
  /** The address of `/boot/live`. */
  readonly live: string;
  /** The version of the page into which the list is put, because the list uses the page's styles. */
  readonly version: string;
  readonly product: string;
  readonly language: Language;
  readonly ask?: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface Kept {
  readonly html: string;
  readonly askedAt: number;
}

/** The age at which the list is requested again. */
const freshMs = 1000;
/** The age up to which a list is still put into pages while a newer one is requested. */
const usableMs = 30_000;
/** The time for which a page may show its list, because a page from a cache contains an old one. */
const shownMs = 60_000;
/** The longest time for which a page waits for its list. After a failure the backend gets no request for ten times as long. */
const patienceMs = 800;

/** Makes the list with which first visits begin (`renderFirstList`), once for all pages of a second. */
export class FirstListServer {
  readonly #parts: Required<FirstListServerParts>;
  #kept: Kept | null = null;
  #asking: Promise<void> | null = null;
  #failedAt = -Infinity;

  constructor({ ask = fetch, now = Date.now, ...parts }: FirstListServerParts) {
    this.#parts = { ...parts, ask, now };
  }

  /** The template for the page; empty when the backend does not answer in time, so that the page has no list. */
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
    const { live, version, product, language, ask, now } = this.#parts;
    const askedAt = now();
    try {
      const response = await ask(live, { signal: AbortSignal.timeout(patienceMs) });
      if (!response.ok) throw new Error(`${live} answered with ${response.status}`);
      const { day, html } = renderFirstList(await response.json(), { language, now: instantAt(askedAt), product });
      const attributes = `${stampAttribute}="${stamp(version, day, language, null, '')}" ${untilAttribute}="${askedAt + shownMs}"`;
      this.#kept = { askedAt, html: `<template id="${firstListId}" ${attributes}>${html}</template>` };
    } catch (error) {
      this.#failedAt = now();
      console.error('The first list was not made', error);
    }
  }
}
