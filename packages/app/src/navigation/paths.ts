// Separate from `paths`, so that the script before the first paint, which needs only these four, does not contain the others.
export const resultsPath = '/results';
export const matchesPath = '/match';
export const authPath = '/auth';
/** Only in the demo. */
export const mailboxPath = '/demo/mailbox';

const profile = '/profile';
const follows = '/settings/follows';

/** Every path of the app, written once. */
export const paths = {
  root: '/',
  results: resultsPath,
  match: matchesPath,
  team: '/team',
  competition: '/competition',
  scouting: '/scouting',
  friends: '/friends',
  auth: authPath,
  acceptInvitation: '/accept-invitation',
  profile,
  menu: '/menu',
  settings: '/settings',
  follows,
  fantasy: '/fantasy',
  pitch: '/pitch',
  pitchBalls: '/pitch-balls',
  pitchShots: '/pitch-shots',
  calibrateGoal: '/calibrate-goal',
  calibrate: '/calibrate',
  about: '/about',
  reports: '/admin/reports',
  accessibility: '/about/accessibility',
  warmResults: '/admin/warm-results',
  mailbox: mailboxPath,
} as const;

/** The address of one match's details. */
export function matchPath(id: string): string {
  return `${paths.match}/${encodeURIComponent(id)}`;
}

/** The address of a match as it was at a minute. */
export function matchMomentPath(id: string, minute: number): string {
  return `${matchPath(id)}?${new URLSearchParams({ [minuteParameter]: String(minute) })}`;
}

/** The address of the match screen, which follows a match live, with its chat. */
export function matchChatPath(id: string): string {
  return `${paths.match}?${new URLSearchParams({ id })}`;
}

/** The address of one team's own page. */
export function teamPath(id: string): string {
  return `${paths.team}/${encodeURIComponent(id)}`;
}

/** The parameter that names the team whose chat is open, on the tab of the teams. */
export const chatTeamParameter = 'lag';

/** The address of one team's chat. */
export function teamChatPath(id: string): string {
  return `${paths.team}?${new URLSearchParams({ [chatTeamParameter]: id })}`;
}

/** The address of one competition's page, by its code. */
export function competitionPath(code: string): string {
  return `${paths.competition}/${encodeURIComponent(code)}`;
}

/** The parameter that names the round on a competition's page. The current round has none. */
export const roundParameter = 'runde';

/** The parameter that names the tab of the profile, or of the follows. The first tab has none. */
export const profileTabParameter = 'fane';

/** The value of `profileTabParameter` for the follows in the order of their priority. */
export const priorityTab = 'prioriterte';

/** The address of the notices of each followed team and competition. */
export const teamNoticesPath = `${follows}?${profileTabParameter}=${priorityTab}`;

/** The parameter that names the tab of an opened match. The first tab has none. */
export const matchTabParameter = 'fane';

/** The parameter that holds the minute at which an opened match is shown. A match that is shown as it is now has none. */
export const minuteParameter = 'minutt';

/** The value of `profileTabParameter` for the invitations. */
export const messagesTab = 'meldinger';

/** The address of the invitations. */
export const messagesPath = `${profile}?${profileTabParameter}=${messagesTab}`;

/** The parameter that holds the chosen day of the results screen. Today has none. */
export const dayParameter = 'date';

/** The parameter that holds which of the day's matches are listed. All have none. */
export const filterParameter = 'filter';

/** The address of a day's results. */
export function dayPath(day: string): string {
  return `${paths.results}?${new URLSearchParams({ [dayParameter]: day })}`;
}

/** The parameter that names a match: the one to open, or on the results screen the one in the pane. */
export const matchParameter = 'match';

/** The parameter that holds the address to which a sign-in leads. */
export const returnParameter = 'next';

/** The parameter of the sign-in address that carries the token of a friend's invitation. */
export const invitationParameter = 'invitation';

/**
 * Whether the root of the site redirects to the sign-in, because Google or the link in a mail has added an invitation
 * or an address to return to.
 */
export function leadsToSignIn(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has(invitationParameter) || parameters.has(returnParameter);
}

/** The address of the demo's mailbox, which leads back to another address of the app. */
export function mailboxHref(back: string): string {
  return `${paths.mailbox}?${new URLSearchParams({ [returnParameter]: back })}`;
}

/** The demo's own parameters, kept across navigation. */
const keptParameters = ['demo', 'speed', 'seed', 'user'] as const;

/** Adds the demo's parameters of the present address to another address of the app. */
export function keepDemo(to: string, search: string): string {
  const here = new URLSearchParams(search);
  const there = new URL(to, 'http://tribunen.invalid');
  for (const name of keptParameters) {
    const value = here.get(name);
    if (value !== null && !there.searchParams.has(name)) there.searchParams.set(name, value);
  }
  return `${there.pathname}${there.search}${there.hash}`;
}

/** The address to which a sign-in leads, which is always inside the app. */
export function safeReturn(next: string | null): string {
  if (next === null || !next.startsWith('/')) return paths.root;
  const home = 'http://tribunen.invalid';
  // The address is parsed as the browser does, because `/.//example.com` and `/\\example.com` lead to other sites, and `//` to none.
  if (!URL.canParse(next, home)) return paths.root;
  const { origin, pathname, search, hash } = new URL(next, home);
  return origin === home && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : paths.root;
}
