import { useWords } from '../../i18n/useWords.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { MatchHeaderSkeleton } from '../MatchHeader/MatchHeaderSkeleton.tsx';
import { MatchFailed } from './MatchFailed.tsx';
import type { MatchView } from './MatchView.ts';

/** Replaces a match that is loading, cannot be loaded, or does not exist. */
export function UnopenedMatch({ view }: { readonly view: Exclude<MatchView, { status: 'ready' }> }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return <MatchHeaderSkeleton />;
    case 'error':
      return <MatchFailed why={view.why} onRetry={() => view.onRetry()} />;
    case 'none':
      return (
        <ScreenBody>
          <EmptyStand
            title={t(($) => $.match.none)}
            hint={t(($) => $.match.noneHint)}
            action={<ButtonLink href={view.resultsHref}>{t(($) => $.common.toResults)}</ButtonLink>}
          />
        </ScreenBody>
      );
    case 'not-found':
      return (
        <ScreenBody>
          <EmptyStand
            title={t(($) => $.common.matchNotFound)}
            action={<ButtonLink href={view.resultsHref}>{t(($) => $.common.toResults)}</ButtonLink>}
          />
        </ScreenBody>
      );
  }
}
