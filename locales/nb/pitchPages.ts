/** The pages that draw on a picture of the pitch by its homography. */
export const pitchPages = {
  title: { pitch: 'Bane', balls: 'Baller på banen', shots: 'Avslutninger på banen' },
  loading: 'Laster pitch-visning...',
  sample: 'Eksempeldata',
  background: { label: 'Bakgrunn', drawn: 'Tegnet bane', picture: 'Bilde (debug)' },
  pages: 'Banevisninger',
  /** What the picture shows, for those who do not see it. */
  drawing: {
    pitch: 'Banen sett fra tribunen',
    balls: 'Banen med {{count}} baller',
    shots: 'Banen med {{count}} avslutninger',
  },
  legend: 'Tegn',
  outcome: { goal: 'Mål', 'on-target': 'Reddet', 'off-target': 'Utenfor', blocked: 'Blokkert' },
  ball: 'Ball',
} as const;
