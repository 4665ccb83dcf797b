import { parseConfig } from '../config.ts';
import { openOffline } from './offline/openOffline.ts';
import { openPush } from './push/openPush.ts';
import { PushApi } from './push/PushApi.ts';
import { PushMemory } from './push/PushMemory.ts';
import { VersionFiles } from './offline/VersionFiles.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The build writes the list of its files here. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

// The service worker of every page of a configured build. The demo has a different worker.
openOffline(self, new VersionFiles(self.__WB_MANIFEST, { caches, locks: navigator.locks }));
const config = parseConfig(import.meta.env);
if (config.kind === 'configured') {
  const { productName, supabaseUrl: url, supabaseAnonKey: anonKey } = config;
  openPush(self, { productName, memory: new PushMemory(), api: new PushApi({ url, anonKey }) });
}
