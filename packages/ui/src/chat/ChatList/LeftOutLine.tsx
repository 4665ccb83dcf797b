import { ChevronsUpDown } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';

interface LeftOutLineProps {
  readonly count: number;
  /** Null until the reader asks for the messages. */
  readonly load: 'loading' | 'error' | null;
  onLoad(): void;
}

/** The mark where a busy chat has left messages out, until they are loaded (CHAT-41, CHAT-42). */
export function LeftOutLine({ count, load, onLoad }: LeftOutLineProps) {
  const { t } = useWords();
  return (
    <Line>
      <Mark type="button" aria-busy={load === 'loading'} onClick={onLoad}>
        {load === 'loading' ? <Spinner /> : <ChevronsUpDown size={16} aria-hidden />}
        <span>{t(($) => $.chat.leftOut.text, { count })}</span>
        <b>{load === 'error' ? t(($) => $.common.tryAgain) : t(($) => $.chat.leftOut.show)}</b>
      </Mark>
      {load === 'error' && <Failure role="alert">{t(($) => $.chat.leftOut.failed)}</Failure>}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[2]} var(--chat-gutter);
  background: linear-gradient(${theme.colour.marking}, ${theme.colour.marking}) center 50% / 100% ${theme.chalkWidth}
    no-repeat;
`;

const Mark = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 2px ${theme.space[2]};
  min-height: ${theme.touch};
  padding: ${theme.space[1]} ${theme.space[4]};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-size: ${theme.font.size.cap};
  font-variant-numeric: tabular-nums;

  & > b {
    font-weight: ${theme.font.weight.bold};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Failure = styled.p`
  padding-inline: ${theme.space[2]};
  background: ${theme.colour.ground};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
`;
