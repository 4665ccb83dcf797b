import type { PartPages } from './PartPage.ts';

/** Parts that cover the page. */
export const layers: PartPages = {
  'Grunndeler/Meny': {
    file: 'primitives/Menu/Menu.tsx',
    purpose: ['Valg under knappen som åpnet dem.', 'Options under the button that opened them.'],
    use: ['Handlinger som ikke trenger egen plass.', 'Actions that need no place of their own.'],
    avoid: ['Ikke til felt eller lange tekster: bruk Sprettopp.', 'Not for fields or long texts: use Popover.'],
    words: ['Samme verb som der handlingen ellers står.', 'The same verb as elsewhere.'],
    access: [
      'Piltaster går, bokstaver finner, Escape lukker og gir fokus tilbake.',
      'Arrow keys move, letters find, Escape closes and returns the focus.',
    ],
    check: [
      'At samme handling heter det samme på alle skjermer (3.2.4).',
      'That the same action has the same name on every screen (3.2.4).',
    ],
  },
  'Grunndeler/Menydeler': {
    file: 'primitives/Menu/MenuAction.tsx',
    purpose: [
      'Radene i en meny: handling, lenke, valg, tittel og strek.',
      'The rows of a menu: action, link, choice, label and line.',
    ],
    use: ['Inne i Meny.', 'Inside Menu.'],
    avoid: ['Ikke utenfor en meny.', 'Not outside a menu.'],
    words: ['Ett til tre ord per rad.', 'One to three words a row.'],
    access: [
      'Et valg lar menyen stå åpen, en handling lukker den.',
      'A choice leaves the menu open, an action closes it.',
    ],
    check: ['At tegn ved siden av ordet bare er pynt (1.1.1).', 'That an icon beside the words is decoration (1.1.1).'],
  },
  'Grunndeler/Sprettopp': {
    file: 'primitives/Popover/Popover.tsx',
    purpose: ['En rute under knappen sin.', 'A panel under its button.'],
    use: ['Kalender, varsler, delevalg.', 'A calendar, notifications, ways to share.'],
    avoid: [
      'Ikke til spørsmål som må besvares: bruk Bekreftelse.',
      'Not for a question that needs an answer: use ConfirmDialog.',
    ],
    words: ['label sier hva ruten er.', 'The label says what it is.'],
    access: [
      'Får fokus når den åpner, gir det tilbake når den lukker. Escape lukker.',
      'It takes the focus and returns it. Escape closes it.',
    ],
    check: ['At fokus ikke skjules bak faner (2.4.11).', 'That the tabs do not cover the focus (2.4.11).'],
  },
  'Grunndeler/Bekreftelse': {
    file: 'primitives/ConfirmDialog/ConfirmDialog.tsx',
    purpose: ['Spør før noe går tapt.', 'Asks before something is lost.'],
    use: ['Sletting, og endringer som ikke er lagret.', 'Deletion, and changes that are not saved.'],
    avoid: ['Ikke når det kan angres.', 'Not where it can be undone.'],
    words: [
      'Spørsmålet i tittelen, følgen i teksten, verbet på knappen.',
      'The question in the title, the effect in the text, the verb on the button.',
    ],
    access: ['Fokus blir i dialogen. Escape endrer ingenting.', 'The focus stays inside. Escape changes nothing.'],
    check: ['At følgen er forstått av teksten alene (3.3.4).', 'That the text alone makes the effect clear (3.3.4).'],
  },
  'Grunndeler/Hentes ved trykk': {
    file: 'primitives/LoadOnOpen/LoadOnOpen.tsx',
    purpose: ['En knapp som henter menyen sin ved første trykk.', 'A button that loads its menu at the first press.'],
    use: ['Rundt Meny og Sprettopp.', 'Around Menu and Popover.'],
    avoid: ['Ikke til noe som må virke uten nett.', 'Not for what must work offline.'],
    words: ['Feilen blir sagt i en toast.', 'A toast tells of the failure.'],
    access: ['Som knappen den er. Menyen åpner når den er hentet.', 'As its button. The menu opens when it is loaded.'],
    check: ['At fokus ender i det som åpnet (2.4.3).', 'That the focus ends in what opened (2.4.3).'],
  },
  'Grunndeler/Toast': {
    file: 'primitives/Toast/Toasts.tsx',
    purpose: ['En beskjed som går av seg selv.', 'A message that goes away by itself.'],
    use: ['Svar på det brukeren nettopp gjorde.', 'An answer to what the user has just done.'],
    avoid: [
      'Ikke til feil i et skjema eller til noe man må lese.',
      'Not for errors in a form or for what must be read.',
    ],
    words: ['Én setning, og hva man kan gjøre.', 'One sentence, and what to do.'],
    access: ['Leses opp uten å ta fokus.', 'It is announced and takes no focus.'],
    check: ['At fire sekunder er nok til å lese den (2.2.1).', 'That four seconds are enough to read it (2.2.1).'],
  },
};
