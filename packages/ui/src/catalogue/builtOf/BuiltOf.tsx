import { compareNames } from '@tribunen/domain';
import { Fragment } from 'react';
import { sanitize } from 'storybook/internal/csf';
import { partsOfScreens } from 'virtual:parts-of-screens';

/** The parts that a screen is built of, each with a link to its page. */
export function BuiltOf({ title }: { readonly title: string }) {
  return <Pages named="Bygd av" titles={partsOfScreens[title] ?? []} nameOf={(part) => part.split('/').at(-1)} />;
}

/** The screens that a part is used in, each with a link to its page. */
export function UsedIn({ title }: { readonly title: string }) {
  const titles = Object.keys(partsOfScreens)
    .filter((screen) => partsOfScreens[screen]?.includes(title))
    .toSorted(compareNames);
  return <Pages named="Brukes i" titles={titles} nameOf={(screen) => screen.replaceAll('/', ' – ')} />;
}

interface PagesProps {
  readonly named: string;
  readonly titles: readonly string[];
  nameOf(title: string): string | undefined;
}

function Pages({ named, titles, nameOf }: PagesProps) {
  if (titles.length === 0) return null;
  return (
    <p>
      <strong>{named}:</strong>{' '}
      {titles.map((title, index) => (
        <Fragment key={title}>
          {index > 0 && ', '}
          <a href={`./?path=/docs/${sanitize(title)}--oversikt`} target="_top">
            {nameOf(title)}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
