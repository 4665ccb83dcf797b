import { EmptyStand, useWords } from '@tribunen/ui';

export function StandingsTab() {
  const { t } = useWords();
  return <EmptyStand frame="bare" title={t(($) => $.matchDetail.tabs.standings)} />;
}
