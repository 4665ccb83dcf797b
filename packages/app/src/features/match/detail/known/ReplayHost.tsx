import type { MatchReport } from '@tribunen/domain';
import { ReplayBar } from '@tribunen/ui';
import { useReplay } from './useReplay.ts';

interface ReplayHostProps {
  readonly report: MatchReport;
  readonly last: number;
  onLeave(): void;
}

/** The replay of a match that is over. */
export function ReplayHost({ report: { events }, ...replayed }: ReplayHostProps) {
  return <ReplayBar view={useReplay({ events, ...replayed })} />;
}
