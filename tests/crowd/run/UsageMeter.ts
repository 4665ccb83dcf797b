import { round } from '../figures/round.ts';
import type { Stand } from '../site/Stand.ts';

/**
 * Measures the processor time that the spectators' process and the backend's processes have used since the meter was
 * created, and the memory that they use now.
 */
export class UsageMeter {
  readonly #stand: Pick<Stand, 'usage'>;
  readonly #from = performance.now();
  readonly #own = process.cpuUsage();
  readonly #backend: ReturnType<Stand['usage']>;

  constructor(stand: Pick<Stand, 'usage'>) {
    this.#stand = stand;
    this.#backend = stand.usage();
  }

  /** Cores and memory, by program, for a table. */
  read(): Readonly<Record<string, { readonly cores: number; readonly MB: number }>> {
    const seconds = (performance.now() - this.#from) / 1000;
    const { user, system } = process.cpuUsage(this.#own);
    const backend = [...(this.#stand.usage() ?? [])].map(([name, { processor, megabytes }]) => [
      `the backend: ${name}`,
      {
        cores: round((processor - (this.#backend?.get(name)?.processor ?? 0)) / seconds),
        MB: Math.round(megabytes),
      },
    ]);
    return {
      'the spectators’ process': {
        cores: round((user + system) / 1e6 / seconds),
        MB: Math.round(process.memoryUsage.rss() / 1e6),
      },
      ...Object.fromEntries(backend),
    };
  }
}
