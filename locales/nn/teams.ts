import type { Translations } from '../Translations.ts';

/** Team names that replace the provider's own. */
export const teams = {
  undecided: 'Ikkje avgjort',
  compounds:
    'Elfenbeins-kysten Herce-govina Kristian-sund Strøms-godset Lille-strøm Fredrik-stad Sande-fjord Sarps-borg Hauge-sund Stor-britannia Salomon-øyane Falklands-øyane Totten-ham Wolver-hampton Bourne-mouth Sunder-land Usbeki-stan Afghani-stan Kasakh-stan Turkmeni-stan Tadsjiki-stan Liechten-stein Filippin-ane Monte-negro Mada-gaskar',
  emblems: { TIP: 'ES' },
  nations: {
    'GB-ENG': 'England',
    'GB-SCT': 'Skottland',
    'GB-WLS': 'Wales',
    'GB-NIR': 'Nord-Irland',
    AE: 'Dei sameinte arabiske emirata',
    AT: 'Austerrike',
    CD: 'DR Kongo',
    CF: 'Den sentralafrikanske republikken',
    CI: 'Elfenbeinskysten',
    DO: 'Den dominikanske republikken',
    FO: 'Færøyane',
    KM: 'Komorane',
    KY: 'Caymanøyane',
    LU: 'Luxembourg',
    MV: 'Maldivane',
    NO: 'Noreg',
    PH: 'Filippinane',
    PS: 'Palestina',
    SB: 'Salomonøyane',
    SC: 'Seychellane',
    TL: 'Aust-Timor',
    US: 'USA',
    VC: 'St. Vincent og Grenadinane',
  },
  clubs: {
    bayern: 'Bayern München',
    cologne: 'Köln',
    copenhagen: 'København',
    olympiacos: 'Olympiakos',
    redStar: 'Raude Stjerne',
    slavia: 'Slavia Praha',
    sparta: 'Sparta Praha',
  },
} as const satisfies Translations['teams'];
