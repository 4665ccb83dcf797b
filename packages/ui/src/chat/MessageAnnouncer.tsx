import {
  announceMessages,
  type AnnouncerState,
  type ChatLine,
  epochMs,
  type MessageAnnouncement,
  messagesAfter,
  newestOfOthers,
  silentAnnouncer,
  type UtcInstant,
} from '@tribunen/domain';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { SaidOnce } from '../primitives/SaidOnce/SaidOnce.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { PersonsWords } from './PersonsWords.tsx';
import { QuietChat } from './QuietChat.ts';
import { usePersonName } from './usePersonName.ts';

interface MessageAnnouncerProps {
  readonly lines: readonly ChatLine[];
  now(): UtcInstant;
}

/** The time for which a message waits for its author's name, if the profile is not loaded. */
const nameWaitMs = 2000;

/**
 * Announces new messages to screen readers, politely, and in a flood not each of them (CHAT-36). Messages that are
 * there at first are not announced.
 */
export function MessageAnnouncer({ lines, now }: MessageAnnouncerProps) {
  const { t } = useWords();
  const nameOf = usePersonName();
  const isQuiet = useContext(QuietChat);
  const known = useRef(newestOfOthers(lines));
  const announcer = useRef<AnnouncerState>(silentAnnouncer);
  /** Since when a message waits for its author's name, in epoch milliseconds; null when none does. */
  const nameless = useRef<number | null>(null);
  const [spoken, setSpoken] = useState<{ readonly announcement: MessageAnnouncement; readonly number: number } | null>(
    null,
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = () => {
      const { announcement, state } = announceMessages(announcer.current, now());
      announcer.current = state;
      if (announcement !== null) setSpoken((before) => ({ announcement, number: (before?.number ?? 0) + 1 }));
      else if (state.waiting.length > 0) {
        timer = setTimeout(speak, Math.max(epochMs(state.silentUntil) - epochMs(now()), 0));
      }
    };
    const take = () => {
      const { waiting, silentUntil } = announcer.current;
      announcer.current = { waiting: [...waiting, ...messagesAfter(lines, known.current)], silentUntil };
      known.current = newestOfOthers(lines);
      nameless.current = null;
      speak();
    };
    if (messagesAfter(lines, known.current).some(({ author }) => author.kind === 'unknown')) {
      nameless.current ??= epochMs(now());
      timer = setTimeout(take, Math.max(nameless.current + nameWaitMs - epochMs(now()), 0));
    } else take();
    return () => clearTimeout(timer);
  }, [lines, now]);

  const wordsOf = (announcement: MessageAnnouncement): ReactNode => {
    if (announcement.kind === 'message') {
      const { content, isTaggedForCurrentUser } = announcement.item;
      const author = nameOf(announcement.item.author);
      return (
        <>
          {t(($) => (isTaggedForCurrentUser ? $.chat.announce.tagged : $.chat.announce.message), { author })}{' '}
          <PersonsWords>{content}</PersonsWords>
        </>
      );
    }
    const { count, tagging } = announcement;
    const messages = t(($) => $.chat.announce.count, { count });
    return tagging === null
      ? messages
      : t(($) => $.chat.announce.countAndTag, { messages, author: nameOf(tagging.author) });
  };

  return (
    <Spoken aria-live={isQuiet ? 'off' : 'polite'}>
      {/* The key makes screen readers announce a text even if it equals the last one. */}
      {spoken !== null && <SaidOnce key={spoken.number}>{wordsOf(spoken.announcement)}</SaidOnce>}
    </Spoken>
  );
}

const Spoken = styled.div`
  ${visuallyHidden}
`;
