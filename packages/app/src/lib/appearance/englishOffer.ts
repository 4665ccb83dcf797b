import { offersEnglish } from '@tribunen/domain';
import { englishMark } from './isEnglishOffered.ts';
import { languageKey } from './keptLanguage.ts';

/** On the device: English was offered here. In the tab's own storage: it was offered in this visit, and has no answer yet. */
const offerKey = 'tribunen-english-offer';

interface OfferStorages {
  readonly device: Pick<Storage, 'getItem' | 'setItem'>;
  readonly tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Makes room for the offer where it is due (LANGUAGE-2), before anything is shown.
 *
 * @param preferred as in `navigator.languages`
 */
export function markEnglishOffer({ device, tab }: OfferStorages, preferred: readonly string[], page: Document): void {
  const isDue = offersEnglish({
    preferred,
    isChosen: device.getItem(languageKey) !== null,
    wasOffered: device.getItem(offerKey) !== null && tab.getItem(offerKey) === null,
  });
  if (isDue) page.documentElement.dataset[englishMark] = 'offered';
}

/** The offer is on the screen. It stays for this visit, and does not come in the next. */
export function keepEnglishOffer({ device, tab }: OfferStorages): void {
  device.setItem(offerKey, 'yes');
  tab.setItem(offerKey, 'yes');
}

/** The offer has an answer: its room closes, and it does not come again. */
export function endEnglishOffer({ tab }: Pick<OfferStorages, 'tab'>, page: Document): void {
  tab.removeItem(offerKey);
  delete page.documentElement.dataset[englishMark];
}
