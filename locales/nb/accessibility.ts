/** The accessibility statement, which loads with its page (`accessibility.ts`). */
export const accessibility = {
  title: 'Tilgjengelighet',
  intro: 'Alle skal kunne bruke disse sidene. Målet er WCAG 2.2 på nivå AA.',
  assessment:
    'Dette er vår egen vurdering fra 27. november 2026. Den bygger på automatiske prøver. Ingen utenfra har kontrollert den.',
  tried: {
    title: 'Prøvd ved hver endring',
    items: {
      axe: 'Hver tilstand av hver skjerm og hver del leses av axe, som ikke finner noen brudd. Det gjelder også størrelsen på det man trykker på.',
      contrast:
        'Hver farge på tekst, streker og tegn måles mot hver bakgrunn den brukes på, i det mørke og det lyse utseendet.',
      reflow: 'Tolv skjermer leses ved 400 % forstørring, med større avstand i teksten og med dobbel tekststørrelse.',
      forcedColours:
        'På de samme skjermene vises det som er valgt, med mer enn tykkere skrift når systemet bestemmer fargene.',
      keyboard: 'Menyer, faner, dialoger, glidere og rekkefølgen av følger prøves med tastatur.',
      motion:
        'Ber enheten om mindre bevegelse, står det meste stille. Ber den om mer kontrast, blir svak tekst sterkere.',
    },
  },
  gaps: {
    title: 'Dette vet vi mangler',
    items: {
      screenReader: 'Ingen har prøvd sidene for hånd med NVDA, VoiceOver eller TalkBack.',
      people: 'Ingen med nedsatt funksjonsevne har prøvd sidene for oss.',
      largeText:
        'Med dobbel tekststørrelse på en telefon forkortes noen navn, og valget av lag i Kampfakta blir trangt.',
      contrast: 'Mer kontrast gjelder dempet tekst og kanter. Ord i farger har fortsatt minst 4,5 : 1.',
      pitch: 'Banen i 3D er en tegning. Tabellen ved siden av har de samme hendelsene.',
    },
  },
} as const;
