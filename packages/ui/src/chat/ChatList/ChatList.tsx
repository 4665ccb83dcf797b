import { type ChatLine, type MessageId, messagesAfter, newestOfOthers, type UtcInstant } from '@tribunen/domain';
import { useContext, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import styled from 'styled-components';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useWords } from '../../i18n/useWords.ts';
import { ChatMoment } from '../ChatMoment.ts';
import type { ChatActions, ChatFeedView, ChatPlace } from '../ChatView.ts';
import type { MessageCommands } from '../Message/MessageCommands.ts';
import { BottomKeeper } from './BottomKeeper.ts';
import { ChatRow } from './ChatRow.tsx';
import { lineAt } from './lineAt.ts';
import { lineKey } from './lineKey.ts';
import { MomentNotice } from './MomentNotice.tsx';
import { NewestButton } from './NewestButton.tsx';
import { OlderNotice } from './OlderNotice.tsx';
import { useLineStep } from './useLineStep.ts';

/** The position of a reader above the newest message. */
export interface ReadingPlace {
  /** When the first visible message was written. */
  readonly at: UtcInstant;
  /** Its distance from the top of the list, in pixels. */
  readonly offset: number;
  /** The moment up to which the reader has seen all messages. */
  readonly seen: UtcInstant;
}

export interface ChatListHandle {
  toNewest(): void;
  /** Shows a message; false when it is not loaded. */
  toMessage(id: MessageId): boolean;
  /** Null while the reader is at the newest message. */
  place(): ReadingPlace | null;
}

interface ChatListProps {
  readonly feed: Extract<ChatFeedView, { status: 'ready' }>;
  readonly place: ChatPlace;
  readonly readerName: string | null;
  readonly selectable: boolean;
  readonly selected: MessageId | null;
  readonly sought: MessageId | null;
  /** The quoted message to which the reader has jumped, and from which a button leads back. */
  readonly jumped: MessageId | null;
  /** Null to start at the newest message. */
  readonly startAt: ReadingPlace | null;
  readonly actions: ChatActions;
  readonly commands: MessageCommands;
  readonly ref: Ref<ChatListHandle>;
}

/** The assumed height of a row that has not been measured: about that of a message of one line. */
const rowHeight = 68;
/**
 * The pixels of rows that are rendered beyond the window. Above the newest message, where the reader scrolls, they are
 * as many as a quick turn of the wheel passes between two frames.
 */
const beyondPx = { atNewest: 200, above: 1200 } as const;
/** The distance in pixels from the first line at which older messages are loaded. */
const earlyPx = 800;
/** The most times that the list is sent to a place again while rows are measured on the way. */
const mostTries = 3;

/**
 * The lines of a chat, newest at the bottom. It stays at the newest message while the reader is there. While the reader
 * is further up, the visible messages do not move, whatever arrives at either end. At an earlier minute of the match
 * (`ChatMoment`) it shows the messages of that time.
 */
