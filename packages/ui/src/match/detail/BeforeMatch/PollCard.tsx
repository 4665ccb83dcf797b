import type { Match, Prediction } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { TeamName } from '../../../teamFaces/TeamName.tsx';
import { useTeamFaces } from '../../../teamFaces/useTeamFaces.ts';
import { forcedOutline } from '../../../theme/forcedOutline.ts';
import { theme } from '../../../theme/theme.ts';
import type { BeforeMatchView } from './BeforeMatchView.ts';

interface PollCardProps {
  readonly match: Match;
  readonly poll: NonNullable<BeforeMatchView['poll']>;
}

/** «Hvem vinner kampen?»: three buttons, each with its votes once it has any (REPORT-25). */
export function PollCard({ match, poll }: PollCardProps) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  const choices: readonly (readonly [Prediction, string])[] = [
    ['home', faceOf(match.homeTeam, match.competition.id).name],
    ['draw', t(($) => $.matchDetail.poll.draw)],
    ['away', faceOf(match.awayTeam, match.competition.id).name],
  ];
  return (
    <>
      <Row role="group" aria-label={t(($) => $.matchDetail.poll.question)}>
        {choices.map(([choice, name]) => (
          <Choice key={choice} type="button" aria-pressed={poll.choice === choice} onClick={() => poll.onVote(choice)}>
            <Name>
              <TeamName name={name} />
            </Name>
            {poll.votes[choice] > 0 && (
              <Votes>{t(($) => $.matchDetail.poll.votes, { count: poll.votes[choice] })}</Votes>
            )}
          </Choice>
        ))}
      </Row>
      <SavedNote>{t(($) => $.matchDetail.poll.kept)}</SavedNote>
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[2]};
`;

const Choice = styled.button`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 2px;
  /* Two lines of a name and the votes, so that a vote moves nothing. */
  min-height: 72px;
  padding: ${theme.space[1]};
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.md};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.snug};
  text-align: center;

  &[aria-pressed='true'] {
    border-color: ${theme.colour.turf};
    background: ${theme.colour.turf};
    color: ${theme.colour.onTurf};
    ${forcedOutline}
  }
`;

const Name = styled.span`
  display: flex;
  justify-self: stretch;
  text-align: center;
`;

const Votes = styled.span`
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  font-variant-numeric: tabular-nums;
`;

const SavedNote = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
