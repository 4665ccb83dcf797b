import { instantAt } from '@tribunen/domain';
import type { Language } from '@tribunen/locales';
import { stamp } from '../keptList/stamp.ts';
import {
  type DrawnScreen,
  firstListId,
  type FirstScreenParts,
  stampAttribute,
  styleAttribute,
  untilAttribute,
} from './FirstScreen.ts';

interface FirstScreenServerParts {
  /** The request whose answer is drawn. */
  readonly request: { readonly address: string; readonly body?: unknown };
  /** Draws the answer: `renderFirstList` or `renderFirstMatch`. */
  draw(answer: unknown, parts: FirstScreenParts): DrawnScreen;
  /** The version of the page into which the screen is put, because the screen uses the page's styles. */
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

/** The age at which the screen is drawn again. */
const freshMs = 1000;
/** The age up to which pages receive a screen while the server draws a newer one. */
const usableMs = 30_000;
/** The time for which a page may show its screen, because a page from a cache contains an old one. */
const shownMs = 60_000;
/** The longest time for which a page waits for its screen. After a failure the backend gets no request for ten times as long. */
const patienceMs = 800;

/** Makes the screen with which a page begins before the app runs, once for all pages of a second. */
export class FirstScreenServer {
  readonly #parts: Required<FirstScreenServerParts>;
  #kept: Kept | null = null;
  #asking: Promise<void> | null = null;
  #failedAt = -Infinity;

  constructor({ ask = fetch, now = Date.now, ...parts }: FirstScreenServerParts) {
    this.#parts = { ...parts, ask, now };
  }

  /** The template for the page; empty when the backend does not answer in time, so that the page begins without it. */
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
    const { request, draw, version, product, language, ask, now } = this.#parts;
    const askedAt = now();
    try {
      const response = await ask(request.address, {
        signal: AbortSignal.timeout(patienceMs),
        ...(request.body !== undefined && {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(request.body),
        }),
      });
      if (!response.ok) throw new Error(`${request.address} answered with ${response.status}`);
      const { day, shown, html } = draw(await response.json(), { language, now: instantAt(askedAt), product });
      const attributes = `${stampAttribute}="${stamp(version, day, language, null, shown)}" ${untilAttribute}="${askedAt + shownMs}"`;
      const content = html.replaceAll(' style="', ` ${styleAttribute}="`);
      this.#kept = { askedAt, html: `<template id="${firstListId}" ${attributes}>${content}</template>` };
    } catch (error) {
      this.#failedAt = now();
      console.error('The first screen was not made', error);
    }
  }
}
