import { EnglishOffer } from '@tribunen/ui';
import { useEffect, useState } from 'react';
import { endEnglishOffer, keepEnglishOffer } from '../../lib/appearance/englishOffer.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { useServices } from '../../services/useServices.ts';

/** Offers English until it is answered, or another language is chosen elsewhere (LANGUAGE-2). */
export function EnglishOfferContainer() {
  const { language } = useServices();
  const [storages] = useState(() => ({
    device: new SafeStorage(() => localStorage),
    tab: new SafeStorage(() => sessionStorage),
  }));
  const [isAnswered, setAnswered] = useState(false);
  const [end] = useState(() => () => {
    endEnglishOffer(storages, document);
    setAnswered(true);
  });
  useEffect(() => keepEnglishOffer(storages), [storages]);
  useEffect(() => language.subscribe(end), [language, end]);
  return isAnswered ? null : <EnglishOffer onRead={() => language.choose('en')} onClose={end} />;
}
