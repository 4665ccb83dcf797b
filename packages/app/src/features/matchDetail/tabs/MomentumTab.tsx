import { EmptyStand, useWords } from '@tribunen/ui';

export function MomentumTab() {
  const { t } = useWords();
  return <EmptyStand frame="bare" title={t(($) => $.matchDetail.tabs.momentum)} />;
}
