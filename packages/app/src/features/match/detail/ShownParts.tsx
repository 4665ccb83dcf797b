import {
  canReplay,
  type Match,
  matchAtScore,
  type MatchEvent,
  scoreAt,
  headlineEvents,
  headlineRows,
  isFinished,
  isLive,
  matchBegun,
  type MatchId,
  type MatchReport,
  shownScore,
} from '@tribunen/domain';
import {
  type BackView,
  DetailHeader,
  HeaderTool,
  DetailStatus,
  useHasPane,
  HeadlineEvents,
  MatchScrubber,
} from '@tribunen/ui';
import { Suspense, useMemo, useState, type ComponentType } from 'react';
import { lazyUntilLoaded } from '../../../lib/loading/lazyUntilLoaded.ts';
import { useCheer } from '../cheer/useCheer.ts';
import { ShareMenuContainer, type ShareMenuContainerProps } from './sharing/ShareMenuContainer.tsx';
import { useShownMinute, useShownEvents, useScrubber } from './useShownMinute.ts';

/** This code is loaded after the match. */
const DelayHost = lazyUntilLoaded(async () => (await import('./known/DelayHost.tsx')).DelayHost);
const ReplayHost = lazyUntilLoaded(async () => (await import('./known/ReplayHost.tsx')).ReplayHost);
const fullTime = 90;

interface ShownHeaderProps {
  readonly match: Match;
  /** Null until the events are loaded; the present state of the match is shown meanwhile. */
  readonly events: readonly MatchEvent[] | null;
  readonly back: BackView;
  /** Whether a hidden result is being replayed, so that the header must not reveal later events. */
  readonly isReplayed?: boolean;
}

/** The header at the shown minute. The whole header renders again with the score; only its badge renders with every minute. */
export function ShownHeader({ match, events, back, isReplayed = false }: ShownHeaderProps) {
  const shown = useMatchAtMinute(match, events);
  const canWindBack = events !== null;
  const status = useMemo(
    () => (canWindBack ? <ShownStatus match={match} /> : <DetailStatus match={match} minute={null} />),
    [match, canWindBack],
  );
  const hasRoom = useHasPane();
  const rows = useHeadlineRows(isReplayed ? matchBegun(match) : match, events, hasRoom ? 'desktop' : 'phone');
  const headlines = useMemo(
    () => events && <ShownHeadlines match={match} events={events} rows={rows} />,
    [match, events, rows],
  );
  const [isDelayOpen, openDelay] = useState(false);
  const action = useMemo(() => {
    const hasDelay = !isFinished(match) && !isReplayed && match.isHidden !== true;
    return (
      <>
        {hasDelay && (
          <HeaderTool>
            <Suspense>
              <DelayHost match={match} isOpen={isDelayOpen} onOpen={openDelay} />
            </Suspense>
          </HeaderTool>
        )}
        <ShownShareMenu match={match} isReplayed={isReplayed} onDelay={hasDelay ? () => openDelay(true) : null} />
      </>
    );
  }, [match, isReplayed, isDelayOpen]);
  const { cheering, cheersFor, onChooseSide, onCheer } = useCheer(match.id);
  const cheer = hasRoom ? { side: cheersFor, onChoose: onChooseSide, onCheer } : null;
  return (
    <DetailHeader
      match={shown}
      status={status}
      back={back}
      headlines={headlines}
      headlineRows={rows}
      action={action}
      cheering={cheering}
      cheer={cheer}
    />
  );
}

/** The final whistle does not change the height of a header on the screen, so that the content below it does not move. */
function useHeadlineRows(match: Match, events: readonly MatchEvent[] | null, header: 'phone' | 'desktop'): number {
  const needed = headlineRows(match, events, header);
  const [watched, watch] = useState<{ readonly id: MatchId; readonly header: string; readonly rows: number } | null>(
    null,
  );
  const kept = watched?.id === match.id && watched.header === header ? watched.rows : null;
  if (isLive(match) && kept !== needed) watch({ id: match.id, header, rows: needed });
  return kept ?? needed;
}

function ShownShareMenu(shared: Omit<ShareMenuContainerProps, 'minute'>) {
  return <ShareMenuContainer {...shared} minute={useShownMinute()} />;
}

function ShownStatus({ match }: { readonly match: Match }) {
  return <DetailStatus match={match} minute={useShownMinute()} />;
}

function useMatchAtMinute(match: Match, events: readonly MatchEvent[] | null): Match {
  const home = useShownMinute((minute) => (minute === null || events === null ? null : scoreAt(events, minute).home));
  const away = useShownMinute((minute) => (minute === null || events === null ? null : scoreAt(events, minute).away));
  return useMemo(
    () => (home === null || away === null ? match : matchAtScore(match, { home, away })),
    [match, home, away],
  );
}

/** The chat of a match beside its report. */
export type MatchChatComponent = ComponentType<{
  readonly match: Match;
  /** The minute at which the match is shown; null for now. */
  readonly minute: number | null;
}>;

interface ShownChatProps {
  readonly chat: MatchChatComponent;
  readonly match: Match;
}

/** The chat at the shown minute. */
export function ShownChat({ chat: Chat, match }: ShownChatProps) {
  return <Chat match={match} minute={useShownMinute()} />;
}

/** The goals and red cards up to the shown minute. */
export function ShownHeadlines({
  match,
  events,
  rows,
}: Pick<MatchReport, 'match' | 'events'> & { readonly rows: number }) {
  const headlines = useMemo(() => headlineEvents(events), [events]);
  return <HeadlineEvents match={match} events={useShownEvents(headlines)} rows={rows} />;
}

interface ShownScrubberProps {
  readonly report: MatchReport;
  /** A replay of a match with a hidden result, which is shown at its end. */
  readonly replay: { onLeave(): void } | null;
  /** The last minute of the match so far. */
  readonly last: number;
}

/** The scrubber of the screen. */
export function ShownScrubber({ report, replay, last }: ShownScrubberProps) {
  const { match, events } = report;
  const { choose, backToNow } = useScrubber();
  const minute = useShownMinute();
  const marks = useMemo(
    () =>
      events.flatMap((event) =>
        event.type === 'GOAL' && !event.cancelled ? [{ minute: event.minute, side: event.teamSide }] : [],
      ),
    [events],
  );
  const now = shownScore(match);
  const score = minute === null ? now && { home: now.home, away: now.away } : scoreAt(events, minute);
  return (
    <>
      <MatchScrubber
        // A longer line would reveal that the match had extra time.
        last={replay !== null && (minute ?? 0) < fullTime ? Math.min(last, fullTime) : last}
        minute={minute}
        score={score}
        marks={replay === null ? marks : marks.filter((mark) => mark.minute <= (minute ?? 0))}
        onChoose={choose}
        onBackToNow={replay === null ? backToNow : replay.onLeave}
      />
      {isFinished(match) && canReplay(report) && (
        <Suspense>
          <ReplayHost report={report} last={last} onLeave={replay?.onLeave ?? backToNow} />
        </Suspense>
      )}
    </>
  );
}
