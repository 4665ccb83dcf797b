/** What teams are called where the provider's own name will not do. */
export const teams = {
  undecided: 'Ikke avgjort',
  /** Where a long word of a team's name is divided when there is no room for it. */
  compounds:
    'Elfenbens-kysten Herce-govina Kristian-sund Strøms-godset Lille-strøm Fredrik-stad Sande-fjord Sarps-borg Hauge-sund ' +
    'Stor-britannia Salomon-øyene Falklands-øyene Bourne-mouth Sunder-land Usbeki-stan Afghani-stan Kasakh-stan ' +
    'Turkmeni-stan Tadsjiki-stan Liechten-stein Filippin-ene Monte-negro Mada-gaskar',
  /** The letters on a competition's own emblem, where the provider's code is not what it is called here. */
  emblems: { WC: 'VM', EC: 'EM' },
  /** The nations that are no country of their own, and so are not among the browser's names. */
  britishNations: { 'GB-ENG': 'England', 'GB-SCT': 'Skottland', 'GB-WLS': 'Wales', 'GB-NIR': 'Nord-Irland' },
} as const;
