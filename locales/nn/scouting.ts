import type { Translations } from '../Translations.ts';

/** Scouting: the players of a team, and the spectators' ratings. */
export const scouting = {
  about: 'Om {{name}}',
  team: 'Vel kva lag du vil scoute',
  player: 'Vel spelar frå {{team}}',
  playerHint: 'Sjå kva andre meiner, og gi di eiga vurdering etter kampen.',
  search: 'Søk etter spelar…',
  noPlayers: 'Fann ingen spelarar',
  loadingPlayers: 'Lastar spelarar…',
  playersFailed: 'Kunne ikkje hente spelarane',
  found_one: '{{count}} spelar',
  found_other: '{{count}} spelarar',
  playerNotFound: {
    title: 'Fann ikkje spelaren',
    hint: 'Vel ein annan spelar frå {{team}}.',
  },
  matchNotFound: {
    action: 'Vel eit lag',
  },
  matchFailed: 'Kunne ikkje hente kampen',
  loadingMatch: 'Lastar kampen…',
  category: {
    overall: 'Samla',
    technical: 'Teknisk',
    physical: 'Fysisk',
    tactical: 'Taktisk',
    mental: 'Mentalt',
  },
  stars: {
    unset: '–',
    unsetSpoken: 'ikkje vurdert',
    spoken: '{{stars}} av 5 stjerner',
    suggestedSpoken: '{{stars}} av 5 stjerner, forslag',
    suggested: 'Forslag',
  },
  card: {
    title: 'Mi vurdering av {{player}}',
    save: 'Lagre',
    discard: 'Forkast',
    signIn: {
      title: 'Logg inn for å vurdere spelarar',
      hint: 'Stjernene dine tel med i snittet.',
    },
    tooLate: 'Fristen gjekk ut før du lagra.',
  },
  window: {
    open: 'Ope til {{time}}',
    closed: 'Stengt',
    opens: 'Du kan vurdere spelarane i 24 timar etter den siste kampen til laget.',
  },
  saved: {
    title: 'Lagra',
    text: 'Vurderinga er lagra!',
  },
  notSaved: 'Kunne ikkje lagre vurderinga. Prøv igjen.',
  closedBefore: 'Fristen gjekk ut før vurderinga di kom fram.',
  top: {
    title: 'Topp 3 spelarar',
    count_one: '({{count}} vurdering)',
    count_other: '({{count}} vurderingar)',
    place: '{{n}} plass',
  },
  compare: {
    title: 'Eg, venene og alle',
    category: 'Kategori',
    me: 'Eg',
    everybody: 'Alle',
  },
  course: {
    title: 'Frå kamp til kamp',
    date: 'Dato',
    chart: 'Samla vurdering i dei siste {{count}} kampane',
    empty: 'Ingen har vurdert spelaren etter ein kamp enno',
  },
  whole: {
    title: 'Vurder {{team}}',
    open: 'Vurder heile laget',
    hint: 'Dra over stjernene, eller trykk 1 til 5 for å gå vidare til neste spelar.',
    save_one: 'Lagre {{count}} vurdering',
    save_other: 'Lagre {{count}} vurderingar',
    eleven: 'Laget til tribunen',
    elevenHint: 'Snittet av vurderingane til alle.',
    averageSpoken: '{{player}}: {{average}}',
    unratedSpoken: '{{player}}: ingen vurderingar enno',
  },
  chat: 'Chatten til {{team}}',
} as const satisfies Translations['scouting'];
