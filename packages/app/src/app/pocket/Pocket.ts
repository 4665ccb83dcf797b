import { browserKeptStorage } from '../../data/kept/keptStorage.ts';
import { KeptData } from '../../data/kept/KeptData.ts';
import { pageVersion } from '../../lib/worker/pageVersion.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { AppWorker } from './AppWorker.ts';

/** What makes the app one for the pocket: the data that the device keeps, and the service worker, which a development server has not. */
export class Pocket {
  readonly #kept: KeptData;
  readonly #worker: AppWorker | null;

  constructor({ queryClient, session, access, language }: AppServices) {
    const version = pageVersion();
    this.#kept = new KeptData({
      queryClient,
      session,
      storage: browserKeptStorage(),
      expectedUserId: access.keptSession()?.user.id ?? null,
      version: version ?? 'development',
    });
    this.#worker = version === null ? null : new AppWorker({ language, version });
  }

  start(): void {
    this.#kept.start();
    this.#worker?.start();
  }

  stop(): void {
    this.#worker?.stop();
    this.#kept.stop();
  }
}
