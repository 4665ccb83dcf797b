import type { UserId } from '@tribunen/domain';
import { AuthorCards, type Hovered, type ShownAuthor } from '@tribunen/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';

const AuthorCardContainer = lazyUntilLoaded(
  async () => (await import('./AuthorCardContainer.tsx')).AuthorCardContainer,
);

interface AuthorCardHostProps {
  /** Null for a visitor. */
  readonly reader: UserId | null;
  readonly children: ReactNode;
}

/**
 * Opens an author's card when the mouse points at the name above a message inside. The code of the card is loaded when
 * the mouse points at the first name.
 */
export function AuthorCardHost({ reader, children }: AuthorCardHostProps) {
  const [pointed, point] = useState<Hovered<ShownAuthor> | null>();
  return (
    <AuthorCards value={point}>
      {children}
      {pointed !== undefined && (
        <Suspense>
          <AuthorCardContainer reader={reader} pointed={pointed} />
        </Suspense>
      )}
    </AuthorCards>
  );
}
