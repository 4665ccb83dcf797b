import type { Translations } from '../Translations.ts';

/** Team names that replace the provider's own. */
export const teams = {
  undecided: 'To be decided',
  compounds:
    'Herze-govina Kristian-sund Strøms-godset Lille-strøm Fredrik-stad Sande-fjord Sarps-borg Hauge-sund ' +
    'Totten-ham Wolver-hampton Bourne-mouth Sunder-land Uzbeki-stan Afghani-stan Kazakh-stan Turkmeni-stan Tajiki-stan Liechten-stein ' +
    'Philip-pines Monte-negro Mada-gascar Switzer-land Nether-lands',
  emblems: { TIP: 'ES' },
  nations: {
    'GB-ENG': 'England',
    'GB-SCT': 'Scotland',
    'GB-WLS': 'Wales',
    'GB-NIR': 'Northern Ireland',
    AE: 'United Arab Emirates',
    AT: 'Austria',
    CD: 'DR Congo',
    CF: 'Central African Republic',
    CI: 'Ivory Coast',
    DO: 'Dominican Republic',
    FO: 'Faroe Islands',
    KM: 'Comoros',
    KY: 'Cayman Islands',
    LU: 'Luxembourg',
    MV: 'Maldives',
    NO: 'Norway',
    PH: 'Philippines',
    PS: 'Palestine',
    SB: 'Solomon Islands',
    SC: 'Seychelles',
    TL: 'Timor-Leste',
    US: 'USA',
    VC: 'St Vincent and the Grenadines',
  },
  clubs: {
    bayern: 'Bayern Munich',
    cologne: 'Cologne',
    copenhagen: 'Copenhagen',
    olympiacos: 'Olympiacos',
    redStar: 'Red Star Belgrade',
    slavia: 'Slavia Prague',
    sparta: 'Sparta Prague',
  },
} as const satisfies Translations['teams'];
