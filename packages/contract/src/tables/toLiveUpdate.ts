import type { LiveUpdate } from '@tribunen/domain';
import type { Parsed } from '../ContractFault.ts';
import { toMatchState } from './toMatchState.ts';

/** The update that a row of `live_matches_new` brings for its match, whether it came over REST or over the socket. */
export function toLiveUpdate(raw: unknown): Parsed<LiveUpdate> {
  const parsed = toMatchState(raw, 'live_matches_new');
  return parsed.ok ? { ok: true, value: { kind: 'state', ...parsed.value } } : parsed;
}
