import type { Ref } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';

interface EventHintProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** Whether there is anything to pick. */
  readonly isEmpty: boolean;
  /** Goes through the events one by one. */
  onBrowse(): void;
}

/** The hint how to pick an event. */
export function EventHint({ ref, isEmpty, onBrowse }: EventHintProps) {
  const { t } = useWords();
  if (isEmpty) return <Hint>{t(($) => $.facts.empty)}</Hint>;
  return (
    <Hint>
      {t(($) => $.facts.card.hint)}
      <Button ref={ref} variant="line" small onClick={onBrowse}>
        {t(($) => $.facts.card.first)}
      </Button>
    </Hint>
  );
}

const Hint = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding: ${theme.space[2]} var(--facts-gutter);
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
