import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { halfwayLine, touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';

interface CompetitionSectionProps {
  readonly name: string;
  /** The competition's crest. */
  readonly emblem: ReactNode;
  /** A quiet note beside the name: a round, a number of matches. */
  readonly note?: ReactNode;
  /** The competition's page, to which its name leads; null where there is none. */
  readonly pageHref?: string | null;
  readonly open: boolean;
  onToggle(): void;
  /** The heading level on the screen. */
  readonly level?: 2 | 3;
  /** The rows, which lie across the halfway line. */
  readonly children: ReactNode;
}

/**
 * The matches of one competition, drawn as a pitch: touchlines around it, and one halfway line down through every row.
 * Its name leads to the competition's page, and the arrow beside the name folds it.
 */
export function CompetitionSection({
  name,
  emblem,
  note,
  pageHref = null,
  open,
  onToggle,
  level = 2,
  children,
}: CompetitionSectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const heading = (
    <>
      {emblem}
      <Name id={`${id}-name`}>{name}</Name>
      {note !== undefined && <Note>{note}</Note>}
    </>
  );
  return (
    <Root>
      <Head>
        <Heading>{pageHref === null ? <Line>{heading}</Line> : <PageLine href={pageHref}>{heading}</PageLine>}</Heading>
        <Toggle type="button" aria-labelledby={`${id}-name`} aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <Arrow $open={open} aria-hidden />
        </Toggle>
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
const line = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${theme.touch};
  padding-block: 6px;
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;
const Line = styled.span`
  ${line}
`;
const PageLine = styled(Link)`
  ${line}

  @media (hover: hover) {
    &:hover > :nth-child(2) {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 4px;
    }
  }
`;
const Toggle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.touch};
  height: ${theme.touch};
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
