import type { Translations } from '../Translations.ts';

/** Team names where the provider's own name will not do. */
export const teams = {
  undecided: 'To be decided',
  compounds:
    'Herze-govina Kristian-sund Strøms-godset Lille-strøm Fredrik-stad Sande-fjord Sarps-borg Hauge-sund ' +
    'Bourne-mouth Sunder-land Uzbeki-stan Afghani-stan Kazakh-stan Turkmeni-stan Tajiki-stan Liechten-stein ' +
    'Philip-pines Monte-negro Mada-gascar Switzer-land Nether-lands',
  emblems: { WC: 'WC', EC: 'EC' },
  britishNations: {
    'GB-ENG': 'England',
    'GB-SCT': 'Scotland',
    'GB-WLS': 'Wales',
    'GB-NIR': 'Northern Ireland',
  },
} as const satisfies Translations['teams'];
