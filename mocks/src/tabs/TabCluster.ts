import { exactOptional, literal, looseObject, object, safeParse, string, unknown, variant } from 'valibot';
import type { Cluster, NodeMessage } from '@tribunen/protocol';

const meta = looseObject({ phx_ref: string(), phx_ref_prev: exactOptional(string()) });
const nodeMessage = variant('kind', [
  object({
    kind: literal('broadcast'),
    room: string(),
    broadcast: object({ event: string(), payload: unknown() }),
  }),
  object({
    kind: literal('present'),
    present: object({ channel: string(), node: string(), room: string(), key: string(), meta }),
  }),
  object({ kind: literal('absent'), channel: string() }),
  object({ kind: literal('hello') }),
]);
const envelope = object({ from: string(), message: nodeMessage });

/**
 * The tabs of one scenario as nodes of one realtime server. Each tab holds a lock with its name for as long as it is
 * open. The other tabs wait for that lock, and so learn at once when the tab is gone.
 */
export class TabCluster implements Cluster {
  readonly node: string;
  readonly #name: string;
  readonly #locks: Pick<LockManager, 'request'>;
  readonly #stopped = new AbortController();
  readonly #known = new Set<string>();
  #channel: BroadcastChannel | null = null;
  #alive: Promise<void> = Promise.resolve();

  /** @param name the scenario's name, as part of the locks' names */
  constructor(name: string, node: string, locks: Pick<LockManager, 'request'>) {
    this.node = node;
    this.#name = name;
    this.#locks = locks;
  }

  start({ hear, nodeIsGone }: Parameters<Cluster['start']>[0]): void {
    const channel = new BroadcastChannel(`${this.#name}/realtime`);
    this.#channel = channel;
    this.#alive = this.#hold();
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const parsed = safeParse(envelope, data);
      if (!parsed.success) return console.error('Another tab says what this one does not understand', data);
      const { from, message } = parsed.output;
      this.#watch(from, nodeIsGone);
      hear(message);
    });
  }

  stop(): void {
    this.#stopped.abort();
    this.#channel?.close();
    this.#channel = null;
  }

  /** Sends nothing before this node holds its lock: otherwise the others would believe that it is gone. */
  tell(message: NodeMessage): void {
    this.#alive
      .then(() => this.#channel?.postMessage({ from: this.node, message }))
      .catch((error: unknown) => console.error('The other tabs could not be notified', error));
  }

  #hold(): Promise<void> {
    const { signal } = this.#stopped;
    return new Promise((resolve, reject) => {
      const held = (): Promise<void> =>
        new Promise((letGo) => {
          signal.addEventListener('abort', () => letGo(), { once: true });
          resolve();
        });
      this.#locks.request(this.#lockOf(this.node), held).catch(reject);
    });
  }

  #watch(node: string, nodeIsGone: (node: string) => void): void {
    if (this.#known.has(node)) return;
    this.#known.add(node);
    const { signal } = this.#stopped;
    this.#locks
      .request(this.#lockOf(node), { signal }, () => nodeIsGone(node))
      .catch((error: unknown) => {
        if (!signal.aborted) console.error('The other tabs could not be watched', error);
      });
  }

  #lockOf(node: string): string {
    return `${this.#name}/node/${node}`;
  }
}
