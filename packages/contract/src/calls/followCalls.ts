import { object, pick } from 'valibot';
import { reorderFollowsAnswer, reorderFollowsRequest } from '../rpc/reorder_follows.ts';
import { followKindsRow } from '../tables/follow_kinds.ts';
import { hiddenResultRow } from '../tables/hidden_results.ts';
import { userFollowRow } from '../tables/user_follows.ts';
import { insertMissing, procedure, read, remove, topic, update, upsert } from './Call.ts';

const { id, entity_type, entity_id, display_name, crest_url, priority, notifications } = userFollowRow.entries;
const key = object({ id });

/** A spectator's follows, the kinds of events that each follow announces, and the results that the spectator hides. */
export const followCalls = {
  readMyFollows: read('user_follows?select=*&user_id=eq.{user}&order=priority.asc', userFollowRow),
  follow: insertMissing(
    'user_follows?on_conflict=user_id,entity_type,entity_id&select=id',
    object({ id, entity_type, entity_id, display_name, crest_url, priority, notifications }),
    key,
  ),
  unfollow: remove('user_follows?id=eq.{follow}&select=id', key),
  notifyOfFollow: update('user_follows?id=eq.{follow}&select=id', object({ notifications }), key),
  /** For a backend without `reorder_follows`. */
  placeFollow: update('user_follows?id=eq.{follow}&select=id', object({ priority }), key),
  reorderFollows: procedure('reorder_follows', reorderFollowsRequest, reorderFollowsAnswer),
  readFollowKinds: read('follow_kinds?select=id,user_id,entity_type,entity_id,kinds', followKindsRow),
  chooseFollowKinds: upsert(
    'follow_kinds?on_conflict=user_id,entity_type,entity_id&select=id',
    pick(followKindsRow, ['entity_type', 'entity_id', 'kinds']),
    key,
  ),
  hearMyFollows: topic('user_follows?user_id=eq.{user}', 'rows', userFollowRow),
  readHiddenResults: read('hidden_results?select=*', hiddenResultRow),
  chooseHiddenResult: upsert(
    'hidden_results?on_conflict=user_id,subject&select=id',
    pick(hiddenResultRow, ['subject', 'name', 'from_day', 'hidden', 'chosen_at']),
    key,
  ),
  hearHiddenResults: topic('hidden_results?user_id=eq.{user}', 'rows', hiddenResultRow),
};
