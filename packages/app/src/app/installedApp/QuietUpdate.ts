import { isLive, mayUpdateUnasked } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { DayList } from '../../data/matches/DayList.ts';
import { allMatchesKey } from '../../data/matches/matchesQuery.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import { holdsWork } from '../pageReload/holdsWork.ts';
import { holdsText } from './holdsText.ts';
import type { AppWorker } from './AppWorker.ts';

interface QuietUpdateParts {
  readonly worker: Pick<AppWorker, 'hasUpdate' | 'update'>;
  readonly queryClient: QueryClient;
  readonly page: Document;
}

/** Changes to a newer version without asking, at a quiet moment (OFFLINE-4). */
export class QuietUpdate {
  readonly #parts: QuietUpdateParts;
  readonly #teardown = new Teardown();

  constructor(parts: QuietUpdateParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { worker, page } = this.#parts;
    const look = (): void => this.#look();
    page.addEventListener('visibilitychange', look);
    this.#teardown.add(worker.hasUpdate.subscribe(look), () => page.removeEventListener('visibilitychange', look));
    this.#look();
  }

  stop(): void {
    this.#teardown.run();
  }

  #look(): void {
    const { worker, queryClient, page } = this.#parts;
    const lists = queryClient.getQueriesData<DayList>({ queryKey: allMatchesKey });
    const facts = {
      isHidden: page.visibilityState === 'hidden',
      holdsWork: holdsWork(queryClient, page) || holdsText(page),
      isMatchInPlay: lists.some(([, list]) => list?.matches.some(isLive) === true),
    };
    if (worker.hasUpdate.current() && mayUpdateUnasked(facts)) worker.update();
  }
}
