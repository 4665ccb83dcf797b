import type { MatchReport } from '@tribunen/domain';
import { PlayerCards, type ShownPlayer } from '@tribunen/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyUntilLoaded } from '../lib/loading/lazyUntilLoaded.ts';

const PlayerCardContainer = lazyUntilLoaded(
  async () => (await import('./PlayerCardContainer.tsx')).PlayerCardContainer,
);

interface PlayerCardHostProps {
  /** The match in which the named players play; null outside a match. */
  readonly report: MatchReport | null;
  readonly children: ReactNode;
}

/**
 * Opens a player's card from every `PlayerName` inside. The card is loaded when the first one opens.
 *
 * @example
 * <PlayerCardHost report={report}><MatchDetailScreen view={view} /></PlayerCardHost>
 */
export function PlayerCardHost({ report, children }: PlayerCardHostProps) {
  const [opened, open] = useState<ShownPlayer | null>(null);
  return (
    <PlayerCards value={open}>
      {children}
      {opened !== null && (
        <Suspense>
          <PlayerCardContainer player={opened} report={report} onClose={() => open(null)} />
        </Suspense>
      )}
    </PlayerCards>
  );
}
