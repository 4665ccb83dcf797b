import type { MatchReport } from '@tribunen/domain';
import { type Hovered, PlayerCards, type ShownPlayer } from '@tribunen/ui';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazyUntilLoaded } from '../lib/loading/lazyUntilLoaded.ts';

const PlayerCardsContainer = lazyUntilLoaded(
  async () => (await import('./PlayerCardsContainer.tsx')).PlayerCardsContainer,
);

interface PlayerCardHostProps {
  /** The match in which the named players play; null outside a match. */
  readonly report: MatchReport | null;
  readonly children: ReactNode;
}

/**
 * Opens a player's card from every `PlayerName` inside, by a press or when the mouse points at it. The code of the
 * cards is loaded at the first press or pointing.
 */
export function PlayerCardHost({ report, children }: PlayerCardHostProps) {
  const [opened, open] = useState<ShownPlayer | null>(null);
  const [pointed, point] = useState<Hovered<ShownPlayer> | null>();
  const cards = useMemo(() => ({ open, point }), []);
  return (
    <PlayerCards value={cards}>
      {children}
      {(opened !== null || pointed !== undefined) && (
        <Suspense>
          <PlayerCardsContainer opened={opened} pointed={pointed ?? null} report={report} onClose={() => open(null)} />
        </Suspense>
      )}
    </PlayerCards>
  );
}
