import { EmptyStand, useWords } from '@tribunen/ui';

export function ReportTab() {
  const { t } = useWords();
  return <EmptyStand frame="bare" title={t(($) => $.matchDetail.tabs.report)} />;
}
