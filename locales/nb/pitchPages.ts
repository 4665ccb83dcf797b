/** The pages that draw on a picture of the pitch by its homography. */
export const pitchPages = {
  title: { pitch: 'Bane', balls: 'Baller på banen', shots: 'Avslutninger på banen' },
  loading: 'Laster pitch-visning...',
  /** The link in the demo to a match with recorded events. The licence of the data requires the names. */
  openMatch: 'Ekte hendelsesdata: Arsenal–Leicester City 2017',
  openMatchSource: 'Data fra Wyscout, åpnet for alle av Pappalardo, Massucco m.fl. (CC BY 4.0)',
  /** A match of the user's own, from a file. */
  eventFile: {
    title: 'Hendelsesfil',
    hint: 'Wyscout, StatsBomb, SPADL eller kloppy, som JSON eller CSV. Slipp filen her, eller velg den. Den blir på denne enheten.',
    open: 'Åpne hendelsesfil',
    opened: '{{teams}}, fra «{{name}}»',
    empty: '«{{name}}» har ingen avslutninger, pasninger, løp eller dueller.',
    reading: 'Leser «{{name}}»…',
    several: '«{{name}}» har {{count}} kamper. Hvilken vil du se?',
    which: 'Kamp fra filen',
    choose: 'Velg en kamp',
    /** One match of a file with several: its teams, its number in the file and how many events it has. */
    match: '{{teams}} ({{id}}): {{count}} hendelser',
    ownGoals_one: '{{count}} selvmål i filen tegnes ikke.',
    ownGoals_other: '{{count}} selvmål i filen tegnes ikke.',
    leftOut_one: '{{count}} hendelse mangler sted eller tid, og er utelatt.',
    leftOut_other: '{{count}} hendelser mangler sted eller tid, og er utelatt.',
  },
  background: { label: 'Bakgrunn', drawn: 'Tegnet bane', picture: 'Bilde (debug)' },
  pages: 'Banevisninger',
  /** On the buttons that choose a page, whose surroundings already name the pitch. */
  segments: { pitch: 'Bane', balls: 'Baller', shots: 'Avslutninger' },
  /** The picture in words, for screen readers. */
  drawing: {
    pitch: 'Banen sett fra tribunen',
    balls_one: 'Banen med {{count}} ball',
    balls_other: 'Banen med {{count}} baller',
    shots_one: 'Banen med {{count}} avslutning',
    shots_other: 'Banen med {{count}} avslutninger',
  },
  outcome: { goal: 'Mål', 'on-target': 'Reddet', 'off-target': 'Utenfor', blocked: 'Blokkert' },
  ball: 'Ball',
} as const;
