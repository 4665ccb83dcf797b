import type { Team } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';

interface FoundTeamsProps {
  readonly state: 'nothing-typed' | 'too-short' | 'searching' | 'answered';
  /** The teams found, once the search is answered. */
  readonly teams: readonly Team[];
  onTeam(name: string): void;
}

/** The result of a search for teams: a hint, or the teams to choose from. */
export function FoundTeams({ state, teams, onTeam }: FoundTeamsProps) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  const named = teams.filter((team): team is Team & { readonly name: string } => team.name !== null);
  const found = state === 'answered' ? named : [];
  return (
    <div>
      <Hint role="status" data-quiet={found.length > 0}>
        {state !== 'answered'
          ? t(($) => $.profile.team.hint[state])
          : found.length === 0
            ? t(($) => $.commonLater.noHits)
            : t(($) => $.commonLater.hits, { count: found.length })}
      </Hint>
      {found.length > 0 && (
        <List>
          {found.map((team) => {
            const { name, owner, image } = faceOf(team, null);
            return (
              <li key={team.id ?? team.name}>
                <Row type="button" onClick={() => onTeam(team.name)}>
                  <Crest owner={owner} image={image} size={28} />
                  <span>{name}</span>
                </Row>
              </li>
            );
          })}
        </List>
      )}
    </div>
  );
}

const Hint = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const List = styled.ul`
  position: relative;
  max-height: 264px;
  margin-top: ${theme.space[2]};
  overflow: auto;
  border: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${theme.colour.surface};

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  padding: ${theme.space[1]} ${theme.space[3]};
  font-weight: ${theme.font.weight.medium};
  text-align: left;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (hover: hover) {
    &:hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;
