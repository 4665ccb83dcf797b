import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../primitives/EmptyStand/EmptyStand.tsx';
import { Spinner } from '../primitives/Spinner/Spinner.tsx';
import { ScreenBody } from '../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../theme/theme.ts';
import { LoadFailed } from '../primitives/LoadFailed/LoadFailed.tsx';

interface PageStateProps {
  readonly title: string;
  readonly state:
    | { readonly status: 'loading'; readonly text: string }
    | { readonly status: 'error'; readonly text: string; onRetry(): void }
    | { readonly status: 'not-found'; readonly text: string; readonly resultsHref: string };
}

/** A page whose content is loading or cannot be shown. */
export function PageState({ title, state }: PageStateProps) {
  return (
    <>
      <ScreenHeader title={title} strip={null} link={null} />
      <State state={state} />
    </>
  );
}

function State({ state }: Pick<PageStateProps, 'state'>) {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <ScreenBody role="status">
          <Loading>
            <Spinner />
            {state.text}
          </Loading>
        </ScreenBody>
      );
    case 'error':
      return (
        <ScreenBody>
          <LoadFailed title={state.text} onRetry={() => state.onRetry()} />
        </ScreenBody>
      );
    case 'not-found':
      return (
        <ScreenBody>
          <EmptyStand
            title={state.text}
            action={<ButtonLink href={state.resultsHref}>{t(($) => $.common.toResults)}</ButtonLink>}
          />
        </ScreenBody>
      );
  }
}

const Loading = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.colour.text2};
`;
