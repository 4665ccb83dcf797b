import type { Translations } from '../Translations.ts';

/** The friends, and the invitations that are sent to others. */
export const friends = {
  tabs: {
    online: '{{n}} pålogga',
    star: '{{n}} stjernevener',
    all: '{{n}} totalt',
  },
  unknownCount: '–',
  loading: 'Lastar vener…',
  notLoaded: 'Kunne ikkje laste vener: {{message}}',
  empty: {
    all: 'Ingen vener enno…',
    hint: 'Inviter vener for å kome i gang!',
    online: 'Ingen pålogga vener',
    star: 'Ingen stjernevener',
    onlineUnknownHint: 'Vi veit ikkje kven som er pålogga akkurat no.',
  },
  noneOpen: {
    title: 'Vel ein ven',
    hint: 'Berre de to ser meldingane de skriv til kvarandre.',
  },
  back: 'Til venene',
  notFound: {
    title: 'Fann ikkje venen',
    hint: 'De er kanskje ikkje vener lenger.',
  },
  standing: '{{role}}, {{presence}}',
  presence: {
    online: 'pålogga',
    offline: 'ikkje pålogga',
  },
  unread_one: '{{count}} ulesen melding',
  unread_other: '{{count}} ulesne meldingar',
  own: 'Du:',
  watches: 'Ser på {{home}} – {{away}}',
  watchesUnknown: 'Ser på ein kamp',
  starFriend: 'Stjerneven: {{name}}',
  makeStar: 'Gjer til stjerneven',
  unstar: 'Ikkje stjerneven lenger',
  remove: 'Fjern ven',
  removal: {
    title: 'Fjerne {{name}} som ven?',
    text: 'Då kan de ikkje lenger skrive til kvarandre. Du kan angre i fem sekund.',
    keep: 'Behald',
    removed: '{{name}} er fjerna frå venene dine.',
    failed: 'Kunne ikkje fjerne venen: {{message}}',
  },
  star: {
    done: 'Oppdatert!',
    added: 'Lagt til som stjerneven',
    removed: 'Fjerna frå stjernevener',
    failed: 'Kunne ikkje endre stjernevenen',
  },
  invite: {
    placeholder: 'Inviter ven med e-post…',
    send: 'Inviter',
    sending: 'Sender…',
    ownAddress: 'Det er di eiga adresse',
    sent: {
      title: 'Invitasjonen er sendt!',
      text: 'Invitasjonen er sendt til {{to}}',
    },
    failed: 'Kunne ikkje sende invitasjonen',
    already: '{{to}} er allereie invitert, eller de er vener frå før.',
    shutOut: 'Ein moderator har stengt deg ute. Så lenge det varer, kan du ikkje invitere nokon.',
  },
} as const satisfies Translations['friends'];