export function ChatList(props: ChatListProps) {
  const { feed, place, readerName, selectable, selected, sought, jumped, startAt, actions, commands, ref } = props;
  const { t } = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [seen, setSeen] = useState<UtcInstant | null>(startAt?.seen ?? null);
  const { lines, shift } = useLineStep(feed.lines, seen === null);
  const { deliveries, older, today } = feed;

  const [bottom] = useState(() => new BottomKeeper(startAt === null));
  const tell = useRef<(isAtBottom: boolean) => void>(() => {});
  useLayoutEffect(() => {
    tell.current = (isAtBottom) => {
      setSeen(isAtBottom ? null : newestOfOthers(feed.lines));
      feed.onAtNewest(isAtBottom);
    };
  });
  useLayoutEffect(() => {
    if (list.current === null || scroller.current === null) return undefined;
    bottom.start(list.current, scroller.current, (isAtBottom) => tell.current(isAtBottom));
    return () => bottom.stop();
  }, [bottom]);
  useLayoutEffect(() => bottom.keep(), [bottom, lines]);

  const toStart = useRef(startAt);
  useEffect(() => {
    const { current: start } = toStart;
    toStart.current = null;
    if (start === null) return;
    const index = lines.findIndex((line) => line.kind === 'message' && line.item.timestamp >= start.at);
    if (index === -1) bottom.toBottom();
    else list.current?.scrollToIndex(index, { align: 'start', offset: -start.offset });
  }, [bottom, lines]);

  const moment = useContext(ChatMoment);
  // The minute to which the list has been moved; null for now. The list moves only once to a chosen minute, so that
  // nothing moves while it is held.
  const shownMinute = useRef<number | null>(null);
  // The place to which the list is scrolling. When rows are measured on the way, it is sent there again.
  const aim = useRef<{ readonly to: () => void; readonly lines: readonly ChatLine[]; tries: number } | null>(null);
  useEffect(() => {
    const minute = moment?.minute ?? null;
    if (minute === shownMinute.current) return;
    if (moment === null) {
      shownMinute.current = null;
      // A scroll that the virtual list has not finished would end elsewhere.
      aim.current = { to: () => bottom.keep(), lines, tries: mostTries };
      bottom.toBottom();
      return;
    }
    bottom.hold();
    const index = lineAt(lines, moment.at);
    const to = () => list.current?.scrollToIndex(Math.max(index, 0), { align: index === -1 ? 'start' : 'end' });
    aim.current = { to, lines, tries: mostTries };
    to();
    if (index === -1 && older !== 'none') {
      if (older === 'more') feed.onLoadOlder();
      return;
    }
    shownMinute.current = minute;
  }, [bottom, moment, lines, older, feed]);

  const asked = useRef<readonly ChatLine[] | null>(null);
  const askForOlder = () => {
    if (older !== 'more' || asked.current === lines || list.current === null) return;
    const isNear = bottom.isAtBottom ? !bottom.scrolls() : list.current.scrollOffset < earlyPx;
    if (!isNear) return;
    asked.current = lines;
    feed.onLoadOlder();
  };

  useImperativeHandle(ref, () => ({
    toNewest: () => bottom.toBottom(),
    toMessage(id) {
      const index = lines.findIndex((line) => line.kind === 'message' && line.item.id === id);
      if (index === -1) return false;
      bottom.leave();
      list.current?.scrollToIndex(index, { align: 'center' });
      return true;
    },
    place() {
      const { current: handle } = list;
      if (handle === null || seen === null) return null;
      const index = handle.findItemIndex(handle.scrollOffset);
      const line = lines.slice(index).find((each) => each.kind === 'message');
      if (line === undefined) return null;
      return { at: line.item.timestamp, offset: handle.getItemOffset(lines.indexOf(line)) - handle.scrollOffset, seen };
    },
  }));

  // A focused row must stay rendered when the reader scrolls.
  const kept = [selected, jumped].flatMap((id) => {
    const index = id === null ? -1 : lines.findIndex((line) => line.kind === 'message' && line.item.id === id);
    return index === -1 ? [] : [index];
  });
  return (
    <Place data-at-newest={seen === null}>
      <Scroller
        ref={scroller}
        role="log"
        aria-label={
          place.kind === 'direct'
            ? t(($) => $.chat.log.direct, { name: place.name })
            : t(($) => $.chat.log.comments, { name: place.name })
        }
        // `MessageAnnouncer` announces new messages, because rows also come and go as the reader scrolls.
        aria-live="off"
        tabIndex={0}
      >
        <Spacer />
        <Virtualizer
          ref={list}
          data={lines}
          shift={shift}
          itemSize={rowHeight}
          bufferSize={seen === null ? beyondPx.atNewest : beyondPx.above}
          {...(kept.length === 0 ? {} : { keepMounted: kept })}
          onScroll={(offset) => {
            bottom.onScroll(offset);
            askForOlder();
          }}
          onScrollEnd={() => {
            bottom.onScrollEnd();
            if (aim.current === null || aim.current.lines !== lines || aim.current.tries === 0) return;
            aim.current.tries--;
            aim.current.to();
          }}
          onResize={() => {
            bottom.onResize();
            askForOlder();
          }}
        >
          {(line, n) => (
            <ChatRow
              key={lineKey(line)}
              line={line}
              above={lines[n - 1]}
              showsRole={place.kind !== 'direct'}
              {...{ today, feed, readerName, deliveries, selectable, selected, sought, jumped, actions, commands }}
            />
          )}
        </Virtualizer>
      </Scroller>
      {moment !== null && <MomentNotice minute={moment.minute} />}
      <OlderNotice older={older} onRetry={feed.onLoadOlder} />
      {seen !== null && (
        <NewestButton unseen={messagesAfter(feed.lines, seen).length} onPress={() => bottom.toBottom()} />
      )}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-height: 0;
`;

/** A few rows are at its bottom. The browser's scroll anchoring would conflict with that of the virtual list. */
const Scroller = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: hidden auto;
  overflow-anchor: none;
  overscroll-behavior: contain;

  /* The virtual list ignores clicks while it scrolls, which a lively chat always does, so this undoes that. */
  & > div:last-child {
    pointer-events: auto !important;
  }

  /* The virtual list hides a row until it is measured. Before the first row is measured the list's height is a guess. */
  & > div:last-child:not(:has(> div:not([style*='visibility']))) {
    visibility: hidden;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Spacer = styled.div`
  flex-grow: 1;
`;
