/** A match that is played when the demo opens, one that is not yet and one whose event data are real. */
const matches = { live: '500007', upcoming: '500009', measured: '2499719' } as const;

/** One of the seed's friends. */
const friend = '0805eb95-041e-83e3-b9ae-2e872c8f5d08';

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
  `/friends/${friend}`,
  '/menu',
  '/profile',
  '/settings',
  '/settings/follows',
  '/settings/follows?fane=prioriterte',
  '/fantasy',
  '/pitch',
  '/pitch-balls',
  '/pitch-shots',
  '/calibrate',
  '/calibrate-goal',
  '/accept-invitation?token=unknown',
  '/nowhere',
] as const;

/** Those for visitors alone. */
export const visitorScreens = ['/auth?demo=utlogget', '/auth?demo=utlogget&signup=true'] as const;
