/** The accessibility statement, which loads with its page (`accessibility.ts`). */
export const accessibility = {
  title: 'Tilgjenge',
  intro: 'Alle skal kunne bruke desse sidene. Målet er WCAG 2.2 på nivå AA.',
  assessment:
    'Dette er vår eiga vurdering frå 27. november 2026. Ho byggjer på automatiske prøver. Ingen utanfrå har kontrollert henne.',
  tried: {
    title: 'Prøvd ved kvar endring',
    items: {
      axe: 'Kvar tilstand av kvar skjerm og kvar del blir lesen av axe, som ikkje finn brot. Det gjeld også storleiken på det ein trykkjer på.',
      contrast:
        'Kvar farge på tekst, strekar og teikn blir målt mot kvar bakgrunn han er brukt på, i den mørke og den lyse utsjånaden.',
      reflow:
        'Tolv skjermar blir lesne ved 400 % forstørring, med større avstand i teksten og med dobbel tekststorleik.',
      forcedColours:
        'På dei same skjermane er det som er valt, vist med meir enn tjukkare skrift når systemet bestemmer fargane.',
      keyboard: 'Menyar, faner, dialogar, glidarar og rekkjefølgja av følgjer blir prøvde med tastatur.',
      motion: 'Bed eininga om mindre rørsle, står det meste stille. Bed ho om meir kontrast, blir svak tekst sterkare.',
    },
  },
  gaps: {
    title: 'Dette veit vi manglar',
    items: {
      screenReader: 'Ingen har prøvd sidene for hand med NVDA, VoiceOver eller TalkBack.',
      people: 'Ingen med nedsett funksjonsevne har prøvd sidene for oss.',
      largeText:
        'Med dobbel tekststorleik på ein telefon blir somme namn korta av, og valet av lag i Kampfakta blir trongt.',
      contrast: 'Meir kontrast gjeld dempa tekst og kantar. Ord i fargar har framleis minst 4,5 : 1.',
      pitch: 'Bana i 3D er ei teikning. Tabellen ved sida av har dei same hendingane.',
    },
  },
} as const;
