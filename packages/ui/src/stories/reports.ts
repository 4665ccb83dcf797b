import { eventsOf, type Match, type MatchEvent } from '@tribunen/domain';

/** A long afternoon: every kind of event, for a match of the stories. */
export function storyEvents({ homeTeam, awayTeam }: Match): readonly MatchEvent[] {
  const [home, away] = [
    { id: homeTeam.id, name: homeTeam.name },
    { id: awayTeam.id, name: awayTeam.name },
  ];
  return eventsOf({
    homeTeam: home,
    awayTeam: away,
    goals: [
      {
        minute: 79,
        type: 'REGULAR',
        team: away,
        scorer: { name: 'Erling Haaland' },
        assist: { name: 'Martin Ødegaard' },
      },
      { minute: 90, type: 'PENALTY', team: away, scorer: { name: 'Erling Haaland' } },
    ],
    bookings: [
      { minute: 31, card: 'YELLOW', team: home, player: { name: 'Casemiro' } },
      { minute: 45, injuryTime: 2, card: 'YELLOW', team: away, player: { name: 'Sander Berge' } },
      { minute: 87, card: 'YELLOW_RED', team: home, player: { name: 'Casemiro' } },
      { minute: 89, card: 'RED', team: home, player: null },
    ],
    substitutions: [
      { minute: 66, team: away, playerOut: { name: 'Andreas Schjelderup' }, playerIn: { name: 'Antonio Nusa' } },
      { minute: 71, team: home, playerOut: { name: 'Matheus Cunha' }, playerIn: { name: 'Neymar' } },
    ],
    events: [
      { type: 'GOAL', minute: 52, team: home, player: { name: 'Vinícius Júnior' } },
      { type: 'VAR', minute: 54, team: home },
    ],
  });
}

const longName = 'Maximiliano Alejandro de la Concepción Fernández-Villavicencio';

/** Events as careless sources report them: without players, with the longest names, in a minute that no match reaches. */
export function oddEvents({ homeTeam, awayTeam }: Match): readonly MatchEvent[] {
  const [home, away] = [
    { id: homeTeam.id, name: homeTeam.name },
    { id: awayTeam.id, name: awayTeam.name },
  ];
  return eventsOf({
    homeTeam: home,
    awayTeam: away,
    goals: [
      { minute: null, type: 'OWN', team: home, scorer: null },
      {
        minute: 130,
        injuryTime: 11,
        type: 'REGULAR',
        team: away,
        scorer: { name: longName },
        assist: { name: longName },
      },
    ],
    bookings: [{ minute: 44, card: 'RED', team: null, player: { name: longName } }],
    substitutions: [{ minute: 60, team: home, playerOut: { name: longName }, playerIn: null }],
  });
}
