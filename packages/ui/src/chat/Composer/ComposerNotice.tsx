import type { OutboxPause, UtcInstant } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { Countdown } from '../../forms/Countdown.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import type { ComposerView } from '../ChatView.ts';

interface ComposerNoticeProps extends Pick<
  Extract<ComposerView, { status: 'open' }>,
  'isOnline' | 'pause' | 'slowSeconds'
> {
  now(): UtcInstant;
}

/** The reason why a message written now would have to wait (CHAT-26, CHAT-31, DESK-2). */
export const ComposerNotice = memo(function ComposerNotice(props: ComposerNoticeProps) {
  return (
    <Place role="status">
      <Notice {...props} />
    </Place>
  );
});

function Notice({ isOnline, pause, slowSeconds, now }: ComposerNoticeProps) {
  const { t } = useWords();
  if (!isOnline) return <p>{t(($) => $.chat.composer.offline)}</p>;
  if (pause !== null) return <Pause pause={pause} now={now} />;
  return slowSeconds !== null && <p>{t(($) => $.chat.composer.slow, { seconds: slowSeconds })}</p>;
}

function Pause({ pause, now }: { readonly pause: OutboxPause; now(): UtcInstant }) {
  const { t } = useWords();
  if (pause.reason === 'no-answer') return <p>{t(($) => $.chat.composer.noAnswer)}</p>;
  return (
    <p>
      <Countdown
        until={{ at: pause.until, now }}
        waiting={(wait) => t(($) => $.chat.composer.tooFast, { wait })}
        over={t(($) => $.chat.composer.tooFastOver)}
      />
    </p>
  );
}

const Place = styled.div`
  grid-column: 1 / -1;
  color: ${theme.colour.warn};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};

  &:empty {
    margin-bottom: calc(-1 * ${theme.space[1]});
  }
`;
