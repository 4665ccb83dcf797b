import { type PlayerId, shownScore, type Team } from '@tribunen/domain';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { TeamName } from '../../teamFaces/TeamName.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { ScoutedMatchView, ScoutedTeamsView, SquadView } from '../ScoutingView.ts';
import { PlayerList } from './PlayerList.tsx';
import { TeamLinks } from './TeamLinks.tsx';

interface SquadPickerProps {
  readonly teams: ScoutedTeamsView;
  readonly team: Team;
  readonly match: ScoutedMatchView | null;
  readonly squad: SquadView;
  readonly wholeTeamHref: string | null;
  readonly chosen: PlayerId | null;
}

/** The choice of a team and of one of its players: on a desktop the list of players is always open, on a phone a button opens it. */
export function SquadPicker({ teams, team, match, squad, wholeTeamHref, chosen }: SquadPickerProps) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  const face = faceOf(team, null);
  const labelId = useId();
  const teamsId = useId();
  const playersId = useId();
  const [open, setOpen] = useState<'teams' | 'players' | null>(null);
  const toggle = (which: 'teams' | 'players') => setOpen(open === which ? null : which);
  const teamButton = useRef<HTMLButtonElement>(null);
  const playerButton = useRef<HTMLButtonElement>(null);
  const close = (button: HTMLButtonElement | null) => {
    setOpen(null);
    button?.focus();
  };
  const player = squad.status === 'ready' ? squad.players.find(({ id }) => id === chosen) : undefined;
  const shirtNumber = player?.shirtNumber ?? null;
  return (
    <Root>
      <Choices>
        {match !== null && <MatchSides view={match} />}
        <Label id={labelId}>{t(($) => $.scouting.team)}</Label>
        <Buttons>
          <Choice
            ref={teamButton}
            type="button"
            aria-describedby={labelId}
            aria-expanded={open === 'teams'}
            aria-controls={teamsId}
            onClick={() => toggle('teams')}
          >
            <Crest owner={face.owner} image={face.image} size={28} />
            <TeamName name={face.name} />
            <ChevronDown size={20} aria-hidden />
          </Choice>
          <PlayerChoice
            ref={playerButton}
            type="button"
            aria-expanded={open === 'players'}
            aria-controls={playersId}
            onClick={() => toggle('players')}
          >
            {shirtNumber !== null && <b>{shirtNumber}</b>}
            <span>{player?.name ?? t(($) => $.scouting.player, { team: face.name })}</span>
            <ChevronDown size={20} aria-hidden />
          </PlayerChoice>
        </Buttons>
      </Choices>
      <Panel id={teamsId} hidden={open !== 'teams'}>
        {open === 'teams' && (
          <TeamLinks view={teams} chosen={match === null ? team.id : null} onChoose={() => close(teamButton.current)} />
        )}
      </Panel>
      <Players id={playersId} data-open={open === 'players'} data-covered={open === 'teams' || undefined}>
        <PlayerList
          squad={squad}
          wholeTeamHref={wholeTeamHref}
          chosen={chosen}
          team={face.name}
          onChoose={() => close(playerButton.current)}
        />
      </Players>
    </Root>
  );
}

/** The match that is rated, with its score, and the choice of one of its teams. */
function MatchSides({ view: { match, side, onSide } }: { readonly view: ScoutedMatchView }) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  const score = shownScore(match);
  const home = faceOf(match.homeTeam, match.competition.id).name;
  const away = faceOf(match.awayTeam, match.competition.id).name;
  return (
    <Segments
      label={
        score === null
          ? t(($) => $.common.versus, { home, away })
          : t(($) => $.common.result, { home, away, homeGoals: score.home, awayGoals: score.away })
      }
      value={side}
      onChange={onSide}
      options={[
        { value: 'home', label: home },
        { value: 'away', label: away },
      ]}
    />
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;

  ${theme.media.desktop} {
    height: 100%;
  }
`;

const Choices = styled.div`
  display: grid;
  flex: none;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space.gutter};

  ${theme.media.desktop} {
    padding-top: ${theme.space[5]};
  }
`;

/** On a phone the chat below needs its line. */
const Label = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};

  @media (max-width: 767.98px) {
    ${visuallyHidden}
  }
`;

const Buttons = styled.div`
  display: grid;
  /* One above the other where a name would not fit on its line. */
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${theme.space[2]};

  ${theme.media.desktop} {
    grid-template-columns: 1fr;
  }
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: 48px;
  padding: ${theme.space[1]} ${theme.space[3]};
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.md};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.snug};
  text-align: left;

  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg:last-child {
    flex: none;
    transition: rotate ${theme.time.fast};
  }
  &[aria-expanded='true'] > svg:last-child {
    rotate: 180deg;
  }
`;

/** Shown only where the list of players is not always open. */
const PlayerChoice = styled(Choice)`
  & > b {
    font-weight: ${theme.font.weight.black};
  }
  & > span {
    white-space: nowrap;
  }

  ${theme.media.desktop} {
    display: none;
  }
`;

const Panel = styled.div`
  position: relative;
  max-height: 60vh;
  overflow: auto;
  overscroll-behavior: contain;
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};

  &[hidden] {
    display: none;
  }

  ${theme.media.desktop} {
    flex: 1;
    min-height: 0;
    max-height: none;
    border-bottom: 0;
  }
`;

const Players = styled.div`
  display: none;
  flex-direction: column;
  max-height: 70vh;
  min-height: 0;
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};

  &[data-open='true'] {
    display: flex;
  }

  ${theme.media.desktop} {
    display: flex;
    flex: 1;
    max-height: none;
    border-bottom: 0;

    &[data-covered] {
      display: none;
    }
  }
`;
