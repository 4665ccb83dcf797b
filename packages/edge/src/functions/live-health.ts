import type { LiveHealthAnswer } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';
import type { EdgeFunction } from '../EdgeFunction.ts';

/** The edge function `live-health`: any response means that the backend works. */
export const answerLiveHealth: EdgeFunction = (_request, { now }) =>
  Response.json({ status: 'ok', timestamp: instantAt(now) } satisfies LiveHealthAnswer);
