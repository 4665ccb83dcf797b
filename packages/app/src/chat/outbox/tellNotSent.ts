import { type createI18n, toast } from '@tribunen/ui';
import type { SendProblem } from './OutboxSender.ts';

/** Words outside the screens. */
export type Words = Pick<ReturnType<typeof createI18n>, 't'>;

/** Tells the spectator why a message was not sent; who writes too fast, how many seconds are left (CHAT-31). */
export function tellNotSent(words: Words, problem: SendProblem): void {
  toast.failure({ title: words.t(($) => $.chatToasts.notSent.title), text: textOf(words, problem) });
}

function textOf({ t }: Words, problem: SendProblem): string {
  switch (problem.kind) {
    case 'refused':
      return t(($) => $.chatToasts.notSent.text);
    case 'unclear':
    case 'unanswered':
      return t(($) => $.chatToasts.unexpected);
    case 'too-fast':
      return t(($) => $.chatToasts.tooFast, { count: Math.ceil(problem.waitMs / 1000) });
  }
}
