import { EmptyStand, useWords } from '@tribunen/ui';

export function LineUpTab() {
  const { t } = useWords();
  return <EmptyStand frame="bare" title={t(($) => $.matchDetail.tabs['line-up'])} />;
}
