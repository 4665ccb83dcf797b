/** Team names where the provider's own name will not do. */
export const teams = {
  undecided: 'Ikke avgjort',
  /** Where a long word in a team name may be hyphenated when there is no room for it. */
  compounds:
    'Elfenbens-kysten Herce-govina Kristian-sund Strøms-godset Lille-strøm Fredrik-stad Sande-fjord Sarps-borg Hauge-sund ' +
    'Stor-britannia Salomon-øyene Falklands-øyene Bourne-mouth Sunder-land Usbeki-stan Afghani-stan Kasakh-stan ' +
    'Turkmeni-stan Tadsjiki-stan Liechten-stein Filippin-ene Monte-negro Mada-gaskar',
  /** The letters on a competition's emblem, where the provider's code is not the usual Norwegian one. */
  emblems: { WC: 'VM', EC: 'EM' },
  /** Football nations that are not countries of their own, so the browser has no names for them. */
  britishNations: { 'GB-ENG': 'England', 'GB-SCT': 'Skottland', 'GB-WLS': 'Wales', 'GB-NIR': 'Nord-Irland' },
} as const;
