import {
  isCalledOff,
  isFinished,
  lastMinute,
  type Match,
  type MatchId,
  type MatchReport,
  missingParts,
  osloDayOf,
  toMatchId,
  type OsloDay,
} from '@tribunen/domain';
import { type BackView, MatchDetailScreen, type MatchDetailView, useHasPane, useHasSideChat } from '@tribunen/ui';
import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PlayerCardHost } from '../../../playerCard/PlayerCardHost.tsx';
import { dayPath, matchChatPath, minuteParameter, paths } from '../../../navigation/paths.ts';
import { useBack } from '../../../navigation/useBack.ts';
import { instantNow } from '../../../services/instantNow.ts';
import { useServices } from '../../../services/useServices.ts';
import { useToday } from '../../../services/useToday.ts';
import { useLookedAtMatch } from '../lookedAtMatch.ts';
import { useScreenHold } from '../useScreenHold.ts';
import { Scrubber, ScrubberStore } from './useShownMinute.ts';
import { type MatchChatComponent, ShownChat, ShownHeader, ShownScrubber } from './ShownParts.tsx';
import { useReplayedReport } from './known/useReplayedReport.ts';
import { useBeforeMatch } from './useBeforeMatch.tsx';
import { type MatchDetail, useMatchDetail } from './useMatchDetail.ts';
import { showsKeptList } from '../../../lib/keptList/keptListAttribute.ts';
import { lazyUntilLoaded } from '../../../lib/loading/lazyUntilLoaded.ts';
import { useObserved } from '../../../lib/state/useObserved.ts';
import { useMatchTabs } from './useMatchTabs.tsx';

const HiddenHost = lazyUntilLoaded(async () => (await import('./known/HiddenHost.tsx')).HiddenHost);
const ReplayClock = lazyUntilLoaded(async () => (await import('./known/ReplayClock.tsx')).ReplayClock);
const ReplayChat = lazyUntilLoaded(async () => (await import('./known/ReplayChat.tsx')).ReplayChat);
/** This code is loaded after the match, because only a printed page needs it. */
const PrintHost = lazyUntilLoaded(async () => (await import('./PrintHost.tsx')).PrintHost);

const nothing = (): void => {};

/** The panes beside an opened match in a wide window. Each is loaded when there is room for it. */
export interface MatchNeighbours {
  /** The matches of a day. */
  readonly list: ComponentType<{ readonly day: OsloDay; readonly chosen: MatchId | null }>;
  readonly chat: MatchChatComponent;
  /** The number of messages in the chat, shown when the chat is not beside the match. */
  readonly chatCount: ComponentType<{ readonly match: Match }>;
}

/** The screen of the match in the address. */
export function MatchDetailContainer(neighbours: MatchNeighbours) {
  const { matchId = null } = useParams();
  const id = toMatchId(matchId);
  return id === null ? <NoMatch {...neighbours} /> : <OneMatch key={id} id={id} {...neighbours} />;
}

function NoMatch({ list: List }: MatchNeighbours) {
  const today = useToday();
  const list = useHasPane() ? <List day={today} chosen={null} /> : null;
  const back = useBack(paths.results);
  return <MatchDetailScreen view={{ back, list, status: 'not-found', resultsHref: paths.results }} />;
}

function OneMatch({ id, list: List, chat: chatOf, chatCount: ChatCount }: MatchNeighbours & { readonly id: MatchId }) {
  const known = useMatchDetail(id);
  const [isAtOnce] = useState(() => showsKeptList(document));
  const [isReplayed, setReplayed] = useState(false);
  const { report: replayed } = useReplayedReport(id, isReplayed);
  const detail: MatchDetail = replayed !== null && known.status === 'ready' ? { ...known, report: replayed } : known;
  useLookedAtMatch(id);
  useScreenHold(detail.status === 'ready');
  const today = useToday();
  const match = detail.status === 'ready' ? detail.report.match : detail.status === 'not-found' ? null : detail.match;
  const day = match === null ? today : osloDayOf(match.utcKickoff);
  const back = useBack(day === today ? paths.results : dayPath(day));
  const hasChat = useHasSideChat();
  const list = useHasPane() ? <List day={day} chosen={id} /> : null;
  const isClosed = match === null || isHidden(known);
  const written = replayed && (
    <Suspense>
      <ReplayChat report={replayed} />
    </Suspense>
  );
  const chat = hasChat ? (written ?? (isClosed ? null : <ShownChat chat={chatOf} match={match} />)) : null;
  const chatCount = hasChat || isClosed ? null : <ChatCount match={match} />;
  const [search] = useSearchParams();
  const [scrubber] = useState(() => new ScrubberStore(minuteIn(search)));
  const report = detail.status === 'ready' ? detail.report : null;
  useNoMinuteAfter(report, scrubber);
  const { access, queryClient } = useServices();
  const isPlaying = useObserved(scrubber.replay).status === 'playing';
  const last = report && lastMinute(report);
  const replay: Replay = {
    isRunning: replayed !== null,
    chat: hasChat ? null : written,
    onStart() {
      scrubber.startReplay();
      setReplayed(true);
    },
    onLeave() {
      setReplayed(false);
      scrubber.backToNow();
    },
    async onEnd() {
      const { knownUntilOf } = await import('../../../live/knownUntil/knownUntilOf.ts');
      scrubber.backToNow();
      setReplayed(false);
      knownUntilOf(access, queryClient).showResult(id);
    },
  };
  return (
    <Scrubber value={scrubber}>
      {/* A player's card and a printed page show the whole match, so they are not part of a replay. */}
      <PlayerCardHost report={replay.isRunning ? null : report}>
        <MatchDetailScreen view={useDetailView(detail, { back, list, chat, chatCount, replay })} isAtOnce={isAtOnce} />
      </PlayerCardHost>
      {report !== null && last !== null && isPlaying && (
        <Suspense>
          <ReplayClock report={report} last={last} onEnd={replay.isRunning ? () => void replay.onEnd() : nothing} />
        </Suspense>
      )}
      {report !== null && !replay.isRunning && (
        <Suspense>
          <PrintHost report={report} />
        </Suspense>
      )}
    </Scrubber>
  );
}

