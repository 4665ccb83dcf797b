import { useId } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { LoadedDay, OtherMatches } from '../ResultsScreen/ResultsView.ts';
import { MatchSectionList } from './MatchSectionList.tsx';

interface OtherMatchListProps {
  readonly others: OtherMatches;
  readonly day: LoadedDay;
}

/** «Andre kamper i dag»: every match that is not followed, behind its button (MATCH-13). */
export function OtherMatchList({ others, day }: OtherMatchListProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={`${id}-heading`}>
      <Head>
        <Heading id={`${id}-heading`}>{t(($) => $.results.others)}</Heading>
        <Button
          variant="line"
          aria-expanded={others.open}
          aria-controls={id}
          aria-describedby={`${id}-heading`}
          onClick={() => others.onToggle()}
        >
          {others.open ? t(($) => $.results.hideOthers) : t(($) => $.results.showOthers)}
        </Button>
      </Head>
      <div id={id}>{others.open && <MatchSectionList sections={others} day={day} level={3} />}</div>
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

    ${theme.media.tablet} {
      flex-grow: 0;
    }
  }
`;

const Heading = styled.h2`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;
