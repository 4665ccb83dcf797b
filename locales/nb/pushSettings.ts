/** The settings of push messages. */
export const pushSettings = {
  title: 'Varsler når appen er lukket',
  device: 'Varsler på denne enheten',
  /** Shown before the browser asks for permission. */
  explanation:
    'Mål og røde kort for lagene du følger, og meldinger fra venner, også når {{product}} er lukket. Nettleseren spør om lov først.',
  isOn: 'Denne enheten får varsler, også når {{product}} er lukket.',
  /** When push was on, and was not switched off on this device. */
  lost: 'Denne enheten får ikke varsler lenger: den ble fjernet fra enhetene dine, eller nettleseren sluttet å ta imot. Slå på for å få dem igjen.',
  denied: 'Nettleseren har blokkert varsler herfra. Tillat dem i innstillingene for nettstedet, og last siden på nytt.',
  unsupported: 'Denne nettleseren kan ikke ta imot varsler når {{product}} er lukket.',
  install:
    'På iPhone og iPad må {{product}} ligge på Hjem-skjermen først: trykk på Del, velg «Legg til på Hjem-skjerm», og åpne {{product}} derfra.',
  kinds: 'Dette får du varsel om',
  goals: 'Mål',
  goalsHint: 'Også når et mål blir annullert',
  redCards: 'Røde kort',
  redCardsHint: 'I kampene til lagene du følger',
  messages: 'Meldinger fra venner',
  messagesHint: 'Ikke fra dem du har dempet eller blokkert',
  invitations: 'Invitasjoner',
  invitationsHint: 'Når noen vil bli venn med deg',
  quiet: 'Stille timer',
  quietHint: 'Du får ingen varsler i denne tiden, og de kommer heller ikke etterpå.',
  from: 'Fra',
  until: 'Til',
  devices: 'Enhetene dine',
  devicesHint: 'Her får du varsler.',
  noDevices: 'Ingen enheter får varsler.',
  thisDevice: '{{device}} (denne)',
  nameless: 'En enhet',
  seen: 'Sist i bruk {{date}}',
  remove: 'Fjern',
  muted: 'Dempede kamper',
  mutedHint:
    'Du får ingen varsler om disse kampene, heller ikke mens {{product}} er åpen. Etter en uke forsvinner de fra listen.',
  noneMuted: 'Du har ikke dempet noen kamper. Trykk på «Demp denne kampen» i et varsel for å gjøre det.',
  /** A match of which only the id is known. */
  unknownMatch: 'Kamp {{id}}',
  loading: 'Laster valgene dine…',
  notLoaded: 'Kunne ikke hente valgene dine.',
  notChanged: 'Endringen ble ikke lagret: {{message}}',
  /** The reasons why push could not be turned on for a device, as the end of a sentence. */
  browserFailed: 'nettleseren kunne ikke ta imot varsler',
} as const;
