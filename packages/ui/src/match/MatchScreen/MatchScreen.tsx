import { useWords } from '../../i18n/useWords.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { DataAgePlace } from '../../shell/DataAge/DataAgePlace.tsx';
import { ScreenBody } from '../../shell/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../shell/ScreenHeader/ScreenHeader.tsx';
import { MatchHeaderSkeleton } from '../MatchHeader/MatchHeaderSkeleton.tsx';
import { MatchColumn, Panes, PickerPane } from './matchPanes.ts';
import type { MatchView } from './MatchView.ts';
import { OpenMatch } from './OpenMatch.tsx';

interface MatchScreenProps {
  readonly view: MatchView;
  /** A `MatchPicker`; null where no other match can be chosen. */
  readonly picker: ReactNode;
}

/**
 * One match: its header, the goal banner and its chat. Where there is room the list of matches stands beside them; on a
 * phone a button opens it, and the header becomes one line while the spectator writes or reads back.
 *
 * @example
 * <MatchScreen view={{ status: 'not-found', resultsHref: '/results' }} picker={<MatchPicker view={picker} />} />
 */
export function MatchScreen({ view, picker }: MatchScreenProps) {
  const { t } = useWords();
  const onPitch = view.status === 'loading' || view.status === 'ready';
  return (
    <MatchColumn>
      <ScreenHeader
        title={t(($) => $.shell.tabs.match)}
        spokenBelowDesktop={onPitch}
        strip={null}
        link={view.status === 'ready' ? <DataAgePlace /> : null}
      />
      {view.status === 'ready' ? (
        <OpenMatch key={view.match.id} view={view} picker={picker} />
      ) : (
        <Panes>
          {picker !== null && <PickerPane>{picker}</PickerPane>}
          <Rest>
            <Content view={view} />
          </Rest>
        </Panes>
      )}
    </MatchColumn>
  );
}

function Content({ view }: { readonly view: Exclude<MatchView, { status: 'ready' }> }) {
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
  }
}

const Rest = styled.div`
  flex: 1;
  min-width: 0;
`;
