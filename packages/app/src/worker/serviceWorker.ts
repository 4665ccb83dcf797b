import { openOffline } from './offline/openOffline.ts';
import { VersionFiles } from './offline/VersionFiles.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The build writes the list of its files here. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

// The worker of every page of a configured build. The demo has one of its own, and never this.
openOffline(self, new VersionFiles(self.__WB_MANIFEST, { caches, locks: navigator.locks }));
// Push is opened here.
