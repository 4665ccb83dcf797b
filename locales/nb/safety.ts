/** The safety settings: muted and blocked users, hidden words, and the visibility of the spectator. */
export const safety = {
  title: 'Trygghet',
  loading: 'Laster listene dine…',
  notLoaded: 'Kunne ikke laste listene dine.',
  shown: {
    label: 'Vis at jeg er pålogget',
    hint: 'Venner ser at du er her og hvilken kamp du ser på. Gjelder denne enheten.',
  },
  muted: {
    title: 'Dempet',
    hint: 'Du ser ikke det de skriver i chattene. De får ikke vite det.',
    none: 'Du har ikke dempet noen. Åpne menyen på en melding for å dempe den som skrev.',
  },
  blocked: {
    title: 'Blokkert',
    hint: 'De kan ikke sende deg meldinger, og du ser ikke det de skriver. De får ikke vite det.',
    none: 'Du har ikke blokkert noen. Åpne menyen på en melding for å blokkere den som skrev.',
  },
  lift: 'Opphev',
  words: {
    title: 'Skjulte ord',
    hint: 'Meldinger med et av ordene vises ikke. Et ord skjuler også bøyningene: «bom» skjuler «bommen».',
    add: 'Nytt ord',
    show: 'Vis «{{word}}» igjen',
    problem: {
      'too-short': 'Ordet må ha minst 2 tegn',
      'too-long': 'Ordet kan ha høyst 50 tegn',
      'not-a-word': 'Skriv ett ord, med bare bokstaver og tall',
    },
  },
  /** A toast. */
  notChanged: 'Kunne ikke endre listen: {{message}}',
} as const;
