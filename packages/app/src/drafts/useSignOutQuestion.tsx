import { type ReactNode, Suspense, useState } from 'react';
import { paths } from '../routes/paths.ts';
import { useAppNavigate } from '../routes/useAppNavigate.ts';
import { useUserId } from '../session/useUserId.ts';
import { lazyUntilLoaded } from '../state/lazyUntilLoaded.ts';
import { hasProfileDraft } from './profileDraftKey.ts';

/** Loaded when it is asked. */
const SignOutQuestion = lazyUntilLoaded(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion);

/** What stands between a spectator and the end of their session. */
export interface SignOutGuard {
  /** Ends the session at once if nothing would be lost; otherwise once the spectator has said that it may. */
  beforeSignOut(signOut: () => void): void;
  /** To be rendered over the page. */
  readonly question: ReactNode;
}

/**
 * Asks before any end of the session that drops what was changed in the profile and not saved. Whoever would rather keep it comes to the
 * profile.
 *
 * @example
 * const { beforeSignOut, question } = useSignOutQuestion();
 * return <><Button onClick={() => beforeSignOut(signOut)}>{text}</Button>{question}</>;
 */
export function useSignOutQuestion(): SignOutGuard {
  const userId = useUserId();
  const goTo = useAppNavigate();
  const [asked, setAsked] = useState<{ readonly signOut: () => void } | null>(null);
  return {
    beforeSignOut: (signOut) => {
      if (userId !== null && hasProfileDraft(userId)) setAsked({ signOut });
      else signOut();
    },
    question: asked && (
      <Suspense>
        <SignOutQuestion
          onStay={() => {
            setAsked(null);
            goTo(paths.profile);
          }}
          onLeave={() => {
            setAsked(null);
            asked.signOut();
          }}
        />
      </Suspense>
    ),
  };
}
