import type { MatchReport } from '@tribunen/domain';
import { type LateCode, TabNotLoaded, useLateCode } from '@tribunen/ui';
import type { ComponentType } from 'react';

/** The properties of every tab of an opened match. The minute at which it is shown comes from `useShownMinute`. */
export interface MatchTabProps {
  readonly match: MatchReport;
  /** Whether a hidden result is being replayed, so that the tab must not reveal what comes after the shown minute. */
  readonly isReplayed?: boolean;
}

/**
 * The body of a tab, loaded when it is first shown. A tab that does not load says so in its place, and can be tried
 * again.
 *
 * @param Awaited is shown in its place meanwhile; null for nothing
 */
export function lazyTab(
  tab: LateCode<ComponentType<MatchTabProps>>,
  Awaited: ComponentType | null = null,
): ComponentType<MatchTabProps> {
  return function LazyTab(props) {
    const loading = useLateCode(tab);
    const isRetry = loading.status === 'loading' && loading.isRetry;
    if (loading.status === 'ready') return <loading.code {...props} />;
    if (loading.status === 'error' || isRetry)
      return <TabNotLoaded isTrying={isRetry} onRetry={() => void tab.load()} />;
    return Awaited && <Awaited />;
  };
}
