import type { createI18n } from '@tribunen/ui';
import { alertsApi } from '../../api/alertsApi.ts';
import type { BackendAccess } from '../../api/access/BackendAccess.ts';
import { followKindsApi } from '../../api/followKindsApi.ts';
import { homeApi } from '../../api/homeApi.ts';
import { pushApi } from '../../api/pushApi.ts';
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
  'api' | 'push' | 'workers' | 'settings' | 'onOpen' | 'createOutput' | 'page' | 'webNotifications' | 'words'
> {
  readonly access: BackendAccess;
  readonly config: Config;
  readonly words: ReturnType<typeof createI18n>;
  /** Opens an address of the app. */
  readonly goTo: (path: string) => void;
}

/** Creates the alerts of a browser. */
export function openAlerts({ access, config, words, goTo, ...parts }: OpeningParts): Alerts {
  return new Alerts({
    ...parts,
    api: { ...homeApi.of(access), ...alertsApi.of(access), ...followKindsApi.of(access) },
    push: sendsPush(config) ? pushApi.of(access) : null,
    settings: new SoundSettings(() => localStorage, window),
    createOutput: browserAudioOutput,
    page: window,
    // The demo's service worker is MSW's, and shows no notifications.
    workers: !import.meta.env.DEMO && 'serviceWorker' in navigator ? navigator.serviceWorker : null,
    webNotifications: browserNotifications(),
    onOpen: (path) => {
      window.focus();
      goTo(keepDemo(path, location.search));
    },
    words: webNotificationWords(words, parts.room.store.match),
  });
}
