/** The page of a match: its events, its line-ups, and the parts around them. */
export const matchDetail = {
  /** The title until the match is loaded. */
  untitled: 'Kamp',
  back: 'Tilbake',
  /** In place of a tab whose code could not be fetched. */
  notLoaded: { title: 'Kunne ikke laste denne delen av kampen' },
  /** The known reasons why a match could not be loaded. */
  why: {
    refused: 'Vi har ikke detaljer om kampene i denne konkurransen.',
    'too-many': 'For mange forsøk. Vent litt før du prøver igjen.',
    'no-answer': 'Får ikke kontakt med serveren, og kampen er ikke lagret på denne enheten.',
  },
  /** Shown while a newer report is loading, or after it failed to load. */
  from: 'Vist slik kampen var for {{age}} siden.',
  tabs: {
    label: 'Om kampen',
    report: 'Referat',
    'line-up': 'Lagoppstilling',
    standings: 'Tabell',
    facts: 'Kampfakta',
    momentum: 'Momentum',
    /** The last tab on a phone. */
    chat: 'Chat',
  },
  /** On a desktop: the button that gives the chat’s width to a tab, and the one that gives it back. */
  chatPlace: { take: 'Skjul chatten', giveBack: 'Vis chatten' },
  /** The badge in the header; other statuses show the provider's own word. */
  badge: { finished: 'FT' },
  /** Beside the badge. */
  status: {
    SCHEDULED: 'Ikke startet',
    TIMED: 'Ikke startet',
    UNREPORTED: 'Ingen melding',
    LIVE: 'Pågår',
    IN_PLAY: 'Pågår',
    PAUSED: 'Pause',
    FINISHED: 'Ferdig',
    AWARDED: 'Tildelt seier',
    POSTPONED: 'Utsatt',
    SUSPENDED: 'Avbrutt',
    CANCELED: 'Avlyst',
  },
  follow: {
    title: 'Følg denne kampen live',
    text: 'Få oppdateringer i feeden og på tribunen',
  },
  info: {
    label: 'Kampinfo',
    competition: 'Konkurranse',
    withRound: '{{competition}}\u00a0· {{round}}',
    /** Where the competition may be cut, and the round may not. */
    afterCompetition: '· {{round}}',
    round: 'Runde {{n}}',
    time: 'Dato og tid',
    /** Said of a match that is postponed or cancelled. */
    planned: 'Skulle vært spilt {{kickoff}}',
    venue: 'Arena',
    referee: 'Dommer',
  },
  stages: {
    PRELIMINARY_ROUND: 'Innledende runde',
    QUALIFICATION: 'Kvalifisering',
    QUALIFICATION_ROUND_1: '1. kvalifiseringsrunde',
    QUALIFICATION_ROUND_2: '2. kvalifiseringsrunde',
    QUALIFICATION_ROUND_3: '3. kvalifiseringsrunde',
    PLAYOFF_ROUND_1: '1. playoff-runde',
    PLAYOFF_ROUND_2: '2. playoff-runde',
    PLAYOFFS: 'Playoff',
    ROUND_1: '1. runde',
    ROUND_2: '2. runde',
    ROUND_3: '3. runde',
    ROUND_4: '4. runde',
    GROUP_STAGE: 'Gruppespill',
    LEAGUE_STAGE: 'Ligafase',
    LAST_64: '32-delsfinale',
    LAST_32: '16-delsfinale',
    LAST_16: 'Åttedelsfinale',
    QUARTER_FINALS: 'Kvartfinale',
    SEMI_FINALS: 'Semifinale',
    THIRD_PLACE: 'Bronsefinale',
    FINAL: 'Finale',
    APERTURA: 'Apertura',
    CLAUSURA: 'Clausura',
    CHAMPIONSHIP_ROUND: 'Mesterskapsspill',
    RELEGATION_ROUND: 'Nedrykksspill',
  },
  /** The events, under the score and in the report. */
  events: {
    headlinesOf: 'Mål og røde kort, {{team}}',
    moreHeadlines_one: 'og {{count}} til',
    moreHeadlines_other: 'og {{count}} til',
    /** The minute of an own goal or a penalty, under the score. */
    asOwnGoal: '{{minute}} (selvm.)',
    asPenalty: '{{minute}} (str.)',
    /** The assist of a goal, in a wide header. */
    assisted: '{{minute}} (assist: {{name}})',
    timeline: 'Hendelser, de nyeste først',
    empty: 'Ingen hendelser registrert så langt',
    emptyAt: 'Ingen hendelser til og med {{minute}} minutt.',
    assist: 'assist: {{name}}',
    goal: 'Mål',
    ownGoal: 'Selvmål',
    penalty: 'Mål på straffe',
    yellow: 'Gult kort',
    secondYellow: 'Rødt kort (to gule)',
    red: 'Rødt kort',
    substitution: 'Bytte',
    out: 'Ut',
    in: 'Inn',
    score: '{{home}}–{{away}}',
  },
  scrubber: {
    /** Spoken: «67. minutt, 2–1». */
    value: '{{minute}} minutt, {{home}}–{{away}}',
    now: 'Nå, {{at}}',
    back: 'Nå',
    backLabel: 'Tilbake til nå',
  },
  /** The parts that the provider leaves out, in one sentence: «hendelser og lagoppstillinger». */
  missing: {
    text: 'Vi har ikke {{parts}} fra denne kampen.',
    events: 'hendelser',
    'line-ups': 'lagoppstillinger',
  },
  poll: {
    question: 'Hvem vinner kampen?',
    draw: 'Uavgjort',
    votes_one: '{{count}} stemme',
    votes_other: '{{count}} stemmer',
    kept: 'Stemmen din blir bare lagret på denne enheten.',
  },
  form: {
    loading: 'Laster tidligere kamper…',
    failed: 'Kunne ikke hente tidligere kamper.',
    empty: 'Ingen data',
    results: { W: 'Vunnet', D: 'Uavgjort', L: 'Tapt' },
    letters: { W: 'V', D: 'U', L: 'T' },
  },
  headToHead: {
    title: 'Siste 5 oppgjør',
    empty: 'Ingen tidligere oppgjør funnet',
  },
  kickoff: {
    in_one: 'Avspark om {{count}} minutt',
    in_other: 'Avspark om {{count}} minutter',
  },
  lineUp: 'Lagoppstilling',
} as const;
