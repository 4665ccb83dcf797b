import { matchChatRoom, type Match } from '@tribunen/domain';
import { messageId } from '@tribunen/contract';
import { type TogetherView, useWords } from '@tribunen/ui';
import { useMemo, useState } from 'react';
import { parse } from 'valibot';
import { outboxesOf } from '../../../../chat/outbox/outboxesOf.ts';
import { useProfiles } from '../../../../data/people/useProfiles.ts';
import { useObserved } from '../../../../lib/state/useObserved.ts';
import type { ChosenKnowledge } from '../../../../live/knownUntil/knownUntilOf.ts';
import { instantNow } from '../../../../services/instantNow.ts';
import { useServices } from '../../../../services/useServices.ts';
import { useSession } from '../../../../services/useSession.ts';

/** The friends who watch a match together with the reader (KNOWN-8). */
export function useTogetherView(match: Match, knowledge: ChosenKnowledge): TogetherView {
  const words = useWords();
  const { t } = words;
  const services = useServices();
  const session = useSession();
  const { together } = useObserved(knowledge.choices);
  const friends = useObserved(knowledge.friends);
  const ids = useMemo(() => new Set(friends.map(({ userId }) => userId)), [friends]);
  const user = session.status === 'signed-in' ? session.user : null;
  const profiles = useProfiles(user?.id ?? null, ids);
  const [isInvited, setInvited] = useState(false);
  if (user === null) return { status: 'signed-out' };
  if (together?.match !== match.id) {
    return { status: 'alone', onSit: () => knowledge.sitTogether(match.id) };
  }
  const invite = (): void => {
    setInvited(true);
    const room = matchChatRoom(match);
    const outboxes = outboxesOf(services, words);
    outboxes.start();
    outboxes.open(room);
    outboxes.of(room)?.write({
      id: parse(messageId, crypto.randomUUID()),
      text: t(($) => $.known.together.invitation),
      taggedUserId: null,
      referenceMessageId: null,
      writtenAt: instantNow(services),
    });
  };
  return {
    status: 'together',
    friends: friends.map(({ userId }) => profiles.get(userId)?.name ?? t(($) => $.common.unknownUser)),
    onInvite: invite,
    isInvited,
    onLeave: knowledge.leaveFriends,
  };
}
