import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { theme } from '../../theme/theme.ts';
import { CheerButton } from '../CheerButton/CheerButton.tsx';
import { MatchHeader } from '../MatchHeader/MatchHeader.tsx';
import { UnopenedMatch } from '../MatchScreen/UnopenedMatch.tsx';
import type { MatchPaneView } from './MatchPaneView.ts';

/**
 * The chosen match beside a list of matches, from the desktop's width: its header, the goal banner and its chat. It stays in the window while
 * the list scrolls.
 *
 * @example
 * <ResultsScreen view={results} pane={<MatchPane view={{ status: 'unchosen' }} />} />
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
              <CheerButton
                key={view.match.id}
                match={view.match}
                side={view.cheersFor}
                onChoose={view.onChooseSide}
                onCheer={view.onCheer}
              />
            }
          />
          {view.banner}
          <Chat>{view.chat}</Chat>
        </>
      );
    case 'loading':
    case 'error':
    case 'not-found':
      return <UnopenedMatch view={view} />;
  }
}

const Root = styled.section`
  border-left: ${theme.chalkWidth} solid ${theme.colour.marking};
  /* Down to the window's edge: the screen's last padding is the list's. */
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

const Chat = styled.div`
  flex: 1;
  min-height: 0;
`;
