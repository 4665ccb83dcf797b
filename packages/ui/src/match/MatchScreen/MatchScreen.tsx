import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { DataAgePlace } from '../../shell/DataAge/DataAgePlace.tsx';
import { ScreenBody } from '../../shell/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../shell/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { CheerButton } from '../CheerButton/CheerButton.tsx';
import { MatchHeader } from '../MatchHeader/MatchHeader.tsx';
import { MatchHeaderSkeleton } from '../MatchHeader/MatchHeaderSkeleton.tsx';
import type { MatchView } from './MatchView.ts';

/**
 * One match: its header, the goal banner, and below them the parts that are still to come.
 *
 * @example
 * <MatchScreen view={{ status: 'not-found', resultsHref: '/results' }} />
 */
export function MatchScreen({ view }: { readonly view: MatchView }) {
  const { t } = useWords();
  const onPitch = view.status === 'loading' || view.status === 'ready';
  return (
    <Column>
      <ScreenHeader
        title={t(($) => $.shell.tabs.match)}
        spokenBelowDesktop={onPitch}
        strip={null}
        link={view.status === 'ready' ? <DataAgePlace /> : null}
      />
      <Content view={view} />
    </Column>
  );
}

function Content({ view }: { readonly view: MatchView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return <MatchHeaderSkeleton />;
    case 'error':
      return (
        <ScreenBody role="alert">
          <EmptyStand
            title={t(($) => $.match.error)}
            action={<Button onClick={() => view.onRetry()}>{t(($) => $.match.retry)}</Button>}
          />
        </ScreenBody>
      );
    case 'none':
      return (
        <ScreenBody>
          <EmptyStand
            title={t(($) => $.match.none)}
            hint={t(($) => $.match.noneHint)}
            action={<ButtonLink href={view.resultsHref}>{t(($) => $.match.results)}</ButtonLink>}
          />
        </ScreenBody>
      );
    case 'not-found':
      return (
        <ScreenBody>
          <EmptyStand
            title={t(($) => $.match.notFound)}
            action={<ButtonLink href={view.resultsHref}>{t(($) => $.match.results)}</ButtonLink>}
          />
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
          <div data-top>{view.banner}</div>
          <Rest>
            <EmptyStand title={t(($) => $.shell.underConstruction)} />
          </Rest>
        </>
      );
  }
}

/** Below the desktop's width the pitch comes first, with its freshness under it. */
const Column = styled.div`
  display: flex;
  flex-direction: column;

  & > [data-top] {
    order: -1;
  }

  ${theme.media.desktop} {
    & > [data-top] {
      order: 0;
    }
  }
`;

const Rest = styled(ScreenBody)`
  order: 1;
`;
