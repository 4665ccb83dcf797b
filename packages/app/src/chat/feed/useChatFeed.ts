import type { ChatFilter, ChatReader, LiveEvent, Outbox, FilterLists } from '@tribunen/domain';
import type { ChatFeedView, ChatFilterView } from '@tribunen/ui';
import { useMemo, useState } from 'react';
import { useToday } from '../../services/useToday.ts';
import { ChatItems } from './ChatItems.ts';
import { toChatFeed } from './toChatFeed.ts';
import type { ShownHistory } from '../history/useChatHistory.ts';

interface ChatFeedParts {
  readonly shown: ShownHistory;
  readonly outbox: Outbox | null;
  readonly reader: ChatReader;
  readonly filter: FilterLists;
  /** Whether all lists of the filter are loaded, so that it hides everything it should. */
  readonly hidesAll: boolean;
  readonly events: readonly LiveEvent[];
  /** The names in the reader's fantasy squad. */
  readonly fantasyPlayers: readonly string[];
  readonly isLive: boolean;
}

/** The feed of a chat, filtered for its reader, and the chips above it. */
export function useChatFeed(parts: ChatFeedParts): { readonly feed: ChatFeedView; readonly filter: ChatFilterView } {
  const { shown, outbox, reader, filter, hidesAll, events, fantasyPlayers, isLive } = parts;
  const today = useToday();
  const [chosen, onFilter] = useState<ChatFilter>('all');
  const [items] = useState(() => new ChatItems());
  const history = shown.status === 'ready' ? shown.history : null;
  const feed = useMemo(
    () => history && toChatFeed({ history, outbox, reader, filter, chosen, events, fantasyPlayers, isLive, items }),
    [history, outbox, reader, filter, chosen, events, fantasyPlayers, isLive, items],
  );
  const chips = { chosen, counts: feed?.counts ?? null, onFilter };
  if (shown.status !== 'ready' || feed === null) {
    return { feed: shown.status === 'error' ? shown : { status: 'loading' }, filter: chips };
  }
  const { older, onLoadOlder, leftOut, onLoadLeftOut, onAtNewest } = shown;
  const { lines, deliveries } = feed;
  return {
    feed: {
      status: 'ready',
      lines,
      hidesAll,
      today,
      deliveries,
      older,
      onLoadOlder,
      leftOut,
      onLoadLeftOut,
      onAtNewest,
    },
    filter: chips,
  };
}
