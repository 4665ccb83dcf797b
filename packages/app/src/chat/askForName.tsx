import type { NameDialogEnd } from '@tribunen/ui';
import { type ReactNode, Suspense } from 'react';
import { lazyUntilLoaded } from '../lib/loading/lazyUntilLoaded.ts';

const NameDialogContainer = lazyUntilLoaded(
  async () => (await import('./NameDialogContainer.tsx')).NameDialogContainer,
);

/** The dialog that asks a spectator without a name for one. Its code loads when it opens. */
export function askForName(end: NameDialogEnd): ReactNode {
  return (
    <Suspense fallback={null}>
      <NameDialogContainer {...end} />
    </Suspense>
  );
}
