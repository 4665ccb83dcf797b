import type { Deferred } from '../../lib/loading/Deferred.ts';
import { requiredContext } from '../../lib/state/requiredContext.ts';
import type { OpenSections } from './OpenSections.ts';
import type { Prefetcher } from './Prefetcher.ts';

/** The parts of the results that outlive their screen. */
export interface ResultsParts {
  readonly prefetcher: Deferred<Prefetcher>;
  readonly sections: OpenSections;
}

export const [ResultsContext, useResultsParts] = requiredContext<ResultsParts>('useResultsParts');
