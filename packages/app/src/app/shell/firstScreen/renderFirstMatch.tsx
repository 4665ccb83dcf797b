import { parseMatchReport } from '@tribunen/contract';
import { osloDayOf } from '@tribunen/domain';
import { createI18n, WordsProvider } from '@tribunen/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath } from '../../../navigation/paths.ts';
import { FirstMatch } from './FirstMatch.tsx';
import type { DrawnScreen, FirstScreenParts } from './FirstScreen.ts';

/**
 * Draws an opened match as HTML with the page's own components and styles.
 *
 * @param answer the answer of `fetch-match`
 * @throws ContractError
 */
export function renderFirstMatch(answer: unknown, { language, now, product }: FirstScreenParts): DrawnScreen {
  const { report } = parseMatchReport('fetch-match', answer);
  const today = osloDayOf(now);
  const html = renderToStaticMarkup(
    <WordsProvider words={createI18n(language, product)}>
      <FirstMatch match={report.match} events={report.events} today={today} />
    </WordsProvider>,
  );
  return { day: today, shown: matchPath(report.match.id), html };
}
