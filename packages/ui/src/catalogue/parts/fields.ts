import type { PartPages } from './PartPage.ts';

/** Parts of forms. */
export const fields: PartPages = {
  'Skjema/Felt': {
    file: 'forms/Field/Field.tsx',
    purpose: ['Et felt på én linje, med navn.', 'A field of one line, with its label.'],
    use: ['Navn, e-post, tall.', 'Names, email addresses, numbers.'],
    avoid: ['Ikke med ledetekst i feltet i stedet for navn.', 'Not with a placeholder instead of the label.'],
    words: ['Et substantiv. Feilen sier hva som må endres.', 'A noun. The problem says what to change.'],
    access: [
      'Navnet hører til feltet, og feilen leses opp.',
      'The label belongs to the field, and the problem is announced.',
    ],
    check: ['At autoComplete er satt der den finnes (1.3.5).', 'That autoComplete is set where there is one (1.3.5).'],
  },
  'Skjema/Tekstfelt': {
    file: 'forms/TextArea/TextArea.tsx',
    purpose: ['Et felt på flere linjer.', 'A field of several lines.'],
    use: ['Tekst brukeren skriver selv.', 'Text in the user’s own words.'],
    avoid: ['Ikke til en linje.', 'Not for one line.'],
    words: ['Et substantiv.', 'A noun.'],
    access: ['Enter gir ny linje, Tab går videre.', 'Enter makes a line, Tab moves on.'],
    check: ['At grensen for lengde blir sagt (3.3.2).', 'That the limit of its length is given (3.3.2).'],
  },
  'Skjema/Nedtrekk': {
    file: 'forms/SelectField/SelectField.tsx',
    purpose: ['Ett valg av flere, i enhetens egen liste.', 'One choice of several, in the device’s own list.'],
    use: ['Fem valg eller flere.', 'Five options or more.'],
    avoid: ['Ikke til to valg: bruk Segmenter eller Bryter.', 'Not for two options: use Segments or Switch.'],
    words: ['Et substantiv, og korte valg.', 'A noun, and short options.'],
    access: ['Enhetens egne taster.', 'The device’s own keys.'],
    check: [
      'At et valg ikke bytter side uten varsel (3.2.2).',
      'That a choice does not change the page unasked (3.2.2).',
    ],
  },
  'Skjema/Passord': {
    file: 'forms/PasswordField/PasswordField.tsx',
    purpose: ['Et felt for passord, med knapp som viser det.', 'A field for a password, with a button that shows it.'],
    use: ['Innlogging og bytte av passord.', 'Sign-in and a change of password.'],
    avoid: ['Ikke med krav om å skrive det to ganger.', 'Not with a second field to repeat it.'],
    words: ['«Passord», «Nytt passord».', '‘Password’, ‘New password’.'],
    access: ['Knappen sier om passordet vises.', 'The button says whether the password shows.'],
    check: ['At passordet kan limes inn (3.3.8).', 'That the password can be pasted (3.3.8).'],
  },
  'Skjema/Passordregler': {
    file: 'forms/PasswordChecklist/PasswordChecklist.tsx',
    purpose: [
      'Reglene for et nytt passord, huket av mens man skriver.',
      'The rules of a new password, ticked while it is typed.',
    ],
    use: ['Under et felt for nytt passord.', 'Under a field for a new password.'],
    avoid: ['Ikke ved innlogging.', 'Not at the sign-in.'],
    words: ['Én regel per linje.', 'One rule a line.'],
    access: [
      'Det som mangler, leses én gang, når man stopper å skrive.',
      'What is missing is announced once, at a pause.',
    ],
    check: ['At reglene står der før man skriver (3.3.2).', 'That the rules stand there before typing (3.3.2).'],
  },
  'Skjema/Skjema': {
    file: 'forms/Form/Form.tsx',
    purpose: ['Feltene, avslaget og knappen.', 'The fields, the refusal and the button.'],
    use: ['Alt som sendes samlet.', 'All that is sent together.'],
    avoid: ['Ikke til innstillinger som gjelder med en gang.', 'Not for settings that apply at once.'],
    words: ['Knappen sier hva som skjer: «Logg inn».', 'The button says what happens: ‘Sign in’.'],
    access: [
      'Enter i et felt sender. Avslaget leses opp med en gang.',
      'Enter in a field sends. The refusal is announced at once.',
    ],
    check: [
      'At det som er skrevet, står igjen etter et avslag (3.3.7).',
      'That what was typed is still there after a refusal (3.3.7).',
    ],
  },
};
