/** The friends, and the invitations that are sent to others. */
export const friends = {
  tabs: { online: '{{n}} pålogget', star: '{{n}} star venner', all: '{{n}} totalt' },
  /** In place of a number that is not known. */
  unknownCount: '–',
  loading: 'Laster venner…',
  notLoaded: 'Kunne ikke laste venner: {{message}}',
  empty: {
    all: 'Ingen venner ennå...',
    hint: 'Inviter venner for å komme i gang!',
    online: 'Ingen påloggede venner',
    star: 'Ingen stjernevenner',
    onlineUnknownHint: 'Vi vet ikke hvem som er pålogget akkurat nå.',
  },
  /** Beside the list, while no conversation is open. */
  noneOpen: { title: 'Velg en venn', hint: 'Bare dere to ser meldingene dere skriver til hverandre.' },
  /** The link from a conversation to the list. */
  back: 'Til vennene',
  notFound: { title: 'Fant ikke vennen', hint: 'Dere er kanskje ikke venner lenger.' },
  /** Under the name: «Venn, pålogget». */
  standing: '{{role}}, {{presence}}',
  /** Read by screen readers after the name. */
  presence: { online: 'pålogget', offline: 'ikke pålogget' },
  unread_one: '{{count}} ulest melding',
  unread_other: '{{count}} uleste meldinger',
  /** Shown before the last message if the reader wrote it. */
  own: 'Du:',
  watches: 'Ser på {{home}} – {{away}}',
  watchesUnknown: 'Ser på en kamp',
  starFriend: 'Stjernevenn: {{name}}',
  makeStar: 'Gjør til stjernevenn',
  unstar: 'Ikke stjernevenn lenger',
  remove: 'Fjern venn',
  removal: {
    title: 'Fjerne {{name}} som venn?',
    text: 'Da kan dere ikke lenger skrive til hverandre. Du kan angre i fem sekunder.',
    keep: 'Behold',
    removed: '{{name}} er fjernet fra vennene dine.',
    failed: 'Kunne ikke fjerne vennen: {{message}}',
  },
  /** Toasts. */
  star: {
    done: 'Oppdatert!',
    added: 'Lagt til som stjernevenn',
    removed: 'Fjernet fra stjernevenner',
    failed: 'Kunne ikke oppdatere stjernevenn status',
  },
  invite: {
    placeholder: 'Inviter venn med e-post...',
    send: 'Inviter',
    sending: 'Sender...',
    ownAddress: 'Det er din egen adresse',
    /** Toasts. */
    sent: { title: 'Invitasjon sendt!', text: 'Invitasjon sendt til {{to}}' },
    failed: 'Kunne ikke sende invitasjon',
    already: '{{to}} er allerede invitert, eller dere er venner fra før.',
    shutOut: 'En moderator har stengt deg ute. Så lenge det varer, kan du ikke invitere noen.',
  },
} as const;
