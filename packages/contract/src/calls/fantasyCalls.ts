import { pick } from 'valibot';
import { friendsFantasyTeamsAnswer, friendsFantasyTeamsRequest } from '../rpc/friends_fantasy_teams.ts';
import { replaceFantasyPlayersAnswer, replaceFantasyPlayersRequest } from '../rpc/replace_fantasy_players.ts';
import { profileRow } from '../tables/profiles.ts';
import { userFantasyPlayerRow } from '../tables/user_fantasy_players.ts';
import { insert, insertMissing, procedure, read, remove, update } from './Call.ts';

const owner = pick(profileRow, ['user_id']);
const saved = pick(profileRow, ['fantasy_team_id']);
const savedInEliteserien = pick(profileRow, ['eliteserien_team_id']);
const name = pick(userFantasyPlayerRow, ['player_name']);

/** A spectator's fantasy teams and their players. */
export const fantasyCalls = {
  readFantasyTeam: read('profiles?select=fantasy_team_id&user_id=eq.{user}', saved),
  saveFantasyTeam: update('profiles?user_id=eq.{user}&select=user_id', saved, owner),
  readEliteserienTeam: read('profiles?select=eliteserien_team_id&user_id=eq.{user}', savedInEliteserien),
  saveEliteserienTeam: update('profiles?user_id=eq.{user}&select=user_id', savedInEliteserien, owner),
  addProfile: insertMissing('profiles?select=user_id', owner, owner),
  readFantasyPlayers: read('user_fantasy_players?select=player_name&user_id=eq.{user}', name),
  replaceFantasyPlayers: procedure(
    'replace_fantasy_players',
    replaceFantasyPlayersRequest,
    replaceFantasyPlayersAnswer,
  ),
  /** This call and the next are for a backend without `replace_fantasy_players`. */
  removeFantasyPlayers: remove('user_fantasy_players?user_id=eq.{user}&select=player_name', name),
  addFantasyPlayers: insert(
    'user_fantasy_players?select=player_name',
    pick(userFantasyPlayerRow, [
      'user_id',
      'player_name',
      'player_id',
      'position',
      'team_name',
      'is_captain',
      'is_vice_captain',
    ]),
    name,
  ),
  readFriendsFantasyTeams: procedure('friends_fantasy_teams', friendsFantasyTeamsRequest, friendsFantasyTeamsAnswer),
};
