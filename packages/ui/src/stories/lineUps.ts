import { eventsOf, type LineUp, type LineUpPlayer, type MatchEvent, type Side } from '@tribunen/domain';

/** The line-up of a side before its source has sent one. */
export const noLineUp: LineUp = { formation: null, lineup: [], bench: [] };

const names: Readonly<Record<Side, string>> = {
  home: 'Caio Antunes,Davi Moura,Enzo Furtado,Igor Barcellos,Luan Teles,Ruan Siqueira,Yuri Prates,Nilo Vargas,Otto Cabral,Tales Brandão,Zeca,Breno Lins,Kauê Dutra,Rafa Meireles',
  away: 'Odin Kvam,Åsmund Rød,Jens Strand Hovland,Mats Lie,Emil Dale,Nikolai Ravn,Sander Schjelderup,Iver Moe,Tobias Eng,Henrik Østgård,Elias Vik,Aksel Nes,Jon Skar,Ola Brekke',
};

/** A side of fourteen: eleven start, by slot. The third player is the captain. */
export function storyLineUp(side: Side, formation: string | null, starters = 11): LineUp {
  const players = names[side].split(',').map((name, n): LineUpPlayer => ({
    id: `${side} ${n}`,
    name,
    shirtNumber: n < 11 ? n + 1 : n + 4,
    position: n === 0 ? 'Goalkeeper' : null,
    slotIndex: n,
    captain: n === 2,
  }));
  return { formation, lineup: players.slice(0, starters), bench: players.slice(Math.max(starters, 11)) };
}

const teams = { home: { id: 1, name: 'Brazil' }, away: { id: 2, name: 'Norway' } };

/** Two goals, an own goal, cards of each kind, three changes. */
export const storyEvents: readonly MatchEvent[] = eventsOf({
  homeTeam: teams.home,
  awayTeam: teams.away,
  goals: [
    { minute: 23, team: teams.home, scorer: { name: 'Tales Brandão' }, assist: { name: 'Zeca' } },
    { minute: 45, injuryTime: 2, team: teams.away, scorer: { name: 'Henrik Østgård' } },
    { minute: 79, team: teams.away, scorer: { name: 'Henrik Østgård' }, assist: { name: 'Elias Vik' } },
    { minute: 88, type: 'OWN', team: teams.away, scorer: { name: 'Enzo Furtado' } },
  ],
  bookings: [
    { minute: 31, card: 'YELLOW', team: teams.home, player: { name: 'Luan Teles' } },
    { minute: 52, card: 'YELLOW', team: teams.away, player: { name: 'Åsmund Rød' } },
    { minute: 75, card: 'YELLOW_RED', team: teams.home, player: { name: 'Luan Teles' } },
    { minute: 83, card: 'RED', team: teams.home, player: { name: 'Ruan Siqueira' } },
  ],
  substitutions: [
    { minute: 60, team: teams.away, playerOut: { name: 'Sander Schjelderup' }, playerIn: { name: 'Aksel Nes' } },
    { minute: 71, team: teams.home, playerOut: { name: 'Zeca' }, playerIn: { name: 'Breno Lins' } },
    { minute: 90, injuryTime: 1, team: teams.away, playerOut: { name: 'Tobias Eng' }, playerIn: { name: 'Jon Skar' } },
  ],
});
