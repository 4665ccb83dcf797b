import { virtual } from '@guidepup/virtual-screen-reader';
import { languages } from '@tribunen/locales';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { WordsProvider } from '../i18n/WordsProvider.tsx';
import { flows } from './flows.ts';

/** A screen that has more to say than this has lost its end. */
const mostPhrases = 1000;

/** Ends and paragraphs are noise, of which most readers hear nothing. */
const isHeard = (phrase: string) => !/^(?:end(?: of|,)|document$|paragraph$)/.test(phrase);

/** Makes a chat high enough for all its rows. This page has no layout, so a chat's virtual list would show none. */
class RoomForAll {
  readonly #report: ResizeObserverCallback;

  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    Object.assign(target, { offsetParent: target.parentElement });
    const size = { inlineSize: 400, blockSize: target.matches('[role="log"]') ? 100_000 : 68 };
    const contentRect = new DOMRect(0, 0, size.inlineSize, size.blockSize);
    const sizes = { borderBoxSize: [size], contentBoxSize: [size], devicePixelContentBoxSize: [size] };
    queueMicrotask(() => this.#report([{ target, contentRect, ...sizes }], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

beforeEach(() => {
  // There is no keyboard on the screen.
  vi.stubGlobal('visualViewport', null);
  vi.stubGlobal('ResizeObserver', RoomForAll);
});

for (const language of languages) {
  const words = createI18n(language);
  for (const [name, steps] of Object.entries(flows)) {
    test(`a screen reader says of ${name} in ${language} what was recorded and reviewed`, async () => {
      const spoken: string[] = [];
      for (const Step of steps) {
        const { unmount } = await act(async () =>
          render(<Step />, {
            wrapper: ({ children }) => <WordsProvider words={words}>{children}</WordsProvider>,
          }),
        );
        await virtual.start({ container: document.body });
        for (let phrases = 1; (await virtual.lastSpokenPhrase()) !== 'end of document'; phrases += 1) {
          if (phrases > mostPhrases) throw new Error(`${name} does not end`);
          await virtual.next();
        }
        spoken.push(...(await virtual.spokenPhraseLog()).filter(isHeard), '');
        await virtual.stop();
        unmount();
      }
      await expect(spoken.join('\n')).toMatchFileSnapshot(`./recorded/${name}.${language}.txt`);
    });
  }
}
