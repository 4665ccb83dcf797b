import type { TeamId } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import type { ScoutedTeamsView } from '../ScoutingView.ts';
import { PickLink } from './PickLink.ts';

interface TeamLinksProps {
  readonly view: ScoutedTeamsView;
  readonly chosen: TeamId | null;
  /** Called when any team is pressed, the chosen one included. */
  onChoose(): void;
}

/** The teams to scout. */
export function TeamLinks({ view: { teams, hrefOf }, chosen, onChoose }: TeamLinksProps) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  return (
    <ul aria-label={t(($) => $.scouting.team)}>
      {teams.map((team) => {
        const { owner, image, name } = faceOf(team, null);
        return (
          <li key={team.id}>
            <PickLink href={hrefOf(team.id)} aria-current={team.id === chosen ? 'true' : undefined} onClick={onChoose}>
              <Crest owner={owner} image={image} size={28} />
              <span>{name}</span>
            </PickLink>
          </li>
        );
      })}
    </ul>
  );
}
