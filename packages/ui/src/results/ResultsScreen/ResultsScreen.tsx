import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { InSlices } from '../../primitives/InSlices/InSlices.tsx';
import { useGradually } from '../../primitives/InSlices/useGradually.ts';
import { DayFilterChips } from '../DayFilterChips/DayFilterChips.tsx';
import { DataAgePlace } from '../../screen/DataAgePlace.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { DayStrip } from '../DayStrip/DayStrip.tsx';
import { MatchListSkeleton } from '../MatchSections/MatchListSkeleton.tsx';
import { MatchSectionList } from '../MatchSections/MatchSectionList.tsx';
import { OtherMatchList } from '../MatchSections/OtherMatchList.tsx';
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx';
import { dayListAttribute } from './dayListAttribute.ts';
import { ListAndPane } from './ListAndPane.ts';
import { FirstVisit } from './FirstVisit.tsx';
import { NoneListed, Stand } from './NoneListed.tsx';
import type { LoadedDay, ResultsView } from './ResultsView.ts';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

interface ResultsScreenProps {
  readonly view: ResultsView;
  /** A `MatchPane`, from the desktop's width. */
  readonly pane?: ReactNode;
  /** True when the static shell already shows the list, so that the whole list must be rendered at once. */
  readonly isAtOnce?: boolean;
}

/** The day's matches: a day to choose, the followed matches by competition, and the rest behind a button. */
export function ResultsScreen({ view, pane = null, isAtOnce = false }: ResultsScreenProps) {
  const { t } = useWords();
  const { dayLong } = useFormats();
  const stale = 'stale' in view ? view.stale : null;
  const date = dayLong(view.day, view.today);
  return (
    <>
      <ScreenHeader
        title={t(($) => $.results.title, { date })}
        heading={
          <>
            {t(($) => $.results.titleParts.name)} <span>{t(($) => $.results.titleParts.date, { date })}</span>
          </>
        }
        strip={
          <DayStrip
            day={view.day}
            today={view.today}
            days={view.days}
            matchDays={view.matchDays}
            onSelectDay={view.onSelectDay}
          />
        }
        link={<DataAgePlace />}
        linkUnderTitle
      />
      <ListAndPane>
        <div {...{ [dayListAttribute]: '' }}>
          <Matches view={view} isAtOnce={isAtOnce} />
          {stale !== null && <StaleNotice stale={stale} />}
        </div>
        {pane}
      </ListAndPane>
    </>
  );
}

function Matches({ view, isAtOnce }: { readonly view: ResultsView; readonly isAtOnce: boolean }) {
  const { t } = useWords();
  switch (view.status) {
    // The same skeleton is shown until the matches have been rendered.
    case 'loading':
      return <InSlices placeholder={<MatchListSkeleton spinner={view.spinner} />}>{null}</InSlices>;
    case 'error':
      return (
        <Stand>
          <LoadFailed title={t(($) => $.common.matchesFailed)} onRetry={() => view.onRetry()} />
        </Stand>
      );
    case 'no-follows':
      return <FirstVisit view={view} />;
    case 'empty':
      return (
        <UnfollowedDay view={view}>
          <EmptyStand
            title={view.day === view.today ? t(($) => $.results.empty) : t(($) => $.results.otherDay.empty)}
            action={<NextDay view={view} />}
          />
        </UnfollowedDay>
      );
    case 'ready':
      return (
        <InSlices placeholder={<MatchListSkeleton spinner={false} />} isAtOnce={isAtOnce}>
          <FollowedDay view={view} isAtOnce={isAtOnce} />
        </InSlices>
      );
  }
}

interface FollowedDayProps {
  readonly view: Extract<ResultsView, { status: 'ready' }>;
  readonly isAtOnce: boolean;
}

/** The followed matches, section by section, and then the others below them. */
function FollowedDay({ view, isAtOnce }: FollowedDayProps) {
  const { groups, others, next } = view;
  const { t } = useWords();
  const { weekdayAndDay } = useFormats();
  const nextId = useId();
  const rendered = useGradually(groups.length, isAtOnce ? groups.length : 1);
  return (
    <>
      <DayFilterChips {...view.filter} />
      {groups.length > 0 ? (
        <MatchSectionList sections={{ ...view, groups: groups.slice(0, rendered) }} day={view} level={2} />
      ) : (
        <NoneListed filter={view.filter.chosen} />
      )}
      {rendered >= groups.length && others !== null && (
        <OtherMatchList key={view.day} others={others} day={view} isToday={view.day === view.today} />
      )}
      {next !== null && (
        <section aria-labelledby={nextId}>
          <NextHeading id={nextId}>{t(($) => $.results.nextDay, { day: weekdayAndDay(next.day) })}</NextHeading>
          <MatchSectionList sections={next} day={view} level={3} />
        </section>
      )}
    </>
  );
}

/** Links from a day without followed matches to the next day that has some (MATCH-35). */
function NextDay({ view }: { readonly view: Extract<ResultsView, { status: 'empty' }> }) {
  const { t } = useWords();
  const { weekdayAndDay } = useFormats();
  const { nextDay } = view;
  if (nextDay === null) return null;
  return (
    <Button onClick={() => view.onSelectDay(nextDay)}>
      {t(($) => $.results.nextDay, { day: weekdayAndDay(nextDay) })}
    </Button>
  );
}

interface UnfollowedDayProps {
  readonly view: LoadedDay & Pick<ResultsView, 'day' | 'today'>;
  /** The sentence that says that nothing is followed. */
  readonly children: ReactNode;
}

/** A day without followed matches: a sentence, and below it the button of the other matches, with filter chips once they are open. */
function UnfollowedDay({ view, children }: UnfollowedDayProps) {
  const { others, filter } = view;
  const isNarrowed = filter.chosen !== 'all';
  const chips = (isNarrowed || others?.open === true) && <DayFilterChips {...filter} />;
  return (
    <>
      <Stand>{children}</Stand>
      {others !== null ? (
        <OtherMatchList key={view.day} others={others} day={view} isToday={view.day === view.today} chips={chips} />
      ) : (
        <>
          {chips}
          {isNarrowed && <NoneListed filter={filter.chosen} />}
        </>
      )}
    </>
  );
}

const NextHeading = styled.h2`
  padding: ${theme.space[2]} ${theme.space.gutter} ${theme.space[3]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;
