import { type ElementId, type FantasyGame, squadLines } from '@tribunen/domain';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { pitchNames } from '../../lineUp/pitchNames.ts';
import { theme } from '../../theme/theme.ts';
import { CaptainBadge } from './CaptainBadge.tsx';
import type { SquadPlayerView } from './FantasyView.ts';
import { PlayerPoints } from './PlayerPoints.tsx';
import { shownPoints } from './shownPoints.ts';
import { usePlayerWords } from './usePlayerWords.ts';

interface SquadPitchProps {
  readonly game: FantasyGame;
  readonly eleven: readonly SquadPlayerView[];
}

/** The eleven on the grass, in lines from the goalkeeper forward (FANTASY-18). A tap shows how a player's points are made up. */
export function SquadPitch({ game, eleven }: SquadPitchProps) {
  const { points } = usePlayerWords(game);
  const names = pitchNames(eleven.map(({ element, playerName }) => ({ id: element, name: playerName })));
  const panelId = useId();
  const [chosen, setChosen] = useState<ElementId | null>(null);
  const shown = eleven.find(({ element }) => element === chosen);
  return (
    <>
      <Grass>
        {squadLines(eleven).map((line) => (
          <Line key={line.map(({ element }) => element).join()}>
            {line.map((player) => (
              <li key={player.element}>
                <Player
                  game={game}
                  player={player}
                  name={names.get(player.element) ?? player.playerName}
                  panelId={panelId}
                  isChosen={player.element === chosen}
                  onChoose={() => setChosen(player.element === chosen ? null : player.element)}
                />
              </li>
            ))}
          </Line>
        ))}
      </Grass>
      <Panel id={panelId} role="status">
        {shown !== undefined && shown.live !== null && (
          <>
            <Shown>
              <bdi>{shown.playerName}</bdi> · {points(shownPoints(shown))}
            </Shown>
            <PlayerPoints game={game} player={shown.live} />
          </>
        )}
      </Panel>
    </>
  );
}

interface PlayerProps {
  readonly game: FantasyGame;
  readonly player: SquadPlayerView;
  /** The surname. */
  readonly name: string;
  readonly panelId: string;
  readonly isChosen: boolean;
  onChoose(): void;
}

function Player({ game, player, name, panelId, isChosen, onChoose }: PlayerProps) {
  const { points } = usePlayerWords(game);
  const content = (
    <>
      <Points data-off={player.live?.multiplier === 0 || undefined}>{points(shownPoints(player))}</Points>
      <Name>
        <bdi>{name}</bdi>
      </Name>
      {player.captaincy !== null && <CaptainBadge captaincy={player.captaincy} />}
    </>
  );
  if (player.live === null) return <Place as="div">{content}</Place>;
  return (
    <Place type="button" aria-expanded={isChosen} aria-controls={panelId} onClick={onChoose}>
      {content}
    </Place>
  );
}

const Grass = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]} ${theme.space[1]};
  overflow: clip;
  border: ${theme.chalkWidth} solid ${theme.colour.pitchLine};
  background: repeating-linear-gradient(${theme.colour.pitchA} 0 12.5%, ${theme.colour.pitchB} 12.5% 25%);
  color: ${theme.colour.onPitch};

  /* The penalty area of the goal that the eleven defend, around the goalkeeper, and the centre circle at the other end. */
  &::before,
  &::after {
    content: '';
    border: ${theme.chalkWidth} solid ${theme.colour.pitchLineFaint};
  }
  &::before,
  & > ul:first-of-type {
    grid-area: 1 / 1;
  }
  &::before {
    justify-self: center;
    width: 58%;
    margin-block: calc(-1 * ${theme.space[5]} - 2px) calc(-1 * ${theme.space[2]});
  }
  &::after {
    position: absolute;
    left: 50%;
    translate: -50% 0;
    bottom: -72px;
    width: 144px;
    height: 144px;
    border-radius: 50%;
  }
`;

const Line = styled.ul`
  position: relative;
  z-index: 1;
  display: flex;
  justify-content: space-around;

  & > li {
    flex: 1 1 0;
    min-width: 0;
  }
`;

const Place = styled.button`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 3px;
  width: 100%;
  min-height: 64px;
  padding: ${theme.space[1]} 2px;
  border-radius: ${theme.radius.sm};
  text-align: center;

  &[aria-expanded='true'] {
    background: ${theme.colour.scrim};
  }

  &:focus-visible {
    outline-color: ${theme.colour.onPitch};
  }
`;

const Points = styled.b`
  min-width: 48px;
  padding: 5px 6px;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.score};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  white-space: nowrap;

  &[data-off] {
    color: ${theme.colour.plateDim};
  }
`;

const Name = styled.span`
  max-width: 100%;
  overflow: hidden;
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.snug};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.media.narrowest} {
    font-size: 0.6875rem;
  }
`;

const Panel = styled.div`
  &:not(:empty) {
    display: grid;
    gap: ${theme.space[2]};
    padding: ${theme.space[4]};
    border: 1px solid ${theme.colour.line};
    background: ${theme.colour.surface};
  }
`;

const Shown = styled.p`
  font-weight: ${theme.font.weight.bold};
`;
