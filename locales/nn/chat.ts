import type { Translations } from '../Translations.ts';

/** The chat of a match, of a team, and between two friends. */
export const chat = {
  log: {
    comments: 'Kommentarar om {{name}}',
    direct: 'Meldingar med {{name}}',
  },
  empty: {
    comments: {
      title: 'Ingen kommentarar enno…',
      hint: 'Ver den første som kommenterer!',
    },
    direct: {
      title: 'Ingen meldingar enno…',
      hint: 'Sei hei til {{name}}!',
    },
  },
  noneOf: {
    friends: 'Ingen kommentarar frå vener enno',
    'star-friends': 'Ingen kommentarar frå stjernevener enno',
  },
  showAll: 'Vis alle',
  filter: {
    label: 'Vis kommentarar frå',
    all: 'Alle',
    friends: 'Vener',
    'star-friends': 'Stjernevener',
    thousands: '{{n}}k',
  },
  notAllHidden: 'Kunne ikkje laste alt du har dempa, blokkert eller skjult. Slike meldingar kan bli viste.',
  ratings: 'Spelarvurderingar',
  older: {
    loading: 'Lastar eldre meldingar…',
    failed: 'Kunne ikkje hente eldre meldingar',
  },
  unseen_one: '{{count}} ny',
  unseen_other: '{{count}} nye',
  newest: 'Til dei nyaste',
  moment: 'Chatten i {{minute}} minutt',
  day: {
    today: 'I dag',
    yesterday: 'I går',
  },
  time: {
    now: 'No',
    minutes_one: '{{count}} min sidan',
    minutes_other: '{{count}} min sidan',
    hours_one: '{{count}} time sidan',
    hours_other: '{{count}} timar sidan',
    days_one: '{{count}} dag sidan',
    days_other: '{{count}} dagar sidan',
  },
  role: {
    spectator: 'Tilskodar',
    friend: 'Ven',
    'star-friend': 'Stjerneven',
  },
  event: {
    GOAL: {
      regular: 'Mål',
      'own-goal': 'Sjølvmål',
      penalty: 'Mål på straffe',
    },
    YELLOW_CARD: 'Gult kort',
    RED_CARD: 'Raudt kort',
    secondYellow: 'Raudt kort (to gule)',
  },
  message: {
    select: 'Vel meldinga frå {{author}}',
    deleted: 'Meldinga er sletta',
    tagged: 'Du er tagga',
    replyToTag: 'Svar på taggen',
    reply: 'Svar',
    more: 'Meir om meldinga frå {{author}}',
    answers: 'Svar til {{author}}',
    answersYou: 'Svar til deg',
    backToAnswer: 'Tilbake til svaret',
    notLoaded: 'Meldinga er lenger opp i chatten',
    sending: 'Sender…',
    waiting: 'Ventar på nett',
    paced: 'Ventar litt',
    failed: 'Ikkje sendt',
  },
  menu: {
    invite: 'Inviter som ven',
    mute: 'Demp',
  },
  blocking: {
    title: 'Blokkere {{name}}?',
    text: '{{name}} kan ikkje lenger sende deg meldingar, og du ser ikkje det {{name}} skriv. Ingen får beskjed.',
  },
  unsent: {
    title: 'Logge ut før alt er sendt?',
    text: 'Du har meldingar som ikkje er sende. Dei forsvinn når du loggar ut.',
    withProfile:
      'Du har meldingar som ikkje er sende, og endringar i profilen som ikkje er lagra. Dei forsvinn når du loggar ut.',
    changes: 'Du har endringar som ventar på nett. Dei forsvinn når du loggar ut.',
    several: 'Du har skrive noko som ikkje er sendt eller lagra enno. Det forsvinn når du loggar ut.',
    keep: 'Ikkje logg ut',
    confirm: 'Logg ut likevel',
  },
  deleting: {
    title: 'Slette meldinga?',
    text: 'Andre ser at det stod ei melding her, men ikkje kva du skreiv.',
  },
  report: {
    title: 'Rapporter melding',
    question: 'Kva er gale med meldinga?',
    reason: {
      abuse: 'Sjikane eller mobbing',
      hate: 'Hat eller rasisme',
      threat: 'Truslar',
      spam: 'Spam eller reklame',
      other: 'Noko anna',
    },
    block: 'Blokker {{name}} òg',
  },
  composer: {
    placeholder: {
      match: 'Kommenter {{name}}…',
      team: 'Kommenter {{name}}…',
      player: 'Scout {{name}} live…',
      direct: 'Skriv til {{name}}…',
    },
    replyPlaceholder: 'Svar på {{author}}…',
    signInPrompt: 'Logg inn for å kommentere…',
    chooseRoom: {
      match: 'Vel ein kamp for å kommentere…',
      team: 'Vel eit lag for å kommentere…',
    },
    send: 'Send',
    replyingTo: 'Svarar {{author}}',
    cancelReply: 'Avbryt svaret',
    toQuoted: 'Gå til meldinga frå {{author}}',
    offline: 'Fråkopla. Det du skriv, blir sendt når du er tilkopla igjen.',
    tooFast: 'Du skriv litt fort. Neste melding blir sendt om {{wait}}.',
    tooFastOver: 'Sender igjen…',
    noAnswer: 'Får ikkje kontakt med tenaren. Prøver igjen…',
  },
  suggestions: {
    label: 'Tagg ein ven',
    count_one: '{{count}} forslag',
    count_other: '{{count}} forslag',
    more: '+{{n}} fleire',
  },
  announce: {
    message: '{{author}}:',
    tagged: '{{author}} tagga deg:',
    count_one: '{{count}} ny melding',
    count_other: '{{count}} nye meldingar',
    countAndTag: '{{messages}}. {{author}} tagga deg.',
  },
} as const satisfies Translations['chat'];
