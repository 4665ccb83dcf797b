import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBarPlace } from '../../demo/DemoBarPlace/DemoBarPlace.ts';
import { DayStripSkeleton } from '../../results/DayStrip/DayStripSkeleton.tsx';
import { MatchListSkeleton } from '../../results/MatchSections/MatchListSkeleton.tsx';
import { DataAgePlace } from '../DataAge/DataAgePlace.tsx';
import { ScreenHeader } from '../ScreenHeader/ScreenHeader.tsx';
import { ShellFrame } from '../ShellFrame/ShellFrame.tsx';
import type { ShellTab } from '../ShellTabs/shellTabNames.ts';
import { dayMark, shellDayTag } from './shellDay.ts';

interface StaticShellProps {
  tabHref(tab: ShellTab): string;
  /** Keeps the place of the demo's bar. */
  readonly demo: boolean;
}

/**
 * What `index.html` shows before any script has come: the very frame, header and skeleton that the results screen loads with, so that nothing
 * moves when it takes over. Rendered at build, so it knows no day: the page's first script fills that in (`showDayInShell` of the app).
 *
 * @example
 * renderToStaticMarkup(<WordsProvider words={createI18n('nb')}><StaticShell tabHref={pathOf} demo={false} /></WordsProvider>);
 */
export function StaticShell({ tabHref, demo }: StaticShellProps) {
  const { t } = useTranslation();
  return (
    <ShellFrame activeTab="results" tabHref={tabHref} bar={demo ? <DemoBarPlace /> : null}>
      <ScreenHeader
        title={t(($) => $.results.titleParts.name)}
        heading={
          <>
            {t(($) => $.results.titleParts.name)}{' '}
            <span>
              {createElement(shellDayTag, { format: t(($) => $.results.titleParts.date, { date: dayMark }) })}
            </span>
          </>
        }
        strip={<DayStripSkeleton />}
        link={<DataAgePlace />}
      />
      <MatchListSkeleton spinner={false} />
    </ShellFrame>
  );
}
