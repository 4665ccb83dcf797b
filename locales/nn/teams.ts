import type { Translations } from '../Translations.ts';

/** Team names where the provider's own name will not do. */
export const teams = {
  undecided: 'Ikkje avgjort',
  compounds:
    'Elfenbeins-kysten Herce-govina Kristian-sund Strøms-godset Lille-strøm Fredrik-stad Sande-fjord Sarps-borg Hauge-sund Stor-britannia Salomon-øyane Falklands-øyane Bourne-mouth Sunder-land Usbeki-stan Afghani-stan Kasakh-stan Turkmeni-stan Tadsjiki-stan Liechten-stein Filippin-ane Monte-negro Mada-gaskar',
  emblems: {
    WC: 'VM',
    EC: 'EM',
  },
  britishNations: {
    'GB-ENG': 'England',
    'GB-SCT': 'Skottland',
    'GB-WLS': 'Wales',
    'GB-NIR': 'Nord-Irland',
  },
} as const satisfies Translations['teams'];
