import { type ReactNode, Suspense, useState } from 'react';
import { hasProfileDraft, hasUnsentMessages, type Loss } from './unsaved.ts';
import { paths } from '../../navigation/paths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import { useUserId } from '../useSession.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { withLaterWords } from '../../lib/loading/withLaterWords.tsx';

/** Loaded with the first question. */
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
 * Asks before any sign-out that drops messages that are not sent, or changes of the profile that are not saved. A spectator who keeps the
 * changes is led to the profile; one who keeps the messages stays on the screen.
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
