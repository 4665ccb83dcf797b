import {
  eventsAt,
  headlineRows,
  isCalledOff,
  isFinished,
  lastMinute,
  type Match,
  matchAtScore,
  type MatchEvent,
  matchLabel,
  matchTabs,
  missingParts,
  type Prediction,
  scoreAt,
  shownScore,
  vote,
} from '@tribunen/domain';
import { type ReactNode, useState } from 'react';
import { MessageCount } from '../chat/MessageCount.tsx';
import { useWords } from '../i18n/useWords.ts';
import type { BeforeMatchView } from '../match/detail/BeforeMatch/BeforeMatchView.ts';
import { DetailHeader } from '../match/detail/DetailHeader/DetailHeader.tsx';
import { DetailStatus } from '../match/detail/DetailHeader/DetailStatus.tsx';
import { HiddenResult } from '../match/detail/HiddenResult/HiddenResult.tsx';
import { HeadlineEvents } from '../match/detail/DetailHeader/HeadlineEvents.tsx';
import { MatchDetailScreen } from '../match/detail/MatchDetailScreen/MatchDetailScreen.tsx';
import type { BackView, MatchDetailView, OpenedTab } from '../match/detail/MatchDetailScreen/MatchDetailView.ts';
import type { OldReport } from '../match/detail/MatchInfo/OldReportNotice.tsx';
import { MatchScrubber } from '../match/detail/MatchScrubber/MatchScrubber.tsx';
import { MatchTimeline } from '../match/detail/MatchTimeline/MatchTimeline.tsx';
import { useHasPane } from '../theme/useHasPane.ts';
import { storyDay, storyTime } from './matches.ts';

/** The way back of every story. */
export const storyBack: BackView = { href: '#/results', onBack: () => undefined };

const noAction = (): void => {};

interface StoryMatchDetailProps {
  readonly match: Match;
  readonly events?: readonly MatchEvent[];
  readonly past?: BeforeMatchView['past'];
  readonly lineUp?: ReactNode;
  readonly list?: ReactNode;
  readonly chat?: ReactNode;
  /** The chat as it was written, in a tab of its own. */
  readonly writtenChat?: ReactNode;
  readonly old?: OldReport | null;
  readonly referee?: string | null;
}

const noLineUp = { formation: null, lineup: [], bench: [] };
const noPast: BeforeMatchView['past'] = { status: 'ready', form: { home: [], away: [] }, meetings: [] };

/** An opened match as the app wires it: the scrubber, the tabs and the poll keep the reader's choices. */
export function StoryMatchDetail({
  match,
  events = [],
  past = noPast,
  lineUp = null,
  list = null,
  chat = null,
  writtenChat = null,
  old = null,
  referee = 'Szymon Marciniak',
}: StoryMatchDetailProps) {
  const { t } = useWords();
  const hasPane = useHasPane();
  const rows = headlineRows(match, events, hasPane ? 'desktop' : 'phone');
  const [minute, setMinute] = useState<number | null>(null);
  const [choice, setChoice] = useState<Prediction | null>(null);
  const [chosenTab, onTab] = useState<OpenedTab>('report');
  const [isTaken, onTaken] = useState(false);
  const lineUps = { home: noLineUp, away: noLineUp };
  const report = { match, events, lineUps };
  const shown = eventsAt(events, minute);
  const last = lastMinute(report);
  const now = shownScore(match);
  const noVotes = { votes: { home: 0, draw: 0, away: 0 }, choice: null };
  const opened = {
    back: storyBack,
    list,
    match,
    today: storyDay,
    referee,
    header: (
      <DetailHeader
        match={minute === null ? match : matchAtScore(match, scoreAt(events, minute))}
        status={<DetailStatus match={match} minute={minute} />}
        back={storyBack}
        headlines={<HeadlineEvents match={match} events={shown} rows={rows} />}
        headlineRows={rows}
      />
    ),
    chatHref: '#/match',
    chatCount: <MessageCount count={34} />,
    followHref: isFinished(match) || isCalledOff(match) ? null : '#/match',
    missing: missingParts(report),
    old,
    chat,
  };
  const tabs = matchTabs(report, true);
  const view: MatchDetailView =
    match.isHidden === true
      ? {
          ...opened,
          status: 'hidden',
          hidden: (
            <HiddenResult groups={[]} onGroup={noAction} onReplay={noAction} hasFailed={false} onShow={noAction} />
          ),
        }
      : tabs.length === 0
        ? {
            ...opened,
            status: 'upcoming',
            before: {
              now: () => storyTime('20:37'),
              poll:
                matchLabel(match).kind === 'kickoff'
                  ? { ...(choice === null ? noVotes : vote(noVotes, choice)), onVote: setChoice }
                  : null,
              past,
              places: null,
              lineUp,
            },
          }
        : {
            ...opened,
            status: 'ready',
            scrubber:
              last === null ? null : (
                <MatchScrubber
                  last={last}
                  minute={minute}
                  score={minute === null ? now && { home: now.home, away: now.away } : scoreAt(events, minute)}
                  marks={events.flatMap((event) =>
                    event.type === 'GOAL' && !event.cancelled ? [{ minute: event.minute, side: event.teamSide }] : [],
                  )}
                  onChoose={setMinute}
                  onBackToNow={() => setMinute(null)}
                />
              ),
            tabs: [
              ...tabs.map((tab) => ({
                tab,
                content: <MatchTimeline match={match} events={shown} empty={t(($) => $.matchDetail.events.empty)} />,
              })),
              ...(writtenChat === null ? [] : [{ tab: 'chat', content: writtenChat } as const]),
            ],
            chosenTab,
            onTab,
            chatPlace: { isTaken, onChange: onTaken },
          };
  return <MatchDetailScreen view={view} />;
}
