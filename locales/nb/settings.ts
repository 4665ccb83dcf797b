/** The settings screen, with the account. */
export const settings = {
  looks: 'Utseende og bevegelse',
  motion: {
    label: 'Bevegelse',
    system: 'Som enheten',
    reduced: 'Alltid redusert',
    hint: 'Redusert: mål lyser opp uten å blinke, og ingenting glir eller snur seg.',
  },
  screenOn: { label: 'Hold skjermen på', hint: 'Skjermen slukner ikke mens du har en kamp åpen.' },
  keyboard: {
    title: 'Tastatur',
    search: 'Skråstrek åpner søket',
    searchHint: 'Slå av hvis tasten kommer i veien for talestyring.',
  },
  /** The browser's permission for notifications, unchanged. */
  webNotifications: {
    ask: 'Nettleseren har ikke spurt deg ennå. Den spør når du slår dem på.',
    on: 'Nettleseren tillater varsler herfra.',
    off: 'Nettleseren tillater varsler herfra, men du har slått dem av.',
    undo: 'Slik angrer du: trykk på ikonet foran adressen øverst, finn «Varsler», velg «Tillat», og last siden på nytt.',
  },
  account: {
    title: 'Konto',
    signedInAs: 'Du er logget inn som {{email}}.',
    signedOut: 'Logg inn for å bytte passord og e-post, eller for å slette kontoen din.',
  },
  password: {
    title: 'Bytt passord',
    present: 'Nåværende passord',
    next: 'Nytt passord',
    save: 'Bytt passord',
    done: 'Passordet er byttet.',
  },
  email: {
    title: 'Bytt e-postadresse',
    next: 'Ny e-postadresse',
    hint: 'Vi sender en lenke til både den gamle og den nye adressen. Byttet er gjort når begge er åpnet.',
    save: 'Send lenkene',
    same: 'Det er adressen du har nå',
    changed: 'E-postadressen er byttet til {{email}}',
    sent: 'Vi har sendt en lenke til {{present}} og en til {{next}}. Åpne begge.',
  },
  everywhere: {
    title: 'Logg ut av alle enheter',
    text: 'Alle steder du er logget inn, også her.',
    do: 'Logg ut overalt',
  },
  data: {
    title: 'Dine data',
    text: 'En fil (JSON) med alt vi har lagret om deg, tabell for tabell.',
    do: 'Last ned mine data',
    saved: 'Filen er lastet ned.',
    file: 'mine-data.json',
  },
  deletion: {
    title: 'Slett kontoen min',
    text: 'Profilen, vennene, invitasjonene, vurderingene dine og det du følger, blir borte for godt. Meldingene du har skrevet, blir stående fra «{{deletedUser}}».',
    confirm: 'Skriv {{email}} for å bekrefte',
    mismatch: 'Det er ikke adressen til denne kontoen',
    do: 'Slett kontoen for godt',
    done: 'Kontoen din er slettet',
  },
} as const;
