/** The sizes of a card's section, measured in letters, so that larger letters count as a narrower screen. */
export const sectionSize = {
  /** A section with room for larger crests and letters. */
  wide: '@container (min-width: 31em)',
  /** A phone under 380 px: smaller letters for the whole list. */
  small: '@container (max-width: 21.5em)',
  /** A phone of 320 px. */
  narrow: '@container (max-width: 18.5em)',
  /** A phone with letters twice as large: one team above the other. */
  stacked: '@container (max-width: 13em)',
} as const;
