import { EmptyStand, useWords } from '@tribunen/ui';

export function FactsTab() {
  const { t } = useWords();
  return <EmptyStand frame="bare" title={t(($) => $.matchDetail.tabs.facts)} />;
}
