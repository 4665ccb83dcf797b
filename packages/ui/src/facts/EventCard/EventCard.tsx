import type { PitchMark } from '@tribunen/domain';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';
import { MarkGlyph } from '../MarkGlyph.tsx';

interface EventCardProps {
  /** The events in the picture, in order of time. */
  readonly marks: readonly PitchMark[];
  /** The key of the picked one. */
  readonly picked: string | null;
  onPick(key: string | null): void;
  inReport(mark: PitchMark): (() => void) | null;
}

/** Who, when and how of the picked event, and the way to the one before and after it: by pointer or by Tab. */
export function EventCard({ marks, picked, onPick, inReport }: EventCardProps) {
  const { t } = useWords();
  const at = picked === null ? -1 : marks.findIndex(({ key }) => key === picked);
  const mark = marks[at];
  const [first] = marks;
  if (first === undefined) return <Hint>{t(($) => $.facts.empty)}</Hint>;
  if (mark === undefined) {
    return (
      <Hint>
        {t(($) => $.facts.card.hint)}
        <Button variant="line" small onClick={() => onPick(first.key)}>
          {t(($) => $.facts.card.first)}
        </Button>
      </Hint>
    );
  }
  const beside = (step: number) => marks.at((at + step) % marks.length)?.key ?? null;
  const show = inReport(mark);
  return (
    <Card aria-label={t(($) => $.facts.card.label)}>
      <IconButton icon={ChevronLeft} label={t(($) => $.facts.card.previous)} onClick={() => onPick(beside(-1))} />
      <Words aria-live="polite" aria-atomic>
        <MarkWords mark={mark} />
        <Place>{t(($) => $.facts.card.place, { place: at + 1, count: marks.length })}</Place>
      </Words>
      <IconButton icon={ChevronRight} label={t(($) => $.facts.card.next)} onClick={() => onPick(beside(1))} />
      <IconButton icon={X} label={t(($) => $.facts.card.close)} onClick={() => onPick(null)} />
      {show !== null && (
        <Button variant="line" small block onClick={show}>
          {t(($) => $.facts.card.inReport)}
        </Button>
      )}
    </Card>
  );
}

function MarkWords({ mark }: { readonly mark: PitchMark }) {
  const { t } = useWords();
  const { number } = useFormats();
  const details = [
    t(($) => $.facts.looks[mark.look]),
    ...(mark.receiver === null ? [] : [t(($) => $.facts.card.to, { player: mark.receiver })]),
    ...(mark.xg === null ? [] : [t(($) => $.facts.xg, { value: number(Math.round(mark.xg * 100) / 100) })]),
  ];
  return (
    <>
      <Who>
        <b>{t(($) => $.facts.minute, { minute: mark.minute })}</b> {mark.player ?? t(($) => $.facts.unknownPlayer)}
      </Who>
      <How>
        <MarkGlyph look={mark.look} />
        {details.join(' · ')}
      </How>
    </>
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

const Card = styled.section`
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  align-items: center;
  min-height: 60px;
  margin: 0 var(--facts-gutter);
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
