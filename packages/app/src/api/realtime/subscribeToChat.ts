import { type ChatChange, matchTopic, parseChatBroadcast, teamTopic, toChatMessage } from '@tribunen/contract';
import { cadence, type ChatRoom, type Profile, type UtcInstant } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { hearBroadcasts } from './hearBroadcasts.ts';
import { openByMode } from './openByMode.ts';
import type { RealtimeLine } from './RealtimeLine.ts';
import type { TopicListener } from './RealtimeSocket.ts';
import { type ChangesListener, subscribeToRows } from './subscribeToRows.ts';
import { upLater } from './upLater.ts';

/** A change in a chat, or the number of messages that were left out before the next ones (CHAT-41). */
export type ChatNews = ChatChange | { readonly type: 'LEFT_OUT'; readonly count: number; readonly before: UtcInstant };

const table = 'team_messages';

/**
 * Listens to new and deleted messages of a chat; in a crowd the messages of each second arrive together.
 *
 * @param onPeople receives the people named in new messages, before the messages; called only in a crowd (CHAT-44)
 * @returns a function that ends the subscription
 */
export function subscribeToChat(
  { socket, mode, random }: RealtimeLine,
  room: ChatRoom,
  listener: ChangesListener<ChatNews>,
  onPeople: (people: readonly Profile[]) => void,
): () => void {
  const rows = (topics: TopicListener): (() => void) =>
    subscribeToRows(
      socket,
      {
        channel: `${table}:${room.teamId}:${room.teamName}`,
        table,
        event: '*',
        // The chats of all matches have team id 0.
        filters: [room.teamId === 0 ? `team_name=eq.${filterValue(room.teamName)}` : `team_id=eq.${room.teamId}`],
        translate: toChatMessage,
      },
      { ...topics, onChange: (change) => listener.onChange(change) },
    );
  const topic = topicOf(room);
  if (topic === null) return rows(listener);
  const late = upLater(() => (mode.current() === 'crowd' ? random() * cadence.crowd.catchUp : 0), listener);
  const close = openByMode(
    mode,
    {
      small: rows,
      crowd: (topics) =>
        hearBroadcasts(
          socket,
          { topic, event: 'chat' },
          {
            ...topics,
            onBroadcast: (payload) => {
              const news = parseChatBroadcast(payload);
              reportFaults(news.faults);
              onPeople(news.people);
              takeNews(news, topics, listener);
            },
          },
        ),
    },
    late.listener,
  );
  return () => {
    late.end();
    close();
  };
}

function takeNews(
  { changes, leftOut }: ReturnType<typeof parseChatBroadcast>,
  topics: TopicListener,
  listener: ChangesListener<ChatNews>,
): void {
  const [first] = changes.flatMap((change) => (change.type === 'INSERT' ? [change.value.createdAt] : [])).toSorted();
  if (leftOut > 0) {
    if (first !== undefined) listener.onChange({ type: 'LEFT_OUT', count: leftOut, before: first });
    // Without a message before which the gap could be marked, the chat is loaded.
    else topics.onUp();
  }
  for (const change of changes) listener.onChange(change);
}

/** The topic of a chat in a crowd; null for the chat of a match whose id is unknown. */
function topicOf({ matchId, teamId }: ChatRoom): string | null {
  if (matchId !== null) return matchTopic(matchId);
  return teamId === 0 ? null : teamTopic(teamId);
}

/** Quotes a value that contains commas, brackets or quotes. */
function filterValue(text: string): string {
  return /[,()"\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : text;
}
