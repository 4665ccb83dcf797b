import type { Match } from '@tribunen/domain';
import styled from 'styled-components';
import { FormDots } from '../../../matchWords/FormDots/FormDots.tsx';
import { Crest } from '../../../primitives/Crest/Crest.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { TeamName } from '../../../teamFaces/TeamName.tsx';
import { useTeamFaces } from '../../../teamFaces/useTeamFaces.ts';
import { theme } from '../../../theme/theme.ts';
import type { BeforeMatchView } from './BeforeMatchView.ts';
import { NoPast } from './NoPast.tsx';

interface TeamFormsProps {
  readonly match: Match;
  readonly past: BeforeMatchView['past'];
}

const sides = ['home', 'away'] as const;

/** The last five results of each side, the latest last: dots with a letter (REPORT-21). */
export function TeamForms({ match, past }: TeamFormsProps) {
  const faceOf = useTeamFaces();
  if (past.status === 'error') return <NoPast past={past} />;
  return sides.map((side) => {
    const face = faceOf(side === 'home' ? match.homeTeam : match.awayTeam, match.competition.id);
    return (
      <Row key={side}>
        <Crest owner={face.owner} image={face.image} size={24} />
        <Name>
          <TeamName name={face.name} />
        </Name>
        {past.status === 'ready' ? <FormDots results={past.form[side]} /> : <Skeleton width="154px" height="26px" />}
      </Row>
    );
  });
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.touch};
`;

const Name = styled.span`
  display: flex;
  flex: 1;
  min-width: 0;
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.snug};
`;
