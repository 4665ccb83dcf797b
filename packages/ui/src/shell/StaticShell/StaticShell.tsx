import { createElement } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { DemoBarPlace } from '../../demo/DemoBarPlace/DemoBarPlace.ts';
import { DayStripSkeleton } from '../../results/DayStrip/DayStripSkeleton.tsx';
import { dayListAttribute } from '../../results/ResultsScreen/dayListAttribute.ts';
import { ListAndPane } from '../../results/ResultsScreen/ListAndPane.ts';
import { MatchDetailScreen } from '../../match/detail/MatchDetailScreen/MatchDetailScreen.tsx';
import { MatchListSkeleton } from '../../results/MatchSections/MatchListSkeleton.tsx';
import { DataAgeSlot } from '../../screen/DataAgeSlot.ts';
import { DataAgePlace } from '../../screen/DataAgePlace.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { appearsLate } from '../../primitives/Skeleton/appearsLate.ts';
import { RowsSkeleton } from '../../primitives/Skeleton/RowsSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { ShellFrame } from '../ShellFrame/ShellFrame.tsx';
import type { ShellTab } from '../ShellTabs/shellTabNames.ts';
import { firstMatchTag, keptAgeTag, keptListTag } from './keptList.ts';
import { dayMark, shellDayTag } from './shellDay.ts';

interface StaticShellProps {
  /**
   * `results` has the results' header and skeleton, and `match` an opened match that is loading; `blank`, for every other screen, has
   * placeholders of a title and of rows, after 300 ms.
   */
  readonly screen: 'results' | 'match' | 'blank';
  tabHref(tab: ShellTab): string;
  /** Reserves the room of the demo's bar. */
  readonly demo: boolean;
}

/**
 * What `index.html` shows before any script has loaded: the app's own frame and, for the results, its own header and
 * skeleton, so that nothing moves when the app takes over. Rendered at build time, so it names no day: the page's first
 * script fills it in (the app's `showDayInShell`).
 */
export function StaticShell({ screen, tabHref, demo }: StaticShellProps) {
  const Begin = begins[screen];
  return (
    <ShellFrame
      activeTab={screen === 'blank' ? null : screen}
      tabHref={tabHref}
      unread={0}
      bar={demo ? <DemoBarPlace /> : null}
      offer={null}
    >
      <Begin tabHref={tabHref} />
    </ShellFrame>
  );
}

const begins = { results: ResultsBegin, match: MatchBegins, blank: AnyScreenBegins };

function MatchBegins({ tabHref }: Pick<StaticShellProps, 'tabHref'>) {
  // Without a script the link leads to the results by itself.
  const back = { href: tabHref('results'), onBack: () => {} };
  return (
    <>
      <MatchDetailScreen view={{ status: 'loading', match: null, header: null, back, list: <></> }} />
      {createElement(firstMatchTag)}
    </>
  );
}

function ResultsBegin() {
  const { t } = useWords();
  const name = t(($) => $.results.titleParts.name);
  const format = t(($) => $.results.titleParts.date, { date: dayMark });
  return (
    <>
      <ScreenHeader
        title={name}
        heading={
          <>
            {name} <span>{createElement(shellDayTag, { format })}</span>
          </>
        }
        strip={<DayStripSkeleton />}
        link={
          <DataAgeSlot value={<Age as={keptAgeTag} />}>
            <DataAgePlace />
          </DataAgeSlot>
        }
        linkUnderTitle
      />
      <ListAndPane>
        <div {...{ [dayListAttribute]: '' }}>
          <MatchListSkeleton spinner={false} />
          {createElement(keptListTag)}
        </div>
      </ListAndPane>
    </>
  );
}

function AnyScreenBegins() {
  return (
    <Late aria-hidden>
      <Skeleton width="40%" height="24px" />
      <RowsSkeleton rows={5} rowHeight={64} />
    </Late>
  );
}

const Late = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space.gutter};
  ${appearsLate}
`;

const Age = styled.span`
  color: ${theme.colour.text2};
  font-size: var(--age-size, ${theme.font.size.sm});
  font-weight: ${theme.font.weight.medium};
`;
