/** The results screen. */
export const results = {
  title: 'Resultater – {{date}}',
  /** The same title on the screen, where its two parts have different weights. */
  titleParts: { name: 'Resultater', date: '– {{date}}' },
  others: 'Andre kamper i dag',
  showOthers: 'Vis alle andre kamper i dag',
  empty: 'Ingen prioriterte kamper i dag.',
  /** The same for a day other than today. */
  otherDay: {
    showOthers: 'Vis alle andre kamper',
    empty: 'Ingen prioriterte kamper denne dagen.',
  },
  /** Explains the product to a new visitor. */
  welcome: '{{product}} – kampene direkte, og tribunen rundt dem.',
  noFollows: 'Du har ikke valgt noe å følge enda.',
  stale: 'Kunne ikke hente nye resultater. Disse er {{age}} gamle.',
  simulated: 'Simulert',
  /** Which of the day's matches are listed. A number follows the second. */
  filter: {
    label: 'Vis kamper',
    all: 'Alle',
    live: 'Pågår',
    finished: 'Ferdige',
    noneLive: 'Ingen kamper pågår akkurat nå.',
    noneFinished: 'Ingen kamper er ferdige ennå.',
  },
  strip: {
    label: 'Velg dag',
    todayLabel: '{{day}}, i dag',
    earlier: 'Tidligere dager',
    later: 'Senere dager',
  },
  /** The link from a day without followed matches to the next day with some. */
  nextDay: 'Neste kampdag: {{day}}',
  calendar: {
    open: 'Velg dato',
    label: 'Kalender',
    today: 'I dag',
    legend: 'Dine kamper',
    matchDay: '{{day}}, dine kamper',
  },
  /** Shown under the score, or instead of it. */
  label: {
    timeNotSet: 'Tid ikke satt',
    unreported: 'Ingen melding',
    pause: 'PAUSE',
    finished: 'FERDIG',
    postponed: 'UTSATT',
    suspended: 'AVBRUTT',
    cancelled: 'AVLYST',
    hidden: 'Resultat skjult',
    awarded: 'TILDELT SEIER',
    afterExtraTime: 'e.e.o.',
    penalties: '({{home}}–{{away}} str.)',
  },
  /** A match card as one sentence, for screen readers. */
  sentence: {
    score: '{{home}} {{homeGoals}}, {{away}} {{awayGoals}}',
    noScore: '{{home}} mot {{away}}',
    live: '{{match}}. Pågår.',
    liveAt: '{{match}}. Pågår, {{minute}} minutt.',
    liveAdded: '{{match}}. Pågår, {{minute}} minutt pluss {{injuryTime}}.',
    pause: '{{match}}. Pause.',
    finished: '{{match}}. Ferdig.',
    finishedExtraTime: '{{match}}. Ferdig etter ekstraomganger.',
    finishedPenalties: '{{match}}. Ferdig, {{homePenalties}}–{{awayPenalties}} på straffer.',
    kickoff: '{{match}}. Starter klokken {{time}}.',
    timeNotSet: '{{match}}. Tid ikke satt.',
    unreported: '{{match}}. Skulle startet klokken {{time}}. Ingen melding.',
    postponed: '{{match}}. Utsatt.',
    suspended: '{{match}}. Avbrutt.',
    cancelled: '{{match}}. Avlyst.',
    hidden: '{{match}}. Resultatet er skjult.',
    awarded: '{{match}}. Tildelt seier.',
    redCards_one: '{{sentence}} Rødt kort til {{team}}.',
    redCards_other: '{{sentence}} {{count}} røde kort til {{team}}.',
    simulated: '{{sentence}} Simulert.',
  },
} as const;
