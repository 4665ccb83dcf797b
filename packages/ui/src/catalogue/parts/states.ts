import type { PartPages } from './PartPage.ts';

/** Parts that replace missing content. */
export const states: PartPages = {
  'Grunndeler/Skjelett': {
    file: 'primitives/Skeleton/Skeleton.tsx',
    purpose: ['Holder plassen til det som lastes.', 'Keeps the place of what is loading.'],
    use: ['Når størrelsen er kjent.', 'Where the size is known.'],
    avoid: [
      'Ikke med skimmer, og ikke til noe som kan bli tomt.',
      'Not with a shimmer, and not for what may be empty.',
    ],
    words: ['Ingen.', 'None.'],
    access: ['Området rundt må si at det laster.', 'The area around it says that it is loading.'],
    check: ['At det blir sagt at området laster (4.1.3).', 'That it is announced that the area loads (4.1.3).'],
  },
  'Grunndeler/Spinner': {
    file: 'primitives/Spinner/Spinner.tsx',
    purpose: ['Viser at noe laster.', 'Shows that something is loading.'],
    use: ['Ved siden av ord, når størrelsen er ukjent.', 'Beside words, where the size is unknown.'],
    avoid: ['Ikke alene.', 'Not alone.'],
    words: ['Hva som laster: «Henter runden…».', 'What is loading: ‘Loading the round…’.'],
    access: ['Taus: ordene ved siden av leses.', 'Silent: the words beside it are read.'],
    check: ['At ordene står i en statuslinje (4.1.3).', 'That the words are a status message (4.1.3).'],
  },
  'Grunndeler/Ikke lastet': {
    file: 'primitives/LoadFailed/LoadFailed.tsx',
    purpose: ['Står for det som ikke lot seg hente.', 'Stands in for what could not be loaded.'],
    use: ['Der innholdet skulle vært.', 'Where the content should be.'],
    avoid: ['Ikke når det er tomt: bruk Tom tilstand.', 'Not where there is nothing: use EmptyStand.'],
    words: ['«Kunne ikke hente kamper» og «Prøv igjen».', '‘Could not load matches’ and ‘Try again’.'],
    access: ['Leses opp med en gang. Knappen prøver igjen.', 'It is announced at once. The button tries again.'],
    check: ['At fokus ikke går tapt ved nytt forsøk (2.4.3).', 'That a retry does not lose the focus (2.4.3).'],
  },
  'Grunndeler/Tom tilstand': {
    file: 'primitives/EmptyStand/EmptyStand.tsx',
    purpose: ['En tom tribune, og hvorfor den er tom.', 'An empty stand, and why it is empty.'],
    use: ['Når svaret er kommet og er tomt.', 'When the answer has come and is empty.'],
    avoid: ['Ikke mens det laster, og ikke ved feil.', 'Not while loading, and not for a failure.'],
    words: ['Én fet linje, høyst én dempet, høyst én knapp.', 'One bold line, at most one faint, at most one button.'],
    access: ['Tegningen er skjult, setningen leses.', 'The drawing is hidden, the sentence is read.'],
    check: ['At veien videre er en ekte lenke (2.4.4).', 'That the way on is a real link (2.4.4).'],
  },
};
