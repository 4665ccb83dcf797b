import type { FormResult, Match } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { useTeamFaces } from '../../teams/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { BeforeMatchView } from './BeforeMatchView.ts';
import { NoPast } from './NoPast.tsx';

interface TeamFormsProps {
  readonly match: Match;
  readonly past: BeforeMatchView['past'];
}

const sides = ['home', 'away'] as const;

/** The last five results of each side, the latest last: dots with a letter (REPORT-21). */
export function TeamForms({ match, past }: TeamFormsProps) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  if (past.status !== 'ready') return <NoPast past={past} />;
  return sides.map((side) => {
    const face = faceOf(side === 'home' ? match.homeTeam : match.awayTeam, match.competition.id);
    const results = past.form[side];
    return (
      <Row key={side}>
        <Crest owner={face.owner} image={face.image} size={24} />
        <Name>{face.name}</Name>
        {results.length === 0 ? (
          <Nothing>{t(($) => $.matchDetail.form.empty)}</Nothing>
        ) : (
          <Dots>
            {results.map((result, n) => (
              // A list of results has no ids, and never changes its order.
              <Dot key={n} result={result} />
            ))}
          </Dots>
        )}
      </Row>
    );
  });
}

function Dot({ result }: { readonly result: FormResult }) {
  const { t } = useWords();
  return (
    <li data-result={result}>
      <span aria-hidden>{t(($) => $.matchDetail.form.letters[result])}</span>
      <Hidden>{t(($) => $.matchDetail.form.results[result])}</Hidden>
    </li>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.touch};
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.snug};
  overflow-wrap: anywhere;
`;

const Nothing = styled.span`
  color: ${theme.colour.text2};
`;

const Dots = styled.ol`
  display: flex;
  flex: none;
  gap: 6px;

  & > li {
    position: relative;
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.bold};
  }
  & > [data-result='W'] {
    background: ${theme.colour.turf};
    color: ${theme.colour.onTurf};
  }
  & > [data-result='D'] {
    background: ${theme.colour.line};
    color: ${theme.colour.text};
  }
  & > [data-result='L'] {
    background: ${theme.colour.liveFill};
    color: ${theme.colour.onLive};
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
