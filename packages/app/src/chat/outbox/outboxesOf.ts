import { roomsBackend } from '../../backend/roomsBackend.ts';
import { browserLiveWorld } from '../../live/LiveWorld.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { Outboxes } from './Outboxes.ts';
import { tellNotSent, type Words } from './tellNotSent.ts';

type OutboxServices = Pick<AppServices, 'access' | 'queryClient' | 'session' | 'now'>;

const pages = new WeakMap<AppServices['access'], Outboxes>();

/** The page's outboxes. The first chat or the start of the page opens them, whichever comes first; they last as long as the page. */
export function outboxesOf({ access, queryClient, session, now }: OutboxServices, words: Words): Outboxes {
  const known = pages.get(access);
  if (known !== undefined) return known;
  const outboxes = new Outboxes({
    backend: roomsBackend.of(access),
    queryClient,
    session,
    storage: () => localStorage,
    world: { ...browserLiveWorld, now },
    onProblem: (problem) => tellNotSent(words, problem),
  });
  pages.set(access, outboxes);
  outboxes.start();
  return outboxes;
}
