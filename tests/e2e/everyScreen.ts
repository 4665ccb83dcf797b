/** A match that is in play when the demo opens, an upcoming match, and a match with real event data. */
const matches = { live: '500007', upcoming: '500009', measured: '2499719' } as const;

/** A friend from the seed data. */
const friend = '0805eb95-041e-83e3-b9ae-2e872c8f5d08';

/** At least one address of every screen that a signed-in spectator can open. */
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
  '/about',
  '/about/accessibility',
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

/** The screens that only visitors see. */
export const visitorScreens = ['/auth?demo=utlogget', '/auth?demo=utlogget&signup=true'] as const;
