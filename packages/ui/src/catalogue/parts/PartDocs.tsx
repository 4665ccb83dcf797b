import { Controls, Description, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { createI18n } from '../../i18n/createI18n.ts';
import { WordsProvider } from '../../i18n/WordsProvider.tsx';
import { BuiltOf, UsedIn } from '../builtOf/BuiltOf.tsx';
import { doDonts } from '../doDont/doDonts.ts';
import { Pair } from '../doDont/Pair.tsx';
import { StatesOfScreen } from '../states/StatesOfScreen.tsx';
import type { PartPage } from './PartPage.ts';
import { partPages, partsReviewed } from './partPages.ts';

const rows = [
  ['Til', 'For', 'purpose'],
  ['Bruk', 'Use', 'use'],
  ['Unngå', 'Avoid', 'avoid'],
  ['Ord', 'Words', 'words'],
  ['Tastatur og skjermleser', 'Keyboard and screen reader', 'access'],
  ['Sjekk selv (WCAG 2.2)', 'Check yourself (WCAG 2.2)', 'check'],
] as const;

// The examples are in bokmål, whichever language the toolbar has.
const words = createI18n('nb');

/** The documentation page of every component: for a part its documentation and its stories, for a screen its states. */
export function PartDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const page = partPages[preparedMeta.title];
  const pair = doDonts[preparedMeta.title];
  if (page === undefined) {
    return (
      <>
        <Title>{preparedMeta.title.replaceAll('/', ' – ')}</Title>
        <Description />
        <BuiltOf title={preparedMeta.title} />
        <StatesOfScreen />
      </>
    );
  }
  return (
    <>
      <Title />
      <WhatToKnow page={page} />
      <UsedIn title={preparedMeta.title} />
      {pair !== undefined && (
        <WordsProvider words={words}>
          <Pair {...pair} />
        </WordsProvider>
      )}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

function WhatToKnow({ page }: { readonly page: PartPage }) {
  const name = /(\w+)\.tsx$/.exec(page.file)?.[1];
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Bokmål</th>
            <th scope="col" lang="en">
              English
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([nb, en, topic]) => (
            <tr key={topic}>
              <td>
                <strong>{nb}.</strong> {page[topic][0]}
              </td>
              <td lang="en">
                <strong>{en}.</strong> {page[topic][1]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Source dark language="tsx" code={`import { ${name} } from '../${page.file}';`} />
      <p>I bruk. Siden er lest mot koden {partsReviewed}.</p>
    </>
  );
}
