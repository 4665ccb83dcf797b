import { type ReactNode, Suspense, useState } from 'react';
import type { Loss, lossOf } from './lossOf.ts';
import { useUserId } from '../../services/useSession.ts';
import { useServices } from '../../services/useServices.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';

/** The code is loaded with the first question. */
const SignOutQuestion = lazyUntilLoaded(
  withLaterWords(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion),
);

/** Guards the end of a session against the loss of unsaved work. */
export interface SignOutGuard {
  /** Ends the session at once if nothing would be lost; otherwise after the spectator has agreed. */
  beforeSignOut(signOut: () => void): void;
  /** The question, or nothing. It is rendered over the page. */
  readonly question: ReactNode;
}

/**
 * Asks before a sign-out that would drop unsent messages or changes, or unsaved changes of the profile. A spectator who
 * keeps the changes of the profile is taken to the profile; one who keeps unsent messages or changes stays on the
 * screen.
 *
 * @example
 * const { beforeSignOut, question } = useSignOutQuestion();
 * return <><Button onClick={() => beforeSignOut(signOut)}>{text}</Button>{question}</>;
 */
export function useSignOutQuestion(): SignOutGuard {
  const userId = useUserId();
  const services = useServices();
  const [asked, setAsked] = useState<{ readonly loss: Loss; readonly signOut: () => void } | null>(null);
  return {
    beforeSignOut: (signOut) => {
      void loadedLossOf(userId, services).then((loss) => (loss === null ? signOut() : setAsked({ loss, signOut })));
    },
    question: asked && (
      <Suspense>
        <SignOutQuestion {...asked} onAnswer={() => setAsked(null)} />
      </Suspense>
    ),
  };
}

/** Null if the code does not load, which is logged, because a sign-out must always be possible. */
async function loadedLossOf(...given: Parameters<typeof lossOf>): Promise<Loss | null> {
  try {
    const { lossOf } = await import('./lossOf.ts');
    return await lossOf(...given);
  } catch (error) {
    console.error('What a sign-out would drop is not known', error);
    return null;
  }
}
