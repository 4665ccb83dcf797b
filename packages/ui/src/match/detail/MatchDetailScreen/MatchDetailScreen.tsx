import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { DetailPitch } from '../DetailHeader/DetailPitch.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../../primitives/EmptyStand/EmptyStand.tsx';
import { InSlices } from '../../../primitives/InSlices/InSlices.tsx';
import { useInSlices } from '../../../primitives/InSlices/useInSlices.ts';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { DataAgePlace } from '../../../screen/DataAgePlace.tsx';
import { ScreenBody } from '../../../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../../theme/theme.ts';
import { BeforeMatch } from '../BeforeMatch/BeforeMatch.tsx';
import { AwaitedTab } from '../TabNotLoaded/AwaitedTab.tsx';
import { FollowCard } from '../MatchInfo/FollowCard.tsx';
import { InfoCard } from '../MatchInfo/InfoCard.tsx';
import { MissingNotice } from '../MatchInfo/MissingNotice.tsx';
import { OldReportNotice } from '../MatchInfo/OldReportNotice.tsx';
import { QuietChat } from '../../../chat/QuietChat.ts';
import { ChatPlace } from '../ChatTab/ChatPlace.tsx';
import { ChatTab } from '../ChatTab/ChatTab.tsx';
import { listColumn, sideColumn } from '../../../theme/columns.ts';
import { AwaitedChat } from './AwaitedChat.tsx';
import { AwaitedTeams } from '../DetailHeader/AwaitedTeams.tsx';
import { BackLink } from '../DetailHeader/BackLink.tsx';
import { lineHeight } from '../../MatchHeader/useScrolledPast.ts';
import { AwaitedPicker } from '../../MatchPicker/AwaitedPicker.tsx';
import { MatchFailed } from '../../MatchScreen/MatchFailed.tsx';
import type { MatchDetailView, OpenedTab } from './MatchDetailView.ts';
import { matchTitle } from './matchTitle.ts';

interface MatchDetailScreenProps {
  readonly view: MatchDetailView;
  /** Whether a match of the first render replaces one that is shown already, so that no placeholder comes between them. */
  readonly isAtOnce?: boolean;
}

/**
 * An opened match: its header, and tabs with the events, the line-ups and the table. A wide screen shows the day's
 * matches on one side and the chat on the other.
 */
export function MatchDetailScreen({ view, isAtOnce = false }: MatchDetailScreenProps) {
  const { t, i18n } = useWords();
  const match = view.status === 'not-found' ? null : view.match;
  const title = match === null ? t(($) => $.matchDetail.untitled) : matchTitle(i18n, match);
  const header = view.status === 'not-found' || view.match === null ? null : view.header;
  // A match that a list already has is shown at once.
  const isShown = useInSlices(header !== null, true);
  const isAwaited = !isShown && isComing(view);
  return (
    <Root>
      <ScreenHeader
        title={title}
        inHead={match !== null || view.status === 'loading'}
        strip={null}
        link={match === null ? null : <DataAgePlace />}
      />
      {isShown ? header : <NoHeader view={view} />}
      {/* The header that comes may be higher than the empty one. These lines go when it comes, so that nothing moves. */}
      {isAwaited && (
        <Panes>
          {view.list !== null && (
            <List>
              <AwaitedPicker />
            </List>
          )}
          <Match>
            <AwaitedContent />
          </Match>
        </Panes>
      )}
      <Panes data-waits={isAwaited}>
        {view.list !== null && (
          <List>
            <Suspense fallback={<AwaitedPicker />}>{view.list}</Suspense>
          </List>
        )}
        <Match>
          <Content view={view} hasHeader={isShown} isAtOnce={isAtOnce} />
        </Match>
      </Panes>
    </Root>
  );
}

/** Whether a header will follow, if there is none yet. */
function isComing({ status }: MatchDetailView): boolean {
  return status !== 'error' && status !== 'not-found';
}

/** Replaces the header until there is one. */
function NoHeader({ view }: { readonly view: MatchDetailView }) {
  const start = <BackLink back={view.back} />;
  return isComing(view) ? (
    <DetailPitch rows={2} tools={start}>
      <AwaitedTeams />
    </DetailPitch>
  ) : (
    <BackRow>{start}</BackRow>
  );
}

