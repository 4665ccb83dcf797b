import type { LanguageStore } from '../../lib/appearance/LanguageStore.ts';
import { versionOf } from '../../lib/worker/versionOf.ts';
import { AppWorker } from './AppWorker.ts';

/** The service worker of this page. */
export function openAppWorker(language: LanguageStore): AppWorker {
  const version = [...document.scripts].map(({ src }) => versionOf(src)).find((found) => found !== null);
  if (version === undefined) throw new Error('No script of the page names its version');
  return new AppWorker({ language, version });
}
