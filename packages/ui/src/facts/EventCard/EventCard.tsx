import type { PitchMark } from '@tribunen/domain';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';
import { MarkGlyph } from '../MarkGlyph.tsx';
import { EventKeys } from './EventKeys.tsx';
import { useMarkWords } from './useMarkWords.ts';

interface EventCardProps {
  /** The id of the list through which the keyboard moves. */
  readonly keys: Ref<HTMLDivElement>;
  /** The events in the picture, in order of time. */
  readonly marks: readonly PitchMark[];
  /** The key of the picked one. */
  readonly picked: string | null;
  onPick(key: string | null): void;
  onClose(): void;
  inReport(mark: PitchMark): (() => void) | null;
}

/**
 * The player, time and details of the picked event, with buttons to the events before and after it, for the pointer, or
 * by Tab and the arrow keys.
 */
export function EventCard({ keys, marks, picked, onPick, onClose, inReport }: EventCardProps) {
  const { t } = useWords();
  const [isHeld, setIsHeld] = useState(false);
  const at = picked === null ? -1 : marks.findIndex(({ key }) => key === picked);
  const mark = marks[at];
  const beside = (step: number) => marks.at((at + step) % marks.length)?.key ?? null;
  const show = mark === undefined ? null : inReport(mark);
  return (
    <>
      <EventKeys ref={keys} marks={marks} picked={mark?.key ?? null} onPick={onPick} onHeld={setIsHeld} />
      {mark !== undefined && (
        <Card aria-label={t(($) => $.facts.card.label)}>
          <IconButton icon={ChevronLeft} label={t(($) => $.facts.card.previous)} onClick={() => onPick(beside(-1))} />
          {/* While the keyboard is in the list, the list announces the event. */}
          <Words aria-live={isHeld ? 'off' : 'polite'} aria-atomic>
            <MarkWords mark={mark} />
            <Place>{t(($) => $.facts.card.place, { place: at + 1, count: marks.length })}</Place>
          </Words>
          <IconButton icon={ChevronRight} label={t(($) => $.facts.card.next)} onClick={() => onPick(beside(1))} />
          <IconButton icon={X} label={t(($) => $.facts.card.close)} onClick={onClose} />
          {show !== null && (
            <Button variant="line" small block onClick={show}>
              {t(($) => $.facts.card.inReport)}
            </Button>
          )}
        </Card>
      )}
    </>
  );
}

function MarkWords({ mark }: { readonly mark: PitchMark }) {
  const { minute, player, how } = useMarkWords()(mark);
  return (
    <>
      <Who>
        <b>{minute}</b> {player}
      </Who>
      <How>
        <MarkGlyph look={mark.look} />
        {how.join(' · ')}
      </How>
    </>
  );
}

/** Visible as long as any part of the picture is: it moves up over the picture when its own place is below the window. */
const Card = styled.section`
  position: sticky;
  bottom: calc(var(--tabs-height, 0px) + ${theme.space[2]});
  z-index: ${theme.layer.sticky};
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  align-items: center;
  min-height: 60px;
  margin: ${theme.space[2]} var(--facts-gutter);
  padding: ${theme.space[1]};
  border: ${theme.chalkWidth} solid ${theme.colour.marking};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.raised};

  & > button:last-child:nth-child(5) {
    grid-column: 1 / -1;
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Who = styled.p`
  overflow: hidden;
  font-weight: ${theme.font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const How = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Place = styled.p`
  color: ${theme.colour.text3};
  font-size: ${theme.font.size.cap};
`;
