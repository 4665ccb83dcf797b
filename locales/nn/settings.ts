import type { Translations } from '../Translations.ts';

/** The settings screen, with the account. */
export const settings = {
  looks: 'Utsjånad og rørsle',
  motion: {
    label: 'Rørsle',
    system: 'Som eininga',
    reduced: 'Alltid redusert',
    hint: 'Redusert: mål lyser opp utan å blinke, og ingenting glir eller snur seg.',
  },
  screenOn: { label: 'Hald skjermen på', hint: 'Skjermen sloknar ikkje medan du har ein kamp open.' },
  keyboard: {
    title: 'Tastatur',
    search: 'Skråstrek opnar søket',
    searchHint: 'Slå av viss tasten kjem i vegen for talestyring.',
  },
  webNotifications: {
    ask: 'Nettlesaren har ikkje spurt deg enno. Han spør når du slår dei på.',
    on: 'Nettlesaren tillèt varsel herifrå.',
    off: 'Nettlesaren tillèt varsel herifrå, men du har slått dei av.',
    undo: 'Slik angrar du: trykk på ikonet framfor adressa øvst, finn «Varsler», vel «Tillat», og last sida på nytt.',
  },
  account: {
    title: 'Konto',
    signedInAs: 'Du er logga inn som {{email}}.',
    signedOut: 'Logg inn for å byte passord og e-post, eller for å slette kontoen din.',
  },
  password: {
    title: 'Byt passord',
    present: 'Noverande passord',
    next: 'Nytt passord',
    save: 'Byt passord',
    done: 'Passordet er bytt.',
  },
  email: {
    title: 'Byt e-postadresse',
    next: 'Ny e-postadresse',
    hint: 'Vi sender ei lenkje til både den gamle og den nye adressa. Byttet er gjort når begge er opna.',
    save: 'Send lenkjene',
    same: 'Det er adressa du har no',
    changed: 'E-postadressa er bytt til {{email}}',
    sent: 'Vi har sendt ei lenkje til {{present}} og ei til {{next}}. Opne begge.',
  },
  everywhere: {
    title: 'Logg ut av alle einingar',
    text: 'Alle stader du er logga inn, her òg.',
    do: 'Logg ut overalt',
  },
  data: {
    title: 'Dataa dine',
    text: 'Ei fil (JSON) med alt vi har lagra om deg, tabell for tabell.',
    do: 'Last ned dataa mine',
    saved: 'Fila er lasta ned.',
    file: 'mine-data.json',
  },
  deletion: {
    title: 'Slett kontoen min',
    text: 'Profilen, venene, invitasjonane, vurderingane dine og det du følgjer, blir borte for godt. Meldingane du har skrive, blir ståande frå «{{deletedUser}}».',
    confirm: 'Skriv {{email}} for å stadfeste',
    mismatch: 'Det er ikkje adressa til denne kontoen',
    do: 'Slett kontoen for godt',
    done: 'Kontoen din er sletta',
  },
} as const satisfies Translations['settings'];
