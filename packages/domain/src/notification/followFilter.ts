import type { Follow, FollowedKind } from '../follow/Follow.ts';
import { type FollowKinds, kindsOf, type NotifiedKinds } from '../follow/FollowKinds.ts';
import type { Match } from '../match/Match.ts';
import { foldText } from '../text/foldText.ts';
import { classifyEvent, type EventClass } from './classifyEvent.ts';
import type { LiveEvent } from './LiveEvent.ts';

/** Follows, grouped by the field of an event that names them. */
interface Followed {
  readonly teamIds: ReadonlySet<string>;
  /** Folded, as names are compared. */
  readonly teamNames: ReadonlySet<string>;
  readonly competitionIds: ReadonlySet<string>;
  readonly playerIds: ReadonlySet<string>;
}

/** The follows with notifications on. */
export interface NotifiedFollows extends Followed {
  /** The follows among them that announce each kind of event. */
  readonly telling: Readonly<Record<Exclude<EventClass, 'other'>, Followed>>;
}

/**
 * The follows with notifications on, of all follows (NOTIFY-7), and the follows among them that announce goals and red
 * cards (NOTIFY-35).
 *
 * @param chosen the kinds of events that the spectator has chosen for follows
 */
export function notifiedFollows(follows: readonly Follow[], chosen: readonly FollowKinds[]): NotifiedFollows {
  const notified = follows.filter(({ notifications }) => notifications);
  const telling = (kind: NotifiedKinds): Followed =>
    followedBy(notified.filter((follow) => ['both', kind].includes(kindsOf(follow, chosen))));
  return { ...followedBy(notified), telling: { goal: telling('goals'), 'red-card': telling('red-cards') } };
}

function followedBy(follows: readonly Follow[]): Followed {
  const ids = (kind: FollowedKind): ReadonlySet<string> =>
    new Set(follows.filter(({ entityType }) => entityType === kind).map(({ entityId }) => entityId));
  const teams = follows.filter(({ entityType }) => entityType === 'team');
  return {
    teamIds: ids('team'),
    teamNames: new Set(teams.map(({ displayName }) => foldText(displayName)).filter((name) => name !== '')),
    competitionIds: ids('competition'),
    playerIds: ids('player'),
  };
}

/**
 * Whether an event is announced to a spectator: they follow its team, its home or away team, by id or name, its person,
 * or the competition of its match (NOTIFY-8), and that follow announces events of its kind (NOTIFY-35). Matches are
 * never followed.
 */
export function passesFollows(event: LiveEvent, notified: NotifiedFollows): boolean {
  const { teamId, teamName, homeTeam, awayTeam, personId, competitionId, matchTeamIds } = event;
  const kind = classifyEvent(event.eventType);
  const follows = kind === 'other' ? notified : notified.telling[kind];
  return (
    has(follows.teamIds, teamId) ||
    matchTeamIds.some((id) => follows.teamIds.has(id)) ||
    [teamName, homeTeam, awayTeam].some((name) => isNamed(name, follows)) ||
    has(follows.playerIds, personId) ||
    has(follows.competitionIds, competitionId)
  );
}

/** Whether no follow has notifications on, so that nothing is announced. */
export function isNothingNotified({ teamIds, teamNames, competitionIds, playerIds }: NotifiedFollows): boolean {
  return teamIds.size + teamNames.size + competitionIds.size + playerIds.size === 0;
}

/**
 * Whether events of a match may be announced (NOTIFY-28): a side or the competition is followed. When a player is
 * followed it may be any match, because the line-ups are not known.
 */
export function mayNotify({ homeTeam, awayTeam, competition }: Match, follows: NotifiedFollows): boolean {
  const sides = [homeTeam, awayTeam];
  return (
    follows.playerIds.size > 0 ||
    sides.some(({ id }) => has(follows.teamIds, id)) ||
    sides.flatMap(({ name, shortName }) => [name, shortName]).some((name) => isNamed(name, follows)) ||
    has(follows.competitionIds, competition.dbId?.toString() ?? null)
  );
}

function isNamed(name: string | null, { teamNames }: Followed): boolean {
  return name !== null && teamNames.has(foldText(name));
}

function has(ids: ReadonlySet<string>, id: string | null): boolean {
  return id !== null && ids.has(id);
}
