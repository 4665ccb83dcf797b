import type { MatchId } from '@tribunen/domain';
import type { createI18n } from '@tribunen/ui';
import { alertsBackend } from '../backend/alertsBackend.ts';
import type { BackendAccess } from '../backend/BackendAccess.ts';
import { homeBackend } from '../backend/homeBackend.ts';
import { presenceBackend } from '../backend/presenceBackend.ts';
import { LiveCache } from '../live/LiveCache.ts';
import { AlertsDesk, type AlertsDeskParts } from './AlertsDesk.ts';
import { browserSpeaker } from './browserSpeaker.ts';
import { browserWebNotifications } from './browserWebNotifications.ts';
import { SoundSettings } from './SoundSettings.ts';
import { webNotificationWords } from './webNotificationWords.ts';

interface OpeningParts extends Omit<
  AlertsDeskParts,
  'backend' | 'settings' | 'createSpeaker' | 'page' | 'webNotifications' | 'words'
> {
  readonly access: BackendAccess;
  readonly words: ReturnType<typeof createI18n>;
  readonly onOpenMatch: (match: MatchId) => void;
}

/** The alerts desk of this browser. */
export function openAlertsDesk({ access, words, ...parts }: OpeningParts): AlertsDesk {
  const cache = new LiveCache(parts.queryClient);
  return new AlertsDesk({
    ...parts,
    backend: { ...homeBackend.of(access), ...alertsBackend.of(access), ...presenceBackend.of(access) },
    settings: new SoundSettings(() => localStorage, window),
    createSpeaker: browserSpeaker,
    page: window,
    webNotifications: browserWebNotifications(),
    words: webNotificationWords(words, (id) => cache.match(id)),
  });
}
