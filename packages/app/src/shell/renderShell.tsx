import { createI18n, GlobalStyle, StaticShell, textFont, WordsProvider } from '@tribunen/ui';
import { tabPath } from '../features/shell/activeTab.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** The results screen before there is a script, as HTML, with its styles. Runs at build, in Node. */
export function renderShell({ demo }: { readonly demo: boolean }): { readonly head: string; readonly body: string } {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      sheet.collectStyles(
        <WordsProvider words={createI18n('nb')}>
          <GlobalStyle />
          <StaticShell tabHref={tabPath} demo={demo} />
        </WordsProvider>,
      ),
    );
    const font = `<link rel="preload" href="${textFont}" as="font" type="font/woff2" crossorigin />`;
    return { head: `${font}\n    ${sheet.getStyleTags()}`, body };
  } finally {
    sheet.seal();
  }
}
