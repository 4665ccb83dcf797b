import { onTestFinished } from 'vitest';
import { Backend } from '../Backend.ts';
import { systemClock } from '@tribunen/protocol';
import { demoSpectator } from '../demoSpectator.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import type { ChangeLog } from '../tabs/ChangeLog.ts';
import { SharedDatabase } from '../tabs/SharedDatabase.ts';
import { TabCluster } from '../tabs/TabCluster.ts';
import { noFootball } from './noFootball.ts';

export interface Tab {
  readonly backend: Backend;
  /** Sends a request as the demo spectator. */
  ask(method: string, path: string, body?: object): Promise<Response>;
  /** Closes the tab. */
  close(): void;
}

export interface OpenTabOptions {
  readonly log: ChangeLog;
  readonly name: string;
  readonly worldId?: string;
  readonly onWorldGone?: () => void;
}

/** One tab of a demo, without football and without a browser. */
export async function openTab({
  log,
  name,
  worldId = 'the-world',
  onWorldGone = () => {},
}: OpenTabOptions): Promise<Tab> {
  if ((await log.world()) === null) await log.keepWorld({ id: worldId, anchors: {} });
  const { locks } = navigator;
  const opened: { shared: SharedDatabase | null } = { shared: null };
  const backend = await Backend.open({
    scenario: scenarios.kampdag,
    clock: systemClock,
    newId: () => crypto.randomUUID(),
    openMatches: () => Promise.resolve(noFootball),
    share: async (database, fill) =>
      (opened.shared = await SharedDatabase.open({ database, fill, log, worldId, locks, name, onWorldGone })),
    cluster: new TabCluster(name, crypto.randomUUID(), locks),
  });
  await backend.start();
  const { access_token } = await backend.openSession(demoSpectator.id);
  const close = (): void => {
    backend.stop();
    opened.shared?.stop();
  };
  onTestFinished(close);
  return {
    backend,
    close,
    ask: (method, path, body) =>
      backend.answer(
        new Request(`https://demo.example.test${path}`, {
          method,
          headers: {
            apikey: 'k',
            authorization: `Bearer ${access_token}`,
            'content-type': 'application/json',
            prefer: 'return=representation',
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
  };
}
