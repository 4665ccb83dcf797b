import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../primitives/EmptyStand/EmptyStand.tsx';
import { RowsSkeleton } from '../primitives/Skeleton/RowsSkeleton.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../primitives/Spinner/Spinner.tsx';
import { LoadingLine } from '../screen/LoadingRows.tsx';
import { ScreenBody } from '../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../screen/ScreenHeader/ScreenHeader.tsx';
import { LoadFailed } from '../primitives/LoadFailed/LoadFailed.tsx';
import { PageHead } from './PageHead.tsx';
import { PageParts } from './PageParts.ts';

interface PageStateProps {
  readonly title: string;
  readonly state:
    | { readonly status: 'loading'; readonly text: string }
    | { readonly status: 'error'; readonly text: string; onRetry(): void }
    | { readonly status: 'not-found'; readonly text: string; readonly resultsHref: string };
}

/** A page whose content is loading or cannot be shown. While it loads it has the head and the rows of the loaded page. */
export function PageState({ title, state }: PageStateProps) {
  return (
    <>
      <ScreenHeader title={title} inHead={state.status === 'loading'} strip={null} link={null} />
      <State state={state} />
    </>
  );
}

function State({ state }: Pick<PageStateProps, 'state'>) {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <>
          <PageHead
            crest={<Skeleton width="56px" height="56px" />}
            name=""
            note={
              <OnGrass role="status">
                <Spinner />
                {state.text}
              </OnGrass>
            }
            actions={<Skeleton width="110px" height="44px" />}
          />
          <PageParts>
            <RowsSkeleton rows={8} rowHeight={68} />
          </PageParts>
        </>
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

const OnGrass = styled(LoadingLine)`
  min-height: 0;
  color: inherit;
`;
