import { FANTASY_GAMES } from '@tribunen/domain';
import { array, boolean, nullable, number, object, optional, pick, picklist, string, unknown } from 'valibot';
import { rowId } from '../columns.ts';
import { announcedMode } from '../live/announcedMode.ts';
import { exportMyDataAnswer } from '../functions/export-my-data.ts';
import { providerMatch } from '../provider/football-data/providerMatch.ts';
import { providerMatchReport } from '../provider/football-data/providerMatchReport.ts';
import { providerTeam } from '../provider/football-data/providerTeam.ts';
import { providerTeamDetails } from '../provider/football-data/providerTeamDetails.ts';
import { friendshipRow } from '../tables/friendships.ts';
import { invitationRow } from '../tables/invitations.ts';
import { liveEventRow } from '../tables/live_events_new.ts';
import { liveMatchRow } from '../tables/live_matches_new.ts';
import { matchStateRow } from '../tables/match_state.ts';
import { profileRow } from '../tables/profiles.ts';
import { userBlockRow } from '../tables/user_blocks.ts';
import { procedure, read } from './Call.ts';

type Row = Parameters<typeof read>[1];

/** A read of all rows, page by page. */
const pages = (path: string, row: Row, optional: readonly string[] = []) =>
  read(`${path}&limit={limit}&offset={offset}`, row, optional);

/** A procedure to which a test passes the moment; by default the moment comes from the database's clock. */
const timed = (name: string, parameters: readonly string[], answer: Parameters<typeof procedure>[2]) =>
  procedure(
    name,
    object({ ...Object.fromEntries(parameters.map((parameter) => [parameter, unknown()])), at: optional(string()) }),
    answer,
  );

const listedMatch = object({ summary: providerMatch });
const listedTeam = object({ summary: providerTeam });

/** The calls of the edge functions and the jobs, with the service key. */
export const edgeCalls = {
  readMode: pages(
    'live_mode?select=mode,check_in_seconds&order=mode',
    object({ mode: announcedMode, check_in_seconds: nullable(number()) }),
  ),
  readAnswer: pages(
    'provider_answers?select=body,fetched_at&name=eq.{name}',
    object({ body: unknown(), fetched_at: string() }),
  ),
  readMatchesOfDay: pages('provider_matches?select=summary&and={day}&order=utc_kickoff,id', listedMatch),
  readMatchesOfCompetition: pages(
    'provider_matches?select=summary&competition_code=eq.{code}&order=utc_kickoff,id',
    listedMatch,
  ),
  readMatchReport: pages(
    'provider_matches?select=report,summary&id=eq.{match}&order=id',
    object({ summary: providerMatchReport, report: nullable(providerMatchReport) }),
  ),
  readTeamsOfCompetition: pages(
    'provider_teams?select=summary&competition_codes=cs.{{code}}&order=name,id',
    listedTeam,
  ),
  readAllTeams: pages('provider_teams?select=summary&order=name,id', listedTeam),
  readTeamDetails: pages(
    'provider_teams?select=details&id=eq.{team}&order=id',
    object({ details: providerTeamDetails }),
  ),
  readLiveMatchesOfDay: pages('live_matches_new?and={day}&order=utc_kickoff,id', liveMatchRow),
  readStates: pages('match_state?id=in.({matches})&order=id', matchStateRow, ['updated_at=gte.{since}']),
  readEventsOfMatches: pages('live_events_new?match_id=in.({matches})&order=occurred_at,id', liveEventRow, [
    'created_at=gte.{since}',
  ]),
  readNewestEvents: pages('live_events_new?order=created_at,id', liveEventRow, ['created_at=gte.{since}']),
  isAnyLive: pages('live_matches_new?select=id&status=in.(LIVE,IN_PLAY,PAUSED)&order=id', pick(liveMatchRow, ['id'])),
  readNewestMatch: pages(
    'live_matches_new?select=moment:updated_at&order=updated_at.desc',
    object({ moment: string() }),
  ),
  readNewestEvent: pages(
    'live_events_new?select=moment:created_at&order=created_at.desc',
    object({ moment: string() }),
  ),
  readName: pages('profiles?select=name&user_id=eq.{user}&order=user_id', pick(profileRow, ['name'])),
  readFriendshipOfTwo: pages(
    'friendships?select=id&user1_id=eq.{first}&user2_id=eq.{second}&order=id',
    pick(object(friendshipRow.entries), ['id']),
  ),
  readDeclinedInvitations: pages(
    'invitations?select=id&sender_id=eq.{sender}&recipient_email=eq.{email}&declined_at=gte.{since}&order=id',
    pick(invitationRow, ['id']),
  ),
  readBlock: pages(
    'user_blocks?select=id&user_id=eq.{user}&blocked_id=eq.{blocked}&order=id',
    pick(object(userBlockRow.entries), ['id']),
  ),
  addInvitation: procedure(
    'add_invitation',
    object({
      sender: string(),
      address: string(),
      names_user: boolean(),
      standing: invitationRow.entries.status,
      at: invitationRow.entries.created_at,
      expiry: invitationRow.entries.expires_at,
    }),
    string(),
  ),
  findAccount: procedure(
    'find_account',
    object({ account: optional(string()), address: optional(string()) }),
    array(object({ id: string(), email: string() })),
  ),
  exportAccount: procedure(
    'export_account',
    object({ account: string(), skipped: number() }),
    nullable(exportMyDataAnswer),
  ),
  deleteAccount: procedure(
    'delete_account',
    object({ account: string(), confirmation: nullable(string()) }),
    boolean(),
  ),
  countPresent: procedure('count_present', object({}), number()),
  wishForAnswer: procedure('wish_for_answer', object({ name: string() }), null),
  wishForEntry: procedure(
    'wish_for_entry',
    object({ game: picklist(FANTASY_GAMES), asker: rowId, entry: number() }),
    null,
  ),
  feedSituation: timed('feed_situation', ['provider', 'per_minute', 'per_day'], unknown()),
  takeToken: timed('take_token', ['provider', 'call', 'per_minute', 'per_day', 'keep'], nullable(string())),
  noteAnswer: timed(
    'note_answer',
    ['provider', 'call', 'fault', 'available', 'reset_seconds', 'wait_seconds', 'available_today', 'failed'],
    boolean(),
  ),
  takeLease: timed('take_lease', ['job', 'seconds'], nullable(string())),
  releaseLease: procedure('release_lease', object({ job: string(), holder: string() }), unknown()),
  ownIds: procedure(
    'own_ids',
    object({ provider: string(), teams: array(unknown()), matches: optional(array(unknown())) }),
    unknown(),
  ),
  readStored: procedure('feed_stored', object({ ids: array(string()) }), array(unknown())),
  writeMatches: timed('write_matches', ['matches'], array(string())),
  staleAnswers: timed('stale_answers', ['names'], array(string())),
  wishedAnswers: timed('wished_answers', [], array(string())),
  keepAnswer: timed('keep_answer', ['name', 'body', 'fresh_seconds'], unknown()),
  knownAnswer: procedure('known_answer', object({ name: string() }), unknown()),
  keepTeams: timed('keep_teams', ['code', 'teams'], unknown()),
  fantasyEntries: timed('fantasy_entries', ['game'], array(number())),
  removeOld: timed('remove_old', [], object({ matches: number() })),
  takePushes: timed('take_pushes', ['most'], unknown()),
  notePushes: timed('note_pushes', ['done'], unknown()),
};
