/** A match that is played when the demo opens, one that is not yet and one whose event data are real. */
const matches = { live: '500007', upcoming: '500009', measured: '2499719' } as const;

/** An address of every screen for spectators who are signed in. */
export const everyScreen = [
  '/results',
  '/match',
  `/match?id=${matches.live}`,
  `/match/${matches.live}`,
  `/match/${matches.upcoming}`,
  `/match/${matches.measured}?fane=kampfakta`,
  '/team?lag=900003',
  '/team/900003',
  '/competition/TIP',
  '/scouting',
  '/friends',
  '/menu',
  '/profile',
  '/settings',
  '/settings/follows',
  '/settings/follows?fane=prioriterte',
  '/fantasy',
  '/pitch-shots',
  '/calibrate',
  '/nowhere',
] as const;
