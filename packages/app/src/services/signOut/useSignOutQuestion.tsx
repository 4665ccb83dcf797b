import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { hasProfileDraft, hasUnsentMessages, hasWaitingChange, type Loss } from './unsaved.ts';
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
 * Asks before any sign-out that drops messages or changes that are not sent, or changes of the profile that are not saved. A spectator who keeps
 * the changes of the profile is led there; one who keeps what is not sent stays on the screen.
 *
 * @example
 * const { beforeSignOut, question } = useSignOutQuestion();
 * return <><Button onClick={() => beforeSignOut(signOut)}>{text}</Button>{question}</>;
 */
export function useSignOutQuestion(): SignOutGuard {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const goTo = useAppNavigate();
  const [asked, setAsked] = useState<{ readonly loss: Loss; readonly signOut: () => void } | null>(null);
  return {
    beforeSignOut: (signOut) => {
      const loss = {
        messages: userId !== null && hasUnsentMessages(userId),
        changes: userId !== null && hasWaitingChange(queryClient),
        profile: userId !== null && hasProfileDraft(userId),
      };
      if (loss.messages || loss.changes || loss.profile) setAsked({ loss, signOut });
      else signOut();
    },
    question: asked && (
      <Suspense>
        <SignOutQuestion
          loss={asked.loss}
          onStay={() => {
            setAsked(null);
            if (!asked.loss.messages && !asked.loss.changes) goTo(paths.profile);
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
