import type { MatchId } from '@tribunen/domain';
import type { createI18n } from '@tribunen/ui';
import { LiveCache } from '../live/LiveCache.ts';
import { AlertsDesk, type AlertsDeskParts } from './AlertsDesk.ts';
import { browserSpeaker } from './browserSpeaker.ts';
import { browserWebNotifications } from './browserWebNotifications.ts';
import { SoundSettings } from './SoundSettings.ts';
import { webNotificationWords } from './webNotificationWords.ts';

interface OpeningParts extends Omit<
  AlertsDeskParts,
  'settings' | 'createSpeaker' | 'page' | 'webNotifications' | 'words'
> {
  readonly words: ReturnType<typeof createI18n>;
  readonly onOpenMatch: (match: MatchId) => void;
}

/** The alerts desk of this browser. */
export function openAlertsDesk({ words, ...parts }: OpeningParts): AlertsDesk {
  const cache = new LiveCache(parts.queryClient);
  return new AlertsDesk({
    ...parts,
    settings: new SoundSettings(() => localStorage, window),
    createSpeaker: browserSpeaker,
    page: window,
    webNotifications: browserWebNotifications(),
    words: webNotificationWords(words, (id) => cache.match(id)),
  });
}
