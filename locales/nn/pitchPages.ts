import type { Translations } from '../Translations.ts';

/** The pages that draw on a picture of the pitch by its homography. */
export const pitchPages = {
  title: {
    pitch: 'Bane',
    balls: 'Ballar på bana',
    shots: 'Avslutningar på bana',
  },
  loading: 'Lastar banevising…',
  openMatch: 'Ekte hendingsdata: Arsenal–Leicester City 2017',
  openMatchSource: 'Data frå Wyscout, opna for alle av Pappalardo, Massucco m.fl. (CC BY 4.0)',
  eventFile: {
    title: 'Hendingsfil',
    hint: 'Wyscout, StatsBomb, SPADL eller kloppy, som JSON eller CSV. Slepp fila her, eller vel ho. Ho blir på denne eininga.',
    open: 'Opne hendingsfil',
    opened: '{{teams}}, frå «{{name}}»',
    empty: '«{{name}}» har ingen avslutningar, pasningar, løp eller duellar.',
    reading: 'Les «{{name}}»…',
    several: '«{{name}}» har {{count}} kampar. Kva for ein vil du sjå?',
    which: 'Kamp frå fila',
    choose: 'Vel ein kamp',
    /** One match of a file with several: its teams, its number in the file and how many events it has. */
    match: '{{teams}} ({{id}}): {{count}} hendingar',
    ownGoals_one: '{{count}} sjølvmål i fila blir ikkje teikna.',
    ownGoals_other: '{{count}} sjølvmål i fila blir ikkje teikna.',
    leftOut_one: '{{count}} hending manglar stad eller tid, og er utelaten.',
    leftOut_other: '{{count}} hendingar manglar stad eller tid, og er utelatne.',
  },
  background: {
    label: 'Bakgrunn',
    drawn: 'Teikna bane',
    picture: 'Bilete (debug)',
  },
  pages: 'Banevisingar',
  segments: { pitch: 'Bane', balls: 'Ballar', shots: 'Avslutningar' },
  drawing: {
    pitch: 'Bana sett frå tribunen',
    balls_one: 'Bana med {{count}} ball',
    balls_other: 'Bana med {{count}} ballar',
    shots_one: 'Bana med {{count}} avslutning',
    shots_other: 'Bana med {{count}} avslutningar',
  },
  outcome: {
    goal: 'Mål',
    'on-target': 'Redda',
    'off-target': 'Utanfor',
    blocked: 'Blokkert',
  },
  ball: 'Ball',
} as const satisfies Translations['pitchPages'];
