import {
  createI18n,
  FontFaces,
  GlobalStyle,
  StartFailureScreen,
  StaticAuth,
  StaticShell,
  textFont,
  WordsProvider,
} from '@tribunen/ui';
import { type Language, languages } from '@tribunen/locales';
import type { ReactNode } from 'react';
import { tabPath } from '../../features/shell/activeTab.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { FirstMatchLooks } from './firstScreen/FirstMatchLooks.tsx';
import { FirstResults } from './FirstResults.tsx';
import { pageWordsIn } from './pageWordsIn.ts';
import { pageWordsAttribute } from './translatePage.ts';
import { staticShellAttribute } from './keepDemoInShell.ts';
import { startFailureId } from './showStartFailure.ts';

/** The parts of `index.html` that the build makes, each as HTML. */
export interface PageParts {
  /** Title and description. */
  readonly title: string;
  /** Styles and the font's preload. */
  readonly style: string;
  /** The content of #root until the app has rendered. */
  readonly shell: string;
  /** The message for a browser without JavaScript and, in a template, the message for an app that does not start. */
  readonly failure: string;
}

/** The page in bokmål, and the texts of it that differ in each other language. */
export interface RenderedPage extends PageParts {
  /** A script element for each other language: see `translatePage`. */
  readonly words: string;
}

interface ShellOptions {
  readonly demo: boolean;
  readonly productName: string;
}

/**
 * Renders the page as it is before any script has run, with its texts in every language. The build runs it in Node.
 *
 * @param productName the product's name, from the configuration
 * @param demo whether to leave room for the demo's bar
 */
export function renderShell(options: ShellOptions): RenderedPage {
  const parts = renderIn('nb', options);
  const textsIn = ({ title, shell, failure }: PageParts) => `${title}${shell}${failure}`;
  const words = languages
    .filter((language): boolean => language !== 'nb')
    .map((language) => {
      const translations = JSON.stringify(pageWordsIn(textsIn(parts), textsIn(renderIn(language, options))));
      return `<script type="application/json" ${pageWordsAttribute}="${language}">${translations.replaceAll('<', '\\u003c')}</script>`;
    });
  return { ...parts, words: words.join('\n    ') };
}

function renderIn(language: Language, { demo, productName }: ShellOptions): PageParts {
  const words = createI18n(language, productName);
  const { t } = words;
  const sheet = new ServerStyleSheet();
  const render = (part: ReactNode) =>
    renderToStaticMarkup(sheet.collectStyles(<WordsProvider words={words}>{part}</WordsProvider>));
  try {
    const title = render(
      <>
        <title>{productName}</title>
        <meta name="description" content={t(($) => $.beforeStart.description)} />
      </>,
    );
    const shell = render(
      <>
        <GlobalStyle />
        <Shells {...{ [staticShellAttribute]: '' }}>
          <div data-screen="results">
            <StaticShell screen="results" tabHref={tabPath} demo={demo} />
          </div>
          <div data-screen="match">
            <StaticShell screen="match" tabHref={tabPath} demo={demo} />
          </div>
          <div data-screen="blank">
            <StaticShell screen="blank" tabHref={tabPath} demo={demo} />
          </div>
          <div data-screen="auth">
            <StaticAuth productName={productName} demo={demo} />
          </div>
        </Shells>
      </>,
    );
    const failure = render(
      <>
        <noscript>
          <p>{t(($) => $.beforeStart.noScript)}</p>
        </noscript>
        <template id={startFailureId}>
          <StartFailureScreen onReload={reloadsWhenShown} />
        </template>
      </>,
    );
    // These are rendered only for their styles, which the sheet collects.
    render(<FirstResults demo={demo} />);
    render(<FirstMatchLooks />);
    const preload = `<link rel="preload" href="${textFont}" as="font" type="font/woff2" crossorigin />`;
    const fonts = renderToStaticMarkup(<FontFaces />);
    return { title, style: [preload, fonts, sheet.getStyleTags()].join('\n    '), shell, failure };
  } finally {
    sheet.seal();
  }
}

/** Static markup has no listeners, so `showStartFailure` adds the listener of the button. */
function reloadsWhenShown(): void {}

/**
 * The shells of the page. `beforePaint` decides which of them, if any, is shown at an address. Without scripts it is
 * the shell of the results.
 */
const Shells = styled.div`
  display: contents;

  & > div {
    display: none;
  }

  [data-shell='results'] & > [data-screen='results'],
  [data-shell='match'] & > [data-screen='match'],
  [data-shell='blank'] & > [data-screen='blank'],
  [data-shell='auth'] & > [data-screen='auth'],
  :root:not([data-shell]) & > [data-screen='results'] {
    display: contents;
  }
`;
