import type { Follow } from '../follow/Follow.ts';
import { orderFollows } from '../follow/orderFollows.ts';
import { shortClubName } from '../competition/shortClubName.ts';
import type { Team, TeamId } from '../match/Match.ts';
import { normaliseTeam } from '../match/normaliseTeam.ts';
import { compareText } from '../text/compareText.ts';

/** A team that has a chat. */
export interface ChatTeam extends Team {
  readonly id: TeamId;
  readonly name: string;
  readonly isFollowed: boolean;
}

/**
 * The teams whose chat can be opened, each once: the followed ones by priority, then the others by name. A followed team
 * that is not loaded is known by its follow (CHAT-37).
 *
 * @param byName compares two teams by the names that the reader sees
 */
export function chatTeams(
  loaded: readonly Team[],
  follows: readonly Follow[],
  byName: (a: ChatTeam, b: ChatTeam) => number,
): ChatTeam[] {
  const byId = new Map(loaded.flatMap(withChat).map((team) => [String(team.id), team]));
  const followed = new Map<string, ChatTeam>();
  for (const { entityType, entityId, displayName, crestUrl } of orderFollows(follows)) {
    if (entityType !== 'team' || followed.has(entityId)) continue;
    const byFollow = {
      id: entityId,
      name: displayName,
      shortName: shortClubName(displayName),
      tla: null,
      crest: crestUrl,
    };
    const team = byId.get(entityId) ?? withChat(normaliseTeam(byFollow))[0];
    if (team !== undefined) followed.set(entityId, { ...team, isFollowed: true });
  }
  const others = [...byId.values()]
    .filter(({ id }) => !followed.has(id))
    .toSorted((a, b) => byName(a, b) || compareText(a.id, b.id));
  return [...followed.values(), ...others];
}

/** The team, if its chat can have a key: whole numbers and a name. */
function withChat(team: Team): ChatTeam[] {
  const { id, name } = team;
  return id === null || name === null || !/^\d+$/.test(id) ? [] : [{ ...team, id, name, isFollowed: false }];
}
