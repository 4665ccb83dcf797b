import styled from 'styled-components';
import { usePositionWords } from '../../pages/usePositionWords.ts';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { AverageLine } from '../AverageLine.tsx';
import type { AverageView, ScoutedPlayer } from '../ScoutingView.ts';

interface PlayerHeaderProps {
  readonly player: ScoutedPlayer;
  /** The team's name. */
  readonly team: string;
  readonly average: AverageView;
}

/** A player on the grass: shirt number, position, team, name and average. On a phone the pickers name the player instead. */
export function PlayerHeader({ player: { name, position, shirtNumber }, team, average }: PlayerHeaderProps) {
  const positionWords = usePositionWords();
  const about = [...(position === null ? [] : [positionWords(position)]), team].join(' · ');
  return (
    <Grass>
      {shirtNumber !== null && <Shirt aria-hidden>{shirtNumber}</Shirt>}
      <Who>
        <small>{about}</small>
        <h2>{name}</h2>
      </Who>
      <AverageLine average={average} look="grass" />
    </Grass>
  );
}

const Grass = styled.header`
  display: none;

  ${theme.media.desktop} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]} ${theme.space[5]};
    padding: ${theme.space[6]} ${theme.space.gutter};
    background: ${mownStripes('calc(100% / 12)')};
    color: ${theme.colour.onPitch};
  }
`;

const Shirt = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 84px;
  height: 84px;
  border: ${theme.chalkWidth} solid ${theme.colour.pitchLine};
  border-radius: 50%;
  font-size: 2.75rem;
  font-weight: ${theme.font.weight.black};
  letter-spacing: -0.04em;
`;

/** Where it would get too narrow for a name, the average goes below it. */
const Who = styled.div`
  flex: 1 1 14rem;
  min-width: 0;

  & > small {
    color: ${theme.colour.onPitch2};
    font-size: ${theme.font.size.md};
  }
  & > h2 {
    font-size: 2rem;
    font-weight: ${theme.font.weight.black};
    letter-spacing: -0.03em;
    line-height: ${theme.font.line.tight};
    overflow-wrap: break-word;
  }
`;