function Content({ view, hasHeader, isAtOnce }: Required<MatchDetailScreenProps> & { readonly hasHeader: boolean }) {
  const { t } = useWords();
  // While the report of an earlier visit is shown, screen readers hear nothing about loading.
  const [isKnown] = useState(['ready', 'upcoming', 'hidden'].includes(view.status));
  switch (view.status) {
    case 'loading':
      return hasHeader ? <AwaitedContent /> : null;
    case 'error':
      return <MatchFailed why={view.why} onRetry={() => view.onRetry()} />;
    case 'not-found':
      return (
        <ScreenBody>
          <EmptyStand
            title={t(($) => $.common.matchNotFound)}
            action={<ButtonLink href={view.resultsHref}>{t(($) => $.common.toResults)}</ButtonLink>}
          />
        </ScreenBody>
      );
    case 'ready':
    case 'upcoming':
    case 'hidden':
      return (
        <InSlices placeholder={<AwaitedContent isQuiet={isKnown} />} isAtOnce={isAtOnce}>
          <Opened view={view} />
        </InSlices>
      );
  }
}

/** The place of the tabs, where the wait is mentioned, the rows of a report, and beside them the rows of a chat. */
function AwaitedContent({ isQuiet = false }: { readonly isQuiet?: boolean }) {
  const { t } = useWords();
  return (
    <Under>
      <Column>
        <Loading role={isQuiet ? undefined : 'status'}>
          {!isQuiet && (
            <>
              <Spinner />
              {t(($) => $.common.loadingMatch)}
            </>
          )}
        </Loading>
        <Lines>
          <AwaitedTab />
        </Lines>
      </Column>
      <Chat>
        <QuietChat value>
          <AwaitedChat />
        </QuietChat>
      </Chat>
    </Under>
  );
}

type OpenedView = Extract<MatchDetailView, { status: 'ready' | 'upcoming' | 'hidden' }>;

function Opened({ view }: { readonly view: OpenedView }) {
  const { t } = useWords();
  return (
    <Under>
      <Column>
        {view.status === 'hidden' ? (
          <Upcoming>
            {view.hidden}
            <AboutMatch view={view} />
          </Upcoming>
        ) : view.status === 'upcoming' ? (
          <>
            <ChatRow>
              <span>{t(($) => $.matchDetail.tabs.label)}</span>
              <ChatTab href={view.chatHref} count={view.chatCount} />
            </ChatRow>
            <Upcoming>
              {view.old !== null && <OldReportNotice old={view.old} />}
              <BeforeMatch match={view.match} view={view.before} />
              <AboutMatch view={view} />
            </Upcoming>
          </>
        ) : (
          <MatchTabs view={view} />
        )}
      </Column>
      {view.chat !== null && (
        <Chat hidden={view.status === 'ready' && isWide(view.chosenTab) && view.chatPlace.isTaken}>
          <Suspense fallback={<AwaitedChat />}>{view.chat}</Suspense>
        </Chat>
      )}
    </Under>
  );
}

function MatchTabs({ view }: { readonly view: Extract<OpenedView, { status: 'ready' }> }) {
  const { t } = useWords();
  return (
    <Tabs
      sticky
      label={t(($) => $.matchDetail.tabs.label)}
      value={view.chosenTab}
      onChange={view.onTab}
      end={
        <>
          {!view.tabs.some(({ tab }) => tab === 'chat') && <ChatTab href={view.chatHref} count={view.chatCount} />}
          {view.chat !== null && isWide(view.chosenTab) && <ChatPlace {...view.chatPlace} />}
        </>
      }
      tabs={view.tabs.map(({ tab, content }) => ({
        value: tab,
        name: t(($) => $.matchDetail.tabs[tab]),
        content: (
          <>
            {view.old !== null && <OldReportNotice old={view.old} />}
            {(tab === 'report' || tab === 'momentum' || tab === 'chat') && view.scrubber}
            {tab === 'chat' ? <ChatAsWritten>{content}</ChatAsWritten> : content}
            {tab === 'report' && <AboutMatch view={view} />}
          </>
        ),
      }))}
    />
  );
}

/** The line-ups of both sides, and the facts, can also use the width of the chat. */
function isWide(tab: OpenedTab): boolean {
  return tab === 'line-up' || tab === 'facts';
}

/** The cards after the events: the link to the live match, its place and time, and a note on what the provider leaves out. */
function AboutMatch({ view }: { readonly view: OpenedView }) {
  return (
    <Cards>
      {view.followHref !== null && <FollowCard href={view.followHref} />}
      <InfoCard match={view.match} today={view.today} referee={view.referee} />
      {view.missing.length > 0 && <MissingNotice missing={view.missing} />}
    </Cards>
  );
}

