import type { createI18n } from '@tribunen/ui';
import { alertsBackend } from '../../backend/alertsBackend.ts';
import type { BackendAccess } from '../../backend/access/BackendAccess.ts';
import { homeBackend } from '../../backend/homeBackend.ts';
import { Alerts, type AlertsParts } from './Alerts.ts';
import { browserAudioOutput } from './sound/AudioOutput.ts';
import { SoundSettings } from './sound/SoundSettings.ts';
import { webNotificationWords } from './webNotificationWords.ts';

interface OpeningParts extends Omit<
  AlertsParts,
  'backend' | 'workers' | 'settings' | 'createOutput' | 'page' | 'webNotifications' | 'words'
> {
  readonly access: BackendAccess;
  readonly words: ReturnType<typeof createI18n>;
}

/** Creates the alerts of a browser. */
export function openAlerts({ access, words, ...parts }: OpeningParts): Alerts {
  return new Alerts({
    ...parts,
    backend: { ...homeBackend.of(access), ...alertsBackend.of(access) },
    settings: new SoundSettings(() => localStorage, window),
    createOutput: browserAudioOutput,
    page: window,
    // A page that is not secure has no notifications.
    // The demo's worker is not ours, and shows nothing.
    workers: !import.meta.env.DEMO && 'serviceWorker' in navigator ? navigator.serviceWorker : null,
    webNotifications: 'Notification' in globalThis ? globalThis.Notification : null,
    words: webNotificationWords(words, parts.room.store.match),
  });
}
