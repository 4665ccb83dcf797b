import { pick } from 'valibot';
import { chatBroadcast } from '../realtime/chatBroadcast.ts';
import { liveBroadcast } from '../realtime/liveBroadcast.ts';
import { matchBroadcast } from '../realtime/matchBroadcast.ts';
import { rowBroadcast } from '../realtime/userBroadcast.ts';
import { feedPaceAnswer } from '../rpc/feed_pace.ts';
import { liveEventRow } from '../tables/live_events_new.ts';
import { liveMatchRow } from '../tables/live_matches_new.ts';
import { matchStateRow } from '../tables/match_state.ts';
import { procedure, read, topic } from './Call.ts';

const oldestFirst = 'order=occurred_at.asc,id.asc&offset={offset}&limit={limit}';

/** The matches in play and their events, by rows in a small project and by broadcasts in a crowd. */
export const liveCalls = {
  readChangedMatches: read(
    'live_matches_new?select=*&updated_at=gte.{since}&order=updated_at.asc&limit=200',
    liveMatchRow,
  ),
  /** For a backend whose table has no `updated_at`. */
  readMatchesInPlay: read('live_matches_new?select=*&status=in.(LIVE,IN_PLAY,PAUSED,FINISHED)&limit=200', liveMatchRow),
  readLiveMatchIds: read(
    'live_matches_new?select=id&status=in.(LIVE,IN_PLAY,HT,PAUSED,POSTPONED)&order=id.asc&limit=50',
    pick(liveMatchRow, ['id']),
  ),
  readEvents: read(`live_events_new?select=*&occurred_at=gte.{since}&${oldestFirst}`, liveEventRow, [
    'match_id=eq.{match}',
  ]),
  readFeedPace: procedure('feed_pace', null, feedPaceAnswer),
  hearMatches: topic('live_matches_new?status=in.(LIVE,IN_PLAY,PAUSED,FINISHED)', 'rows', liveMatchRow),
  hearMatchState: topic('match_state?id=eq.{match}', 'rows', matchStateRow),
  hearEvents: topic('live_events_new', 'new rows', liveEventRow),
  hearEventsOfTypes: topic('live_events_new?event_type=in.({types})', 'new rows', liveEventRow),
  hearAllMatchesInCrowd: topic('live', 'broadcasts', liveBroadcast),
  hearMatchInCrowd: topic('match:{match}', 'broadcasts', matchBroadcast),
  hearTeamChatInCrowd: topic('team:{team}', 'broadcasts', chatBroadcast),
  hearOwnRowsInCrowd: topic('user:{user}', 'broadcasts', rowBroadcast),
};
