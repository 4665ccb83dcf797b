import { relativeTime, type UtcInstant } from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { useChatTime } from '../ChatClock.tsx';

/** How long ago a message was written, in words (CHAT-15). */
export function SentAt({ at }: { readonly at: UtcInstant }) {
  const { t } = useWords();
  const { time, dateInFigures } = useFormats();
  const { kind, n } = relativeTime(at, useChatTime());
  return (
    <Time dateTime={at} title={`${dateInFigures(at)} ${time(at)}`}>
      {kind === 'now' ? t(($) => $.chat.time.now) : t(($) => $.chat.time[kind], { count: n })}
    </Time>
  );
}

const Time = styled.time`
  color: ${theme.colour.text3};
  font-size: ${theme.font.size.cap};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
