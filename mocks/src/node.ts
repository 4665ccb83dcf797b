import { setupServer } from 'msw/node';
import { Backend } from './Backend.ts';
import { type Clock, systemClock } from '@tribunen/protocol';
import { createHandlers } from './createHandlers.ts';
import type { Database } from './database.ts';
import type { MatchSource } from './MatchSource.ts';
import { openMatchSource } from './openMatchSource.ts';
import { type ScenarioName, scenarios } from './scenarios/scenarios.ts';

export interface MockNetworkOptions {
  readonly scenario?: ScenarioName;
  readonly seed?: number;
  readonly speed?: number;
  readonly clock?: Clock;
  /** A match source instead of the simulated one. */
  readonly openMatches?: (database: Database) => Promise<MatchSource>;
}

export interface MockNetwork {
  readonly backend: Backend;
  /** Restores the process's own fetch and WebSocket. */
  stop(): void;
}

/**
 * Replaces the network of this process (fetch and WebSocket) with the mock backend, at every host. A request that the
 * mock does not know is an error.
 *
 * @example
 * const { backend, stop } = await startMockNetwork({ scenario: 'kampdag' });
 */
export async function startMockNetwork({
  scenario = 'kampdag',
  seed = 1,
  speed = 10,
  clock = systemClock,
  openMatches,
}: MockNetworkOptions = {}): Promise<MockNetwork> {
  const { programme } = scenarios[scenario];
  const backend = await Backend.open({
    scenario: scenarios[scenario],
    clock,
    newId: () => crypto.randomUUID(),
    seed,
    openMatches:
      openMatches ?? ((database) => openMatchSource({ programme, seed, speed, anchor: clock.now() }, database, clock)),
  });
  await backend.start();
  const handlers = createHandlers(backend);
  const server = setupServer(...handlers.http, handlers.realtime);
  server.listen({ onUnhandledFrame: 'error' });
  return {
    backend,
    stop() {
      backend.stop();
      server.close();
    },
  };
}
