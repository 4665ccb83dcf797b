import styled from 'styled-components';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';
import { TeamHalf } from './DetailTeam.tsx';

/** The places of the crests, the names and the score of a match that is loading. */
export function AwaitedTeams() {
  return (
    <>
      <Half aria-hidden data-team="home">
        <Skeleton width="36px" height="36px" />
        <Skeleton width="84px" height="16px" />
      </Half>
      <Score aria-hidden>
        <Skeleton width="56px" height="30px" />
      </Score>
      <Half aria-hidden data-team="away">
        <Skeleton width="36px" height="36px" />
        <Skeleton width="84px" height="16px" />
      </Half>
    </>
  );
}

const Half = styled(TeamHalf)`
  && > span {
    justify-self: center;
    background: ${theme.colour.pitchLineFaint};
  }
`;

const Score = styled.div`
  position: relative;
  display: grid;
  grid-area: 1 / 2 / auto / span 2;
  place-items: center;
  align-self: start;
  height: var(--field);

  & > span {
    background: ${theme.colour.pitchLineFaint};
  }
  ${theme.media.desktop} {
    grid-row: 1 / span 2;
  }
`;