interface Frame {
  readonly back: BackView;
  readonly list: ReactNode;
  readonly chat: ReactNode;
  readonly chatCount: ReactNode;
  readonly replay: Replay;
}

/** A replay of a match whose result is hidden. */
interface Replay {
  readonly isRunning: boolean;
  /** The chat as it was written, for a tab of its own; null where it stands beside the match. */
  readonly chat: ReactNode;
  onStart(): void;
  /** Ends the replay before its last minute, so that the result stays hidden. */
  onLeave(): void;
  /** Called after the last minute: shows the result. */
  onEnd(): Promise<void>;
}

function isHidden(detail: MatchDetail): boolean {
  return detail.status === 'ready' && detail.report.match.isHidden === true;
}

function useDetailView(detail: MatchDetail, { back, list, chat, chatCount, replay }: Frame): MatchDetailView {
  const services = useServices();
  const today = useToday();
  const report = detail.status === 'ready' ? detail.report : null;
  const tabs = useMatchTabs(report, replay);
  const before = useBeforeMatch(tabs === null && !isHidden(detail) ? report : null);
  const missing = useMemo(() => (report === null ? [] : missingParts(report)), [report]);
  switch (detail.status) {
    case 'loading':
    case 'error':
      return { back, list, ...detail, header: headerOf(detail.match, back) };
    case 'not-found':
      return { back, list, status: 'not-found', resultsHref: paths.results };
    case 'ready': {
      const { from, isAwaited, onRetry } = detail;
      const { match, events, referee } = detail.report;
      const opened = {
        back,
        list,
        match,
        today,
        referee,
        header: <ShownHeader match={match} events={events} back={back} isReplayed={replay.isRunning} />,
        chatHref: matchChatPath(match.id),
        chatCount: chatCount && <Suspense>{chatCount}</Suspense>,
        followHref: isFinished(match) || isCalledOff(match) ? null : matchChatPath(match.id),
        missing: isAwaited ? [] : missing,
        old: from === null ? null : { from, now: () => instantNow(services), onRetry },
        chat,
      };
      if (match.isHidden === true) {
        const hidden = (
          <Suspense>
            <HiddenHost match={match} onReplay={replay.onStart} />
          </Suspense>
        );
        return { ...opened, status: 'hidden', hidden };
      }
      if (tabs === null) return { ...opened, status: 'upcoming', before };
      const last = lastMinute(detail.report);
      const scrubber =
        last === null ? null : (
          <ShownScrubber report={detail.report} last={last} replay={replay.isRunning ? replay : null} />
        );
      return { ...opened, ...tabs, status: 'ready', scrubber };
    }
  }
}

/** The header of a match without its report, from a list's match. */
function headerOf(match: Match | null, back: BackView): ReactNode {
  return match === null ? null : <ShownHeader match={match} events={null} back={back} />;
}

/**
 * Shows the present state of the match if the address contains a minute that the match has not reached, or if earlier
 * minutes cannot be shown.
 */
function useNoMinuteAfter(report: MatchReport | null, scrubber: ScrubberStore): void {
  const last = report === null ? Number.POSITIVE_INFINITY : (lastMinute(report) ?? -1);
  useLayoutEffect(() => {
    if ((scrubber.current() ?? -1) > last) scrubber.backToNow();
  }, [last, scrubber]);
}

/** The minute in the address; null for none. */
function minuteIn(search: URLSearchParams): number | null {
  const minute = Number.parseInt(search.get(minuteParameter) ?? '', 10);
  return Number.isNaN(minute) || minute < 0 ? null : minute;
}
