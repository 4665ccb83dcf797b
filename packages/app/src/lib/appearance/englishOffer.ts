import { offersEnglish } from '@tribunen/domain';
import { englishMark } from './isEnglishOffered.ts';
import { languageKey } from './keptLanguage.ts';

/**
 * In the device's storage this key means that English has been offered here. In the tab's storage it means that it was
 * offered in this visit and has no answer yet.
 */
const offerKey = 'tribunen-english-offer';

interface OfferStorages {
  readonly device: Pick<Storage, 'getItem' | 'setItem'>;
  readonly tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Makes room for the offer if it is due (LANGUAGE-2), before anything is shown.
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

/** Records that the offer is on the screen. It stays for this visit, and does not appear in the next. */
export function keepEnglishOffer({ device, tab }: OfferStorages): void {
  device.setItem(offerKey, 'yes');
  tab.setItem(offerKey, 'yes');
}

/** Records that the offer has an answer. Its room closes, and it does not appear again. */
export function endEnglishOffer({ tab }: Pick<OfferStorages, 'tab'>, page: Document): void {
  tab.removeItem(offerKey);
  delete page.documentElement.dataset[englishMark];
}
