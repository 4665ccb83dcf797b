/** Team names that replace the provider's own. */
export const teams = {
  undecided: 'Ikke avgjort',
  /** Where a long word in a team name may be hyphenated when there is no room for it. */
  compounds:
    'Elfenbens-kysten Herce-govina Kristian-sund Strøms-godset Lille-strøm Fredrik-stad Sande-fjord Sarps-borg Hauge-sund ' +
    'Stor-britannia Salomon-øyene Falklands-øyene Totten-ham Wolver-hampton Bourne-mouth Sunder-land Usbeki-stan Afghani-stan Kasakh-stan ' +
    'Turkmeni-stan Tadsjiki-stan Liechten-stein Filippin-ene Monte-negro Mada-gaskar',
  /** The letters on a competition's emblem, where the first two of its name are not the usual ones. */
  emblems: { TIP: 'ES' },
  /** Nations that browsers cannot name, that football names differently, or whose nynorsk name Chromium lacks. */
  nations: {
    'GB-ENG': 'England',
    'GB-SCT': 'Skottland',
    'GB-WLS': 'Wales',
    'GB-NIR': 'Nord-Irland',
    AE: 'De forente arabiske emirater',
    AT: 'Østerrike',
    CD: 'DR Kongo',
    CF: 'Den sentralafrikanske republikk',
    CI: 'Elfenbenskysten',
    DO: 'Den dominikanske republikk',
    FO: 'Færøyene',
    KM: 'Komorene',
    KY: 'Caymanøyene',
    LU: 'Luxembourg',
    MV: 'Maldivene',
    NO: 'Norge',
    PH: 'Filippinene',
    PS: 'Palestina',
    SB: 'Salomonøyene',
    SC: 'Seychellene',
    TL: 'Øst-Timor',
    US: 'USA',
    VC: 'St. Vincent og Grenadinene',
  },
  /** Clubs whose name in this language differs from that of their providers (`knownClub` of ui). */
  clubs: {
    bayern: 'Bayern München',
    cologne: 'Köln',
    copenhagen: 'København',
    olympiacos: 'Olympiakos',
    redStar: 'Røde Stjerne',
    slavia: 'Slavia Praha',
    sparta: 'Sparta Praha',
  },
} as const;
