import {
  canInviteAuthor,
  type ChatReader,
  type MessageId,
  personName,
  type ReportReason,
  type UserId,
  userTypeOf,
} from '@tribunen/domain';
import { type MessageMenuView, toast, useWords } from '@tribunen/ui';
import { useMutation, mutationOptions } from '@tanstack/react-query';
import { isDirect, type Room, roomsApi } from '../api/roomsApi.ts';
import { safetyApi, type SafetyApi } from '../api/safetyApi.ts';
import { useChange } from '../data/useChange.ts';
import { useFailureWords } from '../data/useFailureWords.ts';
import type { Invite } from '../data/people/useInvite.ts';
import { useReaderFilterChange } from '../data/people/useReaderFilterChange.ts';
import { instantNow } from '../services/instantNow.ts';
import { useApi } from '../services/useApi.ts';
import { useServices } from '../services/useServices.ts';
import { chatHistoryQuery, type RoomHistory } from './history/chatHistoryQuery.ts';
import type { Reported } from '../api/safetyApi.ts';

interface MenuParts {
  readonly room: Room;
  readonly userId: UserId;
  readonly reader: ChatReader;
  /** Null until the chat is loaded. */
  readonly history: RoomHistory | null;
  readonly invite: Invite;
}

/** The menu of a stored message. A spectator can delete their own message, and invite, mute, block or report the author of any other. */
export function useMessageMenu(parts: MenuParts): (id: MessageId) => MessageMenuView | null {
  const { room, userId, reader, history, invite } = parts;
  const services = useServices();
  const api = useApi(roomsApi);
  const safety = useApi(safetyApi);
  const { t } = useWords();
  const whyOf = useFailureWords();
  const tellFailed = (text: string): void => toast.failure({ title: t(($) => $.primitives.failed), text });
  const nameOf = (person: UserId): string => {
    const author = personName(person, reader);
    return author.kind === 'named' ? author.name : t(($) => $.common.unknownUser);
  };

  const remove = useChange<RoomHistory, MessageId>({
    query: chatHistoryQuery(api, room),
    // The result is ignored, because it is false only for a message that has been deleted already.
    call: async (id) => void (await api.deleteMessage(id, instantNow(services), room)),
    onFailed: (error) => tellFailed(t(($) => $.chatToasts.notDeleted, { message: whyOf(error) })),
  });
  const hide = useReaderFilterChange(userId, {
    onDone: (change) => {
      if (change.list === 'hiddenWords') return;
      const name = nameOf(change.userId);
      const title =
        change.list === 'muted' ? t(($) => $.chatToasts.muted, { name }) : t(($) => $.chatToasts.blocked, { name });
      toast.success({ title });
    },
    onFailed: (error, change) => {
      if (change.list === 'hiddenWords') return;
      const words = { name: nameOf(change.userId), message: whyOf(error) };
      tellFailed(
        change.list === 'muted' ? t(($) => $.chatToasts.notMuted, words) : t(($) => $.chatToasts.notBlocked, words),
      );
    },
  });
  const { mutate: report } = useMutation({
    ...reportMutation(safety),
    onSuccess: (_answer, { onReported }) => {
      toast.success({ title: t(($) => $.chatToasts.reported) });
      onReported();
    },
    onError: (error) => {
      console.error('A message was not reported', error);
      tellFailed(t(($) => $.chatToasts.notReported, { message: whyOf(error) }));
    },
  });

  return (id) => {
    const message = history?.messages.find((each) => each.id === id);
    if (message === undefined || message.isDeleted || message.isRemoved) return null;
    const { senderId } = message;
    if (senderId === userId) return { kind: 'own', onDelete: () => remove(id) };
    const reportThis = (reason: ReportReason, onReported: () => void): void =>
      report({ message: { where: isDirect(room) ? 'direct' : 'chat', id }, reason, onReported });
    if (senderId === null) {
      const onReport = (reason: ReportReason): void => reportThis(reason, () => {});
      return { kind: 'others', onInvite: null, onMute: null, onBlock: null, onReport };
    }
    const author = personName(senderId, reader);
    const onBlock = (): void => hide({ list: 'blocked', userId: senderId, isOn: true });
    return {
      kind: 'others',
      onInvite: canInviteAuthor(
        { author, userType: userTypeOf(senderId, reader), isInvited: invite.isInvited(senderId) },
        reader,
      )
        ? () => invite.send({ kind: 'spectator', id: senderId, name: nameOf(senderId) })
        : null,
      // Between two friends muting hides nothing (CHAT-28).
      onMute: isDirect(room) ? null : () => hide({ list: 'muted', userId: senderId, isOn: true }),
      onBlock,
      onReport: (reason, { block }) => reportThis(reason, () => block && onBlock()),
    };
  };
}

interface Report {
  readonly message: Reported;
  readonly reason: ReportReason;
  /** Called when the message has been reported. */
  readonly onReported: () => void;
}

function reportMutation(api: Pick<SafetyApi, 'report'>) {
  return mutationOptions({
    mutationFn: ({ message, reason }: Report) => api.report(message, reason),
  });
}
