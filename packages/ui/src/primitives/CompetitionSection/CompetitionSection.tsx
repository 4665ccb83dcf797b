import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { halfwayLine, touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';

interface CompetitionSectionProps {
  readonly name: string;
  /** The competition's crest. */
  readonly emblem: ReactNode;
  /** A quiet note beside the name: a round, a number of matches. */
  readonly note?: ReactNode;
  /** Stands at the end of the heading's line: the way to the competition's page. */
  readonly link?: ReactNode;
  readonly open: boolean;
  onToggle(): void;
  /** The heading level on the screen. */
  readonly level?: 2 | 3;
  /** The rows, which lie across the halfway line. */
  readonly children: ReactNode;
}

/**
 * The matches of one competition, drawn as a pitch: touchlines around it, and one halfway line down through every row.
 * Its heading folds it.
 *
 * @example
 * <CompetitionSection name="Eliteserien" emblem={<Crest … />} open={open} onToggle={toggle}>{rows}</CompetitionSection>
 */
export function CompetitionSection({
  name,
  emblem,
  note,
  link,
  open,
  onToggle,
  level = 2,
  children,
}: CompetitionSectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Root>
      <Head>
        <Heading>
          <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
            {emblem}
            <Name>{name}</Name>
            {note !== undefined && <Note>{note}</Note>}
            <Arrow $open={open} aria-hidden />
          </Toggle>
        </Heading>
        {link}
      </Head>
      <Pitch id={id} hidden={!open}>
        {open && children}
      </Pitch>
    </Root>
  );
}

const Root = styled.section`
  border-top: 3px double ${theme.colour.sectionRule};
`;
const Head = styled.div`
  display: flex;
  align-items: center;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  padding-block: 6px;
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
  text-align: left;
`;
const Name = styled.span`
  min-width: 0;
  overflow-wrap: break-word;
`;
const Note = styled.span`
  color: ${theme.colour.text3};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
`;
const Arrow = styled(ChevronDown).attrs({ size: 20 })<{ $open: boolean }>`
  flex: none;
  margin-left: auto;
  color: ${theme.colour.text2};
  rotate: ${({ $open }) => ($open ? '180deg' : '0deg')};
  transition: rotate ${theme.time.fast} ${theme.ease.out};
`;
const Pitch = styled.div`
  ${touchlines}
  ${halfwayLine}
  &[hidden] {
    display: none;
  }
`;
