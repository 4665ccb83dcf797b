import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Stands in for `react-style-singleton`. */
export const styleSingletonStandIn = fileURLToPath(new URL('../src/lib/appearance/styleSingleton.ts', import.meta.url));

const injection = /function __insertCSS\(code\) \{.*?\n\}/s;

/** Lets sonner adopt its style sheet: its own <style> holds text, which the Content-Security-Policy refuses. */
export const stylesByRule: Plugin = {
  name: 'tribunen:styles-by-rule',
  apply: 'build',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler(code) {
      if (!injection.test(code)) throw new Error('sonner adds its styles in a new way: see stylesByRule.ts');
      return {
        code: code.replace(
          injection,
          `function __insertCSS(css) {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(css);
            document.adoptedStyleSheets.push(sheet);
          }`,
        ),
        map: null,
      };
    },
  },
};
