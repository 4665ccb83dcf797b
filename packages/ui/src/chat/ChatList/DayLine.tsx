import { chatDayLabel, type OsloDay } from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';

/** The chalk line above the messages of a day (CHAT-16). It is no `separator`: a screen reader does not say the text of one. */
export function DayLine({ day, today }: { readonly day: OsloDay; readonly today: OsloDay }) {
  const { t } = useWords();
  const { dayLong } = useFormats();
  const label = chatDayLabel(day, today);
  return (
    <Line>
      <span>{label.kind === 'date' ? dayLong(label.day, today) : t(($) => $.chat.day[label.kind])}</span>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} var(--chat-gutter) ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};

  &::before,
  &::after {
    content: '';
    height: ${theme.chalkWidth};
    background: ${theme.colour.marking};
  }
`;
