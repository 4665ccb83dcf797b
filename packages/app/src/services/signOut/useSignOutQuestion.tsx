import { type ReactNode, Suspense, useState } from 'react';
import { hasProfileDraft, hasUnsentMessages, type Loss } from './unsaved.ts';
import { paths } from '../../navigation/paths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import { useUserId } from '../useSession.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';

/** Loaded when it is asked. */
const SignOutQuestion = lazyUntilLoaded(
  withLaterWords(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion),
);

/** What stands between a spectator and the end of their session. */
export interface SignOutGuard {
  /** Ends the session at once if nothing would be lost; otherwise once the spectator has said that it may. */
  beforeSignOut(signOut: () => void): void;
  /** To be rendered over the page. */
  readonly question: ReactNode;
}

/**
 * Asks before any end of the session that drops messages that are not sent, or what was changed in the profile and not saved. Whoever would
 * rather keep their changes comes to the profile; whoever would rather have their messages sent stays where they are.
 *
 * @example
 * const { beforeSignOut, question } = useSignOutQuestion();
 * return <><Button onClick={() => beforeSignOut(signOut)}>{text}</Button>{question}</>;
 */
export function useSignOutQuestion(): SignOutGuard {
  const userId = useUserId();
  const goTo = useAppNavigate();
  const [asked, setAsked] = useState<{ readonly loss: Loss; readonly signOut: () => void } | null>(null);
  return {
    beforeSignOut: (signOut) => {
      const loss = {
        messages: userId !== null && hasUnsentMessages(userId),
        profile: userId !== null && hasProfileDraft(userId),
      };
      if (loss.messages || loss.profile) setAsked({ loss, signOut });
      else signOut();
    },
    question: asked && (
      <Suspense>
        <SignOutQuestion
          loss={asked.loss}
          onStay={() => {
            setAsked(null);
            if (!asked.loss.messages) goTo(paths.profile);
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
