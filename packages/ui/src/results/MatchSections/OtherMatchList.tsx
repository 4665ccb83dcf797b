import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { LoadedDay, OtherMatches } from '../ResultsScreen/ResultsView.ts';
import { MatchSectionList } from './MatchSectionList.tsx';

interface OtherMatchListProps {
  readonly others: OtherMatches;
  readonly day: LoadedDay;
  readonly isToday: boolean;
  /** Shown between the button and the matches, so that the button does not move when the chips appear. */
  readonly chips?: ReactNode;
  /** True where no followed matches are above the list: the chips are beside the button, and the heading is for screen readers only. */
  readonly isAlone?: boolean;
}

/**
 * «Andre kamper i dag», on other days «Andre kamper»: every match that is not followed, behind its button (MATCH-13).
 * Hidden matches leave empty room down to the
 * window's edge, so that the page keeps its scroll position and «Skjul» stays under the finger.
 */
export function OtherMatchList({ others, day, isToday, chips = null, isAlone = false }: OtherMatchListProps) {
  const { t } = useWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const toggle = (): void => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setRoom(others.open ? Math.max(0, window.innerHeight - top) : 0);
    others.onToggle();
  };
  return (
    <section aria-labelledby={`${id}-heading`}>
      <Head data-alone={isAlone}>
        <Heading id={`${id}-heading`}>{isToday ? t(($) => $.results.others) : t(($) => $.common.otherMatches)}</Heading>
        {isAlone && chips}
        <Button
          variant={isAlone && others.open ? 'quiet' : 'line'}
          small={isAlone && others.open}
          aria-expanded={others.open}
          aria-controls={id}
          id={`${id}-button`}
          // «Skjul» alone would not say what it hides.
          aria-labelledby={others.open ? `${id}-button ${id}-heading` : undefined}
          onClick={toggle}
        >
          {others.open
            ? t(($) => $.common.hide)
            : isToday
              ? t(($) => $.results.showOthers)
              : t(($) => $.results.otherDay.showOthers)}
          {others.open && <ChevronDown size={16} aria-hidden />}
        </Button>
      </Head>
      {!isAlone && chips}
      <div id={id} ref={list} style={{ minHeight: room }}>
        {others.open && <MatchSectionList sections={others} day={day} level={3} />}
      </div>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space.gutter} ${theme.space[4]};

  & > button {
    flex: 1 1 auto;
    gap: ${theme.space[1]};

    & > svg {
      rotate: 180deg;
    }

    ${theme.media.tablet} {
      flex-grow: 0;
    }
  }

  &[data-alone='true'] {
    flex-wrap: nowrap;
    align-items: end;
    gap: 0;
    padding: 0 ${theme.space[2]} ${theme.space[2]} 0;

    & > h2 {
      ${visuallyHidden}
    }
    & > div {
      order: -1;
      flex: 1;
      min-width: 0;
      min-height: 0;
      padding-block: 0;
    }
    & > :nth-child(2):last-child {
      margin-left: ${theme.space.gutter};
    }
    & > :nth-child(3) {
      flex: none;
    }
    /* The rule of the first section and a part of its head give their room to the welcome above. */
    @media (max-width: 767px) {
      position: relative;
      z-index: 1;
      margin-bottom: -4px;
      padding-bottom: 0;

      & + div > div > :first-child > section {
        border-top: 0;
      }
    }
  }
`;

const Heading = styled.h2`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;
