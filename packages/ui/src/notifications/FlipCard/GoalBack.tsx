import type { Side } from '@tribunen/domain';
import styled from 'styled-components';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import type { TeamFace } from '../../teamFaces/teamFacesIn.ts';
import { theme } from '../../theme/theme.ts';
import { dark } from '../../theme/tokens.ts';
import { useSideFaces } from '../useSideFaces.ts';
import { CardChips } from './CardChips.tsx';
import { CardFace } from './CardFace.ts';
import { CardName } from './CardName.tsx';
import { cardSize } from './cardSize.ts';
import type { GoalCardView } from './FlipCardView.ts';

/** The scoreboard: both teams, the score with the scoring side lit, and the chips for the scorer, the minute and Fantasy. */
export function GoalBack({ view }: { readonly view: GoalCardView }) {
  const { home, away } = useSideFaces().facesOf(view);
  const team = (side: Side, face: TeamFace) => (
    <Team $side={side} $hit={view.scoringSide === side}>
      <Crest owner={face.owner} image={face.image} size={56} />
      <CardName name={face.name} />
    </Team>
  );
  return (
    <Board data-face="back">
      <Line>
        {team('home', home)}
        <Plates>
          <Plate $hit={view.scoringSide === 'home'}>{view.homeScore}</Plate>
          <Plate $hit={view.scoringSide === 'away'}>{view.awayScore}</Plate>
        </Plates>
        {team('away', away)}
      </Line>
      <Chips>
        <CardChips person={view.scorer} minute={view.minute} isFantasy={view.isFantasy} />
      </Chips>
    </Board>
  );
}

const Board = styled(CardFace)`
  --crest: 0px;
  --crest-gap: 0px;
  --plate-width: 1.5rem;
  --line-gap: 0.375rem;
  --chips: 100%;
  gap: 0.25rem;
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};

  ${cardSize.wide} {
    --crest: 2.5rem;
    --crest-gap: 0.75rem;
    --plate-width: 2.75rem;
    --line-gap: 1rem;
    --chips: 13rem;
    gap: 1.25rem;
    justify-content: space-between;

    @container (max-width: 42rem) {
      --crest: 2rem;
      --crest-gap: 0.5rem;
      --plate-width: 2.5rem;
      --line-gap: 0.75rem;
      --chips: 10.5rem;
    }

    @container (max-width: 34rem) {
      --crest: 0px;
      --crest-gap: 0px;
    }
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: var(--line-gap);
  width: 100%;
  letter-spacing: ${theme.font.track.snug};

  ${cardSize.wide} {
    display: flex;
    flex: 0 1 auto;
    width: auto;
    min-width: 0;
  }
`;

const Team = styled.span<{ $side: Side; $hit: boolean }>`
  --name-room: 100cqi;
  --name-least: 0.6875rem;
  --name-most: ${theme.font.size.sm};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--crest-gap);
  container-type: inline-size;
  color: ${({ $hit }) => ($hit ? theme.colour.plateInk : theme.colour.plateDim)};
  font-weight: ${({ $hit }) => ($hit ? theme.font.weight.black : theme.font.weight.medium)};

  /* Overrides the crest's default size, which is for the widest card. */
  && > :first-child {
    width: var(--crest);
    height: var(--crest);
  }

  ${cardSize.wide} {
    --name-room: calc(
      (
          100cqi - 2 * (var(--pad) + var(--crest) + var(--crest-gap) + var(--plate-width) + var(--line-gap)) -
            0.375rem - 1.5rem - var(--chips)
        ) /
        2
    );
    --name-least: ${theme.font.size.sm};
    --name-most: ${theme.font.size.lg};
    --name-width: none;
    flex: 0 1 auto;
    min-width: min-content;
    flex-direction: ${({ $side }) => ($side === 'home' ? 'row' : 'row-reverse')};
    container-type: normal;
    text-align: ${({ $side }) => ($side === 'home' ? 'right' : 'left')};
  }
`;

const Plates = styled.span`
  display: flex;
  gap: 3px;

  ${cardSize.wide} {
    gap: 0.375rem;
  }
`;

/** The scoreboard and its lit side have the colours of a floodlit evening in both themes. */
const Plate = styled.b<{ $hit: boolean }>`
  display: grid;
  place-items: center;
  min-width: var(--plate-width);
  height: calc(1.3 * var(--plate-width));
  padding: 0 0.08em;
  border-radius: ${theme.radius.plate};
  background: ${({ $hit }) => ($hit ? dark.plateHit : `color-mix(in srgb, ${theme.colour.plateInk} 10%, transparent)`)};
  color: ${({ $hit }) => ($hit ? dark.plateHitInk : theme.colour.plateDim)};
  font-size: var(--plate-width);
  font-weight: ${theme.font.weight.score};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.03em;
  line-height: 1;

  ${cardSize.wide} {
    border-radius: ${theme.radius.sm};
  }
`;

const Chips = styled.div`
  display: flex;
  justify-content: center;
  max-width: var(--chips);

  ${cardSize.wide} {
    flex: none;
    justify-content: flex-end;
  }
`;
