import { Clock3, CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import type { Delivery } from '../ChatView.ts';

/** The state of the reader's own unsent message, in words, in the place of its time. */
export function DeliveryLine({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useWords();
  return (
    <Line data-delivery={delivery}>
      {(delivery === 'waiting' || delivery === 'paced') && <Clock3 size={12} aria-hidden />}
      {delivery === 'failed' && <CircleAlert size={12} aria-hidden />}
      {t(($) => $.chat.message[delivery])}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${theme.colour.text3};
  font-size: ${theme.font.size.cap};
  white-space: nowrap;

  &[data-delivery='failed'] {
    color: ${theme.colour.live};
    font-weight: ${theme.font.weight.bold};
  }
`;
