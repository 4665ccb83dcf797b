import type { ChatItem, ChatLine, MessageId, OsloDay } from '@tribunen/domain';
import type { ChatActions, ChatFeedView, Delivery } from '../ChatView.ts';
import { Message } from '../Message/Message.tsx';
import type { MessageCommands } from '../Message/MessageCommands.ts';
import { DayLine } from './DayLine.tsx';
import { EventLine } from './EventLine.tsx';
import { LeftOutLine } from './LeftOutLine.tsx';

interface ChatRowProps {
  readonly line: ChatLine;
  /** The line above; undefined at the start. */
  readonly above: ChatLine | undefined;
  readonly today: OsloDay;
  readonly feed: Pick<Extract<ChatFeedView, { status: 'ready' }>, 'leftOut' | 'onLoadLeftOut'>;
  readonly readerName: string | null;
  readonly deliveries: ReadonlyMap<MessageId, Delivery>;
  readonly showsRole: boolean;
  readonly selectable: boolean;
  readonly selected: MessageId | null;
  readonly sought: MessageId | null;
  readonly jumped: MessageId | null;
  readonly actions: ChatActions;
  readonly commands: MessageCommands;
}

/** One line of a chat. */
export function ChatRow({ line, above, today, feed, deliveries, selected, sought, jumped, ...rest }: ChatRowProps) {
  const stateOf = ({ id }: ChatItem) => ({
    delivery: deliveries.get(id) ?? null,
    isSelected: id === selected,
    isSought: id === sought,
    hasWayBack: id === jumped,
  });
  switch (line.kind) {
    case 'day':
      return <DayLine day={line.day} today={today} />;
    case 'event':
      return (
        <EventLine event={line.event} what={line.what} isFantasy={line.isFantasy} isCancelled={line.isCancelled} />
      );
    case 'left-out':
      return (
        <LeftOutLine
          count={line.count}
          load={feed.leftOut?.before === line.before ? feed.leftOut.status : null}
          onLoad={() => feed.onLoadLeftOut(line.before)}
        />
      );
    case 'message':
      return (
        <Message
          item={line.item}
          continues={
            !rest.showsRole &&
            line.item.authorId !== null &&
            above?.kind === 'message' &&
            above.item.authorId === line.item.authorId
          }
          {...stateOf(line.item)}
          {...rest}
        />
      );
  }
}
