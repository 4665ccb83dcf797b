import { roomsApi } from '../../api/roomsApi.ts';
import { offlineChangesOf } from '../../data/offlineChanges/offlineChangesOf.ts';
import { browserLiveWorld } from '../../live/LiveWorld.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { writingLimits } from '../writingLimits.ts';
import { Outboxes } from './Outboxes.ts';
import { type createI18n, toast } from '@tribunen/ui';
import type { SendProblem } from './OutboxSender.ts';

type OutboxServices = Pick<AppServices, 'access' | 'queryClient' | 'session' | 'now'>;

const pages = new WeakMap<AppServices['access'], Outboxes>();

/** The page's outboxes, which last as long as the page. The first chat or the start of the page starts them, whichever comes first. */
export function outboxesOf({ access, queryClient, session, now }: OutboxServices, words: Words): Outboxes {
  const known = pages.get(access);
  if (known !== undefined) return known;
  const outboxes = new Outboxes({
    api: roomsApi.of(access),
    queryClient,
    session,
    changes: offlineChangesOf({ access, session, now }),
    world: { ...browserLiveWorld, now },
    onProblem: (problem) => {
      tellNotSent(words, problem);
      // The limits are loaded again, because an administrator may have shut the writer out, or slowed the chat down,
      // since the chat was opened.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === writingLimits });
    },
  });
  pages.set(access, outboxes);
  return outboxes;
}

/** The texts, for code outside the screens. */
export type Words = Pick<ReturnType<typeof createI18n>, 't'>;

/** Shows the spectator why a message was not sent, or for how many seconds it waits because they write too fast (CHAT-31). */
function tellNotSent(words: Words, problem: SendProblem): void {
  toast.failure({ title: words.t(($) => $.chatToasts.notSent.title), text: textOf(words, problem) });
}

function textOf({ t }: Words, problem: SendProblem): string {
  switch (problem.kind) {
    case 'refused':
    // No toast appears, because the comment box shows the reason.
    case 'shut-out':
      return t(($) => $.chatToasts.notSent.text);
    case 'unclear':
    case 'unanswered':
      return t(($) => $.common.unexpectedError);
    case 'too-fast':
      return t(($) => $.chatToasts.tooFast, { count: Math.ceil(problem.waitMs / 1000) });
  }
}
