import type { createI18n } from '@tribunen/ui';
import { alertsBackend } from '../../backend/alertsBackend.ts';
import type { BackendAccess } from '../../backend/access/BackendAccess.ts';
import { followKindsBackend } from '../../backend/followKindsBackend.ts';
import { homeBackend } from '../../backend/homeBackend.ts';
import { pushBackend } from '../../backend/pushBackend.ts';
import type { Config } from '../../config.ts';
import { sendsPush } from '../../data/push/sendsPush.ts';
import { Alerts, type AlertsParts } from './Alerts.ts';
import { keepDemo } from '../../navigation/paths.ts';
import { browserAudioOutput } from './sound/AudioOutput.ts';
import { SoundSettings } from './sound/SoundSettings.ts';
import { browserNotifications } from './webNotificationState.ts';
import { webNotificationWords } from './webNotificationWords.ts';

interface OpeningParts extends Omit<
  AlertsParts,
  'backend' | 'push' | 'workers' | 'settings' | 'onOpen' | 'createOutput' | 'page' | 'webNotifications' | 'words'
> {
  readonly access: BackendAccess;
  readonly config: Config;
  readonly words: ReturnType<typeof createI18n>;
  /** Goes to an address of the app. */
  readonly goTo: (path: string) => void;
}

/** Creates the alerts of a browser. */
export function openAlerts({ access, config, words, goTo, ...parts }: OpeningParts): Alerts {
  return new Alerts({
    ...parts,
    backend: { ...homeBackend.of(access), ...alertsBackend.of(access), ...followKindsBackend.of(access) },
    push: sendsPush(config) ? pushBackend.of(access) : null,
    settings: new SoundSettings(() => localStorage, window),
    createOutput: browserAudioOutput,
    page: window,
    // The demo's worker is not ours, and shows nothing.
    workers: !import.meta.env.DEMO && 'serviceWorker' in navigator ? navigator.serviceWorker : null,
    webNotifications: browserNotifications(),
    onOpen: (path) => {
      window.focus();
      goTo(keepDemo(path, location.search));
    },
    words: webNotificationWords(words, parts.room.store.match),
  });
}
