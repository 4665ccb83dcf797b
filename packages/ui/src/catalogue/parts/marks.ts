import type { PartPages } from './PartPage.ts';

/** Parts that identify a person or team, or show a number. */
export const marks: PartPages = {
  'Grunndeler/Avatar (sete)': {
    file: 'primitives/Avatar/Avatar.tsx',
    purpose: ['En person som et sete, med initialer.', 'A person as a seat, with initials.'],
    use: ['Ved siden av navnet.', 'Beside the name.'],
    avoid: ['Ikke alene: den er pynt.', 'Not alone: it is decoration.'],
    words: ['Initialer av navnet.', 'Initials of the name.'],
    access: ['Navn og rolle må stå i ord ved siden av.', 'The name and the role stand beside it in words.'],
    check: [
      'At rollen står i ord og ikke bare i farge (1.4.1).',
      'That words tell the role, not colour alone (1.4.1).',
    ],
  },
  'Grunndeler/Merke': {
    file: 'primitives/Crest/Crest.tsx',
    purpose: ['Merket til et lag, en nasjon eller en konkurranse.', 'The crest of a club, a nation or a competition.'],
    use: ['Ved siden av navnet.', 'Beside the name.'],
    avoid: ['Ikke som eneste navn på laget.', 'Not as the only name of a team.'],
    words: ['Ingen.', 'None.'],
    access: ['Skjult for skjermlesere.', 'Hidden from screen readers.'],
    check: ['At navnet står der i ord (1.1.1).', 'That the name stands there in words (1.1.1).'],
  },
  'Grunndeler/Status': {
    file: 'primitives/StatusBadge/StatusBadge.tsx',
    purpose: ['Hvor langt kampen er, i ett ord.', 'The state of a match, in a word.'],
    use: ['Ved resultatet.', 'Beside the score.'],
    avoid: ['Ikke til annet enn kamper.', 'Not for anything but matches.'],
    words: [
      'LIVE 71′, PAUSE, FERDIG. Store bokstaver bare her.',
      'LIVE 71′, HALF-TIME, FULL TIME. Capitals only here.',
    ],
    access: ['Teksten leses som den står.', 'The text is read as it stands.'],
    check: [
      'At ordet bærer meningen uten fargen (1.4.1).',
      'That the word carries the meaning without its colour (1.4.1).',
    ],
  },
  'Grunndeler/Teller': {
    file: 'primitives/CountBadge/CountBadge.tsx',
    purpose: ['Hvor mye som venter på svar.', 'How many items wait for an answer.'],
    use: ['På faner og knapper.', 'On tabs and buttons.'],
    avoid: ['Ikke når tallet er null.', 'Not for zero.'],
    words: ['Bare tallet, over 99 «99+».', 'The number alone, above 99 ‘99+’.'],
    access: ['Det den sitter på, sier i ord hva som telles.', 'What carries it says in words what is counted.'],
    check: ['At antallet er med i navnet på fanen (4.1.2).', 'That the count is in the name of the tab (4.1.2).'],
  },
  'Grunndeler/Resultattavle': {
    file: 'primitives/ScorePlate/ScorePlate.tsx',
    purpose: ['Resultatet på to tavler.', 'The score on two plates.'],
    use: ['I lister og på kort.', 'In lists and on cards.'],
    avoid: ['Ikke til andre tall.', 'Not for other numbers.'],
    words: ['Bare tall.', 'Numbers alone.'],
    access: [
      'Skjult: det rundt leser resultatet i en setning.',
      'Hidden: what is around it reads the score in a sentence.',
    ],
    check: [
      'At setningen rundt har begge lag og tall (1.1.1).',
      'That the sentence around it has both teams and numbers (1.1.1).',
    ],
  },
  'Grunndeler/Rullende siffer': {
    file: 'primitives/RollingDigit/RollingDigit.tsx',
    purpose: ['Et antall mål som ruller når det endres.', 'A number of goals that rolls when it changes.'],
    use: ['Inne i Resultattavle.', 'Inside ScorePlate.'],
    avoid: [
      'Ikke uten key per kamp: et bytte av kamp er ingen endring.',
      'Not without a key by match: another match is no change.',
    ],
    words: ['Bare tall.', 'Numbers alone.'],
    access: [
      'Byttes uten bevegelse når enheten ber om det.',
      'It swaps without motion where the device asks for that.',
    ],
    check: ['At målet også blir sagt (4.1.3).', 'That the goal is announced too (4.1.3).'],
  },
  'Grunndeler/Målblink (flomlys)': {
    file: 'primitives/Floodlight/Floodlight.tsx',
    purpose: ['Flomlys over siden som scoret.', 'Floodlights over the side that has scored.'],
    use: ['Ved mål, over halve raden.', 'At a goal, over half the row.'],
    avoid: ['Ikke til annet enn mål.', 'Not for anything but goals.'],
    words: ['Ingen.', 'None.'],
    access: ['Pynt: resultatet sier hvem som scoret.', 'Decoration: the score says which side has scored.'],
    check: [
      'At den ikke blinker mer enn tre ganger i sekundet (2.3.1).',
      'That it flashes no more than three times a second (2.3.1).',
    ],
  },
};
