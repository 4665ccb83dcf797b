import type { ShutOut } from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';

/** The reason why the reader is shut out, and until when (DESK-3). */
export function ShutOutNotice({ reason, until }: ShutOut) {
  const { t } = useWords();
  const { weekdayAndTime } = useFormats();
  return (
    <Root role="status">
      <p>
        {until === null
          ? t(($) => $.chat.composer.shutOut.forever)
          : t(($) => $.chat.composer.shutOut.until, { when: weekdayAndTime(until) })}
      </p>
      <p>{t(($) => $.chat.composer.shutOut.reason, { reason })}</p>
    </Root>
  );
}

const Root = styled.div`
  padding: ${theme.space[3]} var(--chat-gutter);
  border-top: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${theme.colour.ground};
  font-size: ${theme.font.size.sm};
  overflow-wrap: anywhere;

  & > :first-child {
    color: ${theme.colour.warn};
    font-weight: ${theme.font.weight.medium};
  }
`;
