import { Controls, Description, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
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

/** The page of documentation of every component: for a part, what to know before using it stands over its stories. */
export function PartDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const page = partPages[preparedMeta.title];
  return (
    <>
      <Title />
      {page !== undefined && <WhatToKnow page={page} />}
      <Description />
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