const Lines = styled.div`
  padding: 0 ${theme.space.gutter};
`;

const Loading = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 48px;
  padding: 0 ${theme.space.gutter};
  box-shadow: inset 0 calc(-1 * ${theme.chalkWidth}) ${theme.colour.marking};
  color: ${theme.colour.text2};
`;

/**
 * With a chat next to it the screen is as high as the window, so that the panes scroll instead of the page. Without a
 * chat the age of the data is below the match, because the events come first.
 */
const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;

  & > header > [data-link] {
    order: 1;
  }
  &:has(${Loading}, ${AwaitedTab}) > header > [data-link] {
    display: none;
  }

  /* The tabs stick below the line that replaces the header on a phone. */
  --tabs-top: ${lineHeight}px;

  /* On a tablet the age of the data is below the competition, on the grass, away from the state of the match. */
  @media (min-width: 820px) and (max-width: 1099.98px) and (min-height: 560px) {
    & > header > [data-link] {
      --age-lines: 1;
      --text: ${theme.colour.onPitch};
      --text-2: ${theme.colour.onPitch};
      --text-3: ${theme.colour.onPitch2};
      position: absolute;
      top: 54px;
      left: ${theme.space.gutter};
      z-index: ${theme.layer.sticky};
      min-height: 24px;
      padding: 0;
      color: ${theme.colour.onPitch};
    }
  }
  ${theme.media.sideChat} {
    --tabs-top: 0px;
    &:has(${Loading}, ${AwaitedTab}) > header > [data-link] {
      display: flex;
    }
    height: var(--page-height);
    min-height: 26rem;
    margin-bottom: calc(-1 * ${theme.space[6]});
  }
`;

/** The height of the header depends on the match, so nothing is shown below it until it is rendered. */
const Panes = styled.div`
  &[data-waits='true'] {
    position: absolute;
    inset-inline: 0;
    visibility: hidden;
  }

  ${theme.media.sideChat} {
    display: flex;
    flex: 1;
    min-height: 0;
  }
`;

/** Shown only if three panes fit; with two, the second pane is the chat. */
const List = styled.div`
  display: none;

  ${theme.media.wide} {
    display: block;
    flex: 0 0 ${listColumn};
    min-height: 0;
    border-right: ${theme.chalkWidth} solid ${theme.colour.marking};
  }
`;

const Match = styled.div`
  min-width: 0;

  ${theme.media.sideChat} {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
`;

const Under = styled.div`
  ${theme.media.sideChat} {
    display: flex;
    flex: 1;
    min-height: 0;
  }
`;

/** An element with the keyboard focus scrolls clear of the sticky tabs and of the phone's tab bar. */
const Column = styled.div`
  min-width: 0;

  & :is(a, button, input, [tabindex]) {
    scroll-margin-block: calc(var(--tabs-top) + 56px) calc(var(--tabs-height, 0px) + ${theme.space[2]});
  }

  ${theme.media.sideChat} {
    position: relative;
    flex: 1;
    overflow: auto;
    overscroll-behavior: contain;
  }
`;

const Chat = styled.div`
  --chat-gutter: ${theme.space.gutter};
  display: none;

  ${theme.media.sideChat} {
    display: block;
    flex: 0 0 ${sideColumn};
    min-width: 0;
    min-height: 0;
    border-left: ${theme.chalkWidth} solid ${theme.colour.marking};

    &[hidden] {
      display: none;
    }
  }
`;

const ChatAsWritten = styled.div`
  height: max(20rem, calc(var(--page-height) - 22rem));
`;

/** The cards appear together with the content above them, so that they do not move. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-top: ${theme.space[5]};

  ${AwaitedTab} ~ & {
    display: none;
  }
`;

/** Replaces the tabs, which an upcoming match does not have. It is not needed when the chat is next to the match. */
const ChatRow = styled.div`
  position: sticky;
  top: var(--tabs-top);
  z-index: ${theme.layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-left: ${theme.space.gutter};
  background: ${theme.colour.ground};
  box-shadow: inset 0 calc(-1 * ${theme.chalkWidth}) ${theme.colour.marking};
  font-weight: ${theme.font.weight.bold};

  ${theme.media.sideChat} {
    display: none;
  }
`;

const Upcoming = styled.div`
  padding: ${theme.space[4]} ${theme.space.gutter} ${theme.space[6]};
`;

const BackRow = styled.div`
  padding: ${theme.space[1]} ${theme.space.gutter} 0;
`;
