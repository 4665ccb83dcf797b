/** The chat of a match, of a team, and between two friends. */
export const chat = {
  /** The name of the list of messages, for screen readers. */
  log: { comments: 'Kommentarer om {{name}}', direct: 'Meldinger med {{name}}' },
  empty: {
    comments: { title: 'Ingen kommentarer ennå...', hint: 'Vær den første til å kommentere!' },
    /** The two links below an empty list of comments. */
    matchInPlay: 'Kampen som pågår',
    invite: 'Inviter en venn',
    direct: { title: 'Ingen meldinger ennå…', hint: 'Si hei til {{name}}!' },
  },
  /** When no message passes the filter. */
  noneOf: {
    friends: 'Ingen kommentarer fra venner ennå',
    'star-friends': 'Ingen kommentarer fra stjernevenner ennå',
  },
  showAll: 'Vis alle',
  filter: {
    label: 'Vis kommentarer fra',
    all: 'Alle',
    friends: 'Venner',
    'star-friends': 'Star Venner',
    thousands: '{{n}}k',
  },
  /** When a list of muted users, blocked users or hidden words has not loaded. */
  notAllHidden: 'Kunne ikke laste alt du har dempet, blokkert eller skjult. Slike meldinger kan vises.',
  ratings: 'Spillervurderinger',
  /** Loading messages older than the shown ones. */
  older: { loading: 'Laster eldre meldinger…', failed: 'Kunne ikke hente eldre meldinger' },
  /** Shown where a busy chat has left messages out. */
  leftOut: {
    text_one: '{{count}} melding er ikke vist',
    text_other: '{{count}} meldinger er ikke vist',
    show: 'Vis dem',
    failed: 'Kunne ikke hente meldingene som mangler',
  },
  /** New messages while the reader reads older ones. */
  unseen_one: '{{count}} ny',
  unseen_other: '{{count}} nye',
  /** The button to the newest message, when no message is new. */
  newest: 'Til de nyeste',
  /** The minute to which the chat is scrolled while the match beside it is wound back. */
  moment: 'Chatten i {{minute}} minutt',
  day: { today: 'I dag', yesterday: 'I går' },
  time: {
    now: 'Nå',
    minutes_one: '{{count}} min siden',
    minutes_other: '{{count}} min siden',
    hours_one: '{{count}} time siden',
    hours_other: '{{count}} timer siden',
    days_one: '{{count}} dag siden',
    days_other: '{{count}} dager siden',
  },
  /** The role of an author. */
  role: { spectator: 'Tilskuer', friend: 'Venn', 'star-friend': 'Star Venn' },
  /** An author's card. */
  author: { failed: 'Kunne ikke hente profilen', empty: 'Har ikke fylt ut profilen ennå' },
  event: {
    GOAL: { regular: 'Mål', 'own-goal': 'Selvmål', penalty: 'Mål på straffe' },
    YELLOW_CARD: 'Gult kort',
    RED_CARD: 'Rødt kort',
    secondYellow: 'Rødt kort (to gule)',
  },
  message: {
    select: 'Velg meldingen fra {{author}}',
    selectYours: 'Velg meldingen din',
    deleted: 'Meldingen er slettet',
    removed: 'Fjernet av moderator',
    tagged: 'Du er tagget',
    replyToTag: 'Svar til tag',
    reply: 'Svar',
    more: 'Mer om meldingen fra {{author}}',
    moreOfYours: 'Mer om meldingen din',
    /** The line above a message that answers another one. */
    answers: 'Svar til {{author}}',
    answersYou: 'Svar til deg',
    /** The link from a quoted message back to the answer that quotes it. */
    backToAnswer: 'Tilbake til svaret',
    notLoaded: 'Meldingen er lenger opp i chatten',
    sending: 'Sender...',
    waiting: 'Venter på nett',
    /** At a message that waits because its author writes too fast. */
    paced: 'Sendes straks',
    failed: 'Ikke sendt',
  },
  menu: {
    invite: 'Inviter som venn',
    mute: 'Demp',
  },
  blocking: {
    title: 'Blokkere {{name}}?',
    text: '{{name}} kan ikke lenger sende deg meldinger, og du ser ikke det {{name}} skriver. Ingen får beskjed.',
  },
  /** Asked at a sign-out. */
  unsent: {
    title: 'Logge ut før alt er sendt?',
    text: 'Du har meldinger som ikke er sendt. De forsvinner når du logger ut.',
    withProfile:
      'Du har meldinger som ikke er sendt, og endringer i profilen som ikke er lagret. De forsvinner når du logger ut.',
    changes: 'Du har endringer som venter på nett. De forsvinner når du logger ut.',
    several: 'Du har skrevet noe som ikke er sendt eller lagret ennå. Det forsvinner når du logger ut.',
    keep: 'Ikke logg ut',
    confirm: 'Logg ut likevel',
  },
  deleting: {
    title: 'Slette meldingen?',
    text: 'Andre ser at det sto en melding her, men ikke hva du skrev.',
  },
  report: {
    title: 'Rapporter melding',
    question: 'Hva er galt med meldingen?',
    reason: {
      abuse: 'Sjikane eller mobbing',
      hate: 'Hat eller rasisme',
      threat: 'Trusler',
      spam: 'Spam eller reklame',
      other: 'Noe annet',
    },
    block: 'Blokker {{name}} også',
  },
  composer: {
    placeholder: {
      match: 'Kommenter {{name}}...',
      team: 'Kommenter {{name}}...',
      player: 'Scout {{name}} live...',
      direct: 'Skriv til {{name}}…',
    },
    replyPlaceholder: 'Svar på {{author}}...',
    signInPrompt: 'Logg inn for å kommentere...',
    chooseRoom: { match: 'Velg en kamp for å kommentere…', team: 'Velg et lag for å kommentere…' },
    send: 'Send',
    problem: { empty: 'Meldingen kan ikke være tom', 'too-long': 'Meldingen er for lang (høyst {{limit}} tegn)' },
    replyingTo: 'Svarer {{author}}',
    cancelReply: 'Avbryt svaret',
    toQuoted: 'Gå til meldingen fra {{author}}',
    offline: 'Frakoblet. Det du skriver, sendes når du er tilkoblet igjen.',
    tooFast: 'Du skriver litt fort. Neste melding sendes om {{wait}}.',
    tooFastOver: 'Sender…',
    noAnswer: 'Får ikke kontakt med serveren. Prøver igjen…',
    slow: 'En moderator har roet ned chatten: én melding hvert {{seconds}}. sekund.',
    shutOut: {
      until: 'En moderator har stengt deg ute fra å skrive til {{when}}.',
      forever: 'En moderator har stengt deg ute fra å skrive for godt.',
      reason: 'Begrunnelse: {{reason}}',
    },
  },
  suggestions: {
    label: 'Tagg en venn',
    count_one: '{{count}} forslag',
    count_other: '{{count}} forslag',
    more: '+{{n}} flere',
  },
  /** Announced to screen readers. */
  announce: {
    message: '{{author}}:',
    tagged: '{{author}} tagget deg:',
    count_one: '{{count}} ny melding',
    count_other: '{{count}} nye meldinger',
    countAndTag: '{{messages}}. {{author}} tagget deg.',
  },
} as const;
