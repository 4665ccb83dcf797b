import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { ChatSkeleton } from '../../chat/Chat/ChatSkeleton.tsx';
import { QuietChat } from '../../chat/QuietChat.ts';
import { Link } from '../../links/Link.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { theme } from '../../theme/theme.ts';
import { CheerButton } from '../CheerButton/CheerButton.tsx';
import { MatchHeader } from '../MatchHeader/MatchHeader.tsx';
import { UnopenedMatch } from '../MatchScreen/UnopenedMatch.tsx';
import { KickoffCountdown } from '../detail/BeforeMatch/KickoffCountdown.tsx';
import type { MatchPaneView, PanePart } from './MatchPaneView.ts';

/**
 * A match next to a list of matches, at desktop width: its header and its chat, or its report, line-ups or table
 * instead of the chat. It stays in the window while the list scrolls.
 */
export function MatchPane({ view }: { readonly view: MatchPaneView }) {
  const { t } = useWords();
  return (
    <Root aria-label={t(($) => $.match.pane.label)}>
      <InWindow>
        <Content view={view} />
      </InWindow>
    </Root>
  );
}

function Content({ view }: { readonly view: MatchPaneView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'unchosen':
      return (
        <ScreenBody>
          <EmptyStand title={t(($) => $.match.pane.unchosen)} />
        </ScreenBody>
      );
    case 'ready':
      return (
        <>
          <MatchHeader
            product={view.product}
            match={view.match}
            cheering={view.cheering}
            action={
              <>
                {view.delay}
                <CheerButton
                  key={view.match.id}
                  match={view.match}
                  side={view.cheersFor}
                  onChoose={view.onChooseSide}
                  onCheer={view.onCheer}
                />
              </>
            }
          />
          <KickoffCountdown match={view.match} now={view.now} />
          <Parts view={view} />
        </>
      );
    case 'loading':
      return (
        <>
          <UnopenedMatch view={view} />
          <AwaitedRest>
            <TabRow />
            <ChatSkeleton />
          </AwaitedRest>
        </>
      );
    case 'error':
    case 'not-found':
      return <UnopenedMatch view={view} />;
  }
}

/** The chat and the other parts, and the link to the opened match. */
function Parts({ view }: { readonly view: Extract<MatchPaneView, { status: 'ready' }> }) {
  const { t } = useWords();
  const [shown, show] = useState<PanePart | 'chat'>('chat');
  // Screen readers announce new messages only after the user has moved into the chat.
  const [isUsed, setUsed] = useState(false);
  const part = (value: PanePart) => ({
    value,
    name: t(($) => $.matchDetail.tabs[value]),
    content: <Scrolled>{view.parts[value]}</Scrolled>,
  });
  return (
    <Rest onFocus={() => setUsed(true)}>
      <Tabs<PanePart | 'chat'>
        label={t(($) => $.matchDetail.tabs.label)}
        value={shown}
        onChange={show}
        tabs={[
          {
            value: 'chat',
            name: t(($) => $.match.pane.chat),
            content: <QuietChat value={!isUsed}>{view.chat}</QuietChat>,
          },
          part('report'),
          part('line-up'),
          part('standings'),
        ]}
      />
      <Open href={view.matchHref}>{t(($) => $.match.toMatch)}</Open>
    </Rest>
  );
}

const Root = styled.section`
  border-left: ${theme.chalkWidth} solid ${theme.colour.marking};
  /* The pane reaches the bottom of the window; the screen's bottom padding is for the list only. */
  margin-bottom: calc(-1 * ${theme.space[6]});
`;

const InWindow = styled.div`
  position: sticky;
  top: calc(${theme.size.topBar} + ${theme.chalkWidth});
  display: flex;
  flex-direction: column;
  height: calc(var(--screen-height, 40rem) + ${theme.space[6]});
  min-height: 26rem;
  overflow: auto;
  overscroll-behavior: contain;
`;

/** The tabs fill the pane, and each part has the height under them. */
const Rest = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  & > :first-child {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  & [role='tablist'] {
    flex: none;
    padding-right: 8rem;
  }
  & [role='tabpanel'] {
    flex: 1;
    min-height: 0;
    padding: 0;
  }
  & [role='tabpanel'][hidden] {
    display: none;
  }
`;

/** Replaces the tabs and the chat, with the same height. */
const AwaitedRest = styled.div`
  --chat-gutter: ${theme.space.gutter};
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const TabRow = styled.div`
  flex: none;
  height: ${theme.touch};
  box-shadow: inset 0 calc(-1 * ${theme.chalkWidth}) ${theme.colour.marking};
`;

const Scrolled = styled.div`
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[4]} ${theme.space.gutter};
`;

const Open = styled(Link)`
  position: absolute;
  top: 0;
  right: ${theme.space.gutter};
  display: flex;
  align-items: center;
  min-height: ${theme.touch};
  color: ${theme.colour.turf};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
`;
