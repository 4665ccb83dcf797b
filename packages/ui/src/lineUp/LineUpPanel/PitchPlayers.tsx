import type { Side } from '@tribunen/domain';
import { type CSSProperties, memo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { PlayerName } from '../../links/PlayerName.tsx';
import { toShownPlayer } from '../../links/toShownPlayer.ts';
import { theme } from '../../theme/theme.ts';
import { dark } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { Kit } from '../kitsOf.ts';
import { type PitchPlace, pitchShape } from '../pitchPlaces.ts';
import type { SideLineUp } from '../sideLineUp.ts';
import { EventMarks, SubstitutionMarks } from './Marks.tsx';
import { usePlayerSentence } from './usePlayerSentence.ts';

interface PitchPlayersProps {
  readonly side: Side;
  /** The accessible name of the list: «Startoppstilling, Norge». */
  readonly label: string;
  readonly players: SideLineUp['field'];
  readonly kit: Kit;
  /** The places on the pitch of one side, in the order of the players. */
  readonly one: readonly PitchPlace[];
  /** The places on the pitch that both sides share. */
  readonly both: readonly PitchPlace[];
}

/** The players of one side, each in a place for either pitch; the style of the pitch decides which one counts. */
export function PitchPlayers({ side, label, players, kit, one, both }: PitchPlayersProps) {
  return (
    <ol aria-label={label} data-side={side}>
      {players.map((marked, n) => (
        <PitchPlayer key={marked.player.id} side={side} marked={marked} kit={kit} one={one[n]} both={both[n]} />
      ))}
    </ol>
  );
}

interface PitchPlayerProps {
  readonly side: Side;
  readonly marked: SideLineUp['field'][number];
  readonly kit: Kit;
  readonly one: PitchPlace | undefined;
  readonly both: PitchPlace | undefined;
}

/** Memoised, because a step of the scrubber changes only a few of the players. */
const PitchPlayer = memo(
  function PitchPlayer({ side, marked, kit, one, both }: PitchPlayerProps) {
    const { t } = useWords();
    const sentenceOf = usePlayerSentence();
    const { player, marks, shortName } = marked;
    return (
      <Place
        data-player
        style={
          {
            ...placed('one', one),
            ...placed('both', both),
            '--kit': kit.colour,
            '--kit-ink': kit.ink,
          } as CSSProperties
        }
      >
        <PlayerName player={toShownPlayer(player, side)} coversRow>
          <Spoken>{sentenceOf(marked)}</Spoken>
        </PlayerName>
        <Shirt aria-hidden>{player.shirtNumber}</Shirt>
        <Events aria-hidden>
          <EventMarks marks={marks} />
        </Events>
        <Changes aria-hidden>
          <SubstitutionMarks marks={marks} />
        </Changes>
        <Name aria-hidden title={player.name} data-name>
          {shortName}
          {player.captain === true && ` ${t(($) => $.lineUp.captain)}`}
        </Name>
      </Place>
    );
  },
  (before, after) =>
    before.side === after.side && before.marked.player === after.marked.player && lookOf(before) === lookOf(after),
);

function lookOf({ marked: { marks, shortName }, kit, one, both }: PitchPlayerProps): string {
  return JSON.stringify([marks, shortName, kit, one, both]);
}

function placed(
  pitch: keyof typeof pitchShape,
  place: PitchPlace = { x: 0, y: 0, nameX: 0, room: 0, isNameAbove: false },
) {
  return {
    [`--${pitch}-x`]: `${place.x * 100}%`,
    [`--${pitch}-y`]: `${(place.y / pitchShape[pitch]) * 100}%`,
    [`--${pitch}-room`]: `${place.room * 100}cqi`,
    [`--${pitch}-inwards`]: `${(place.nameX - place.x) * 100}cqi`,
    [`--${pitch}-above`]: place.isNameAbove ? 1 : 0,
  };
}

const Place = styled.li`
  position: absolute;
  display: grid;
  justify-items: center;
  gap: 2px;
  translate: -50% calc(var(--shirt) / -2);

  /* The name's button covers the shirt, the name and the marks. */
  & > :is(button, b) {
    grid-area: 1 / 1;
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Shirt = styled.b`
  display: grid;
  place-items: center;
  width: var(--shirt);
  height: var(--shirt);
  border-radius: 50%;
  background: var(--kit);
  box-shadow: 0 0 0 1.5px ${theme.colour.pitchLine};
  color: var(--kit-ink);
  font-size: ${theme.font.size.sm};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.font.weight.score};
  line-height: 1;
`;

/** Under the shirt, or over it. */
const Name = styled.span`
  translate: var(--inwards) calc(-1 * var(--above) * (var(--shirt) + 100% + 4px));
  max-width: calc(var(--room) - 3px);
  padding: 1px 4px;
  overflow: hidden;
  border-radius: 3px;
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-size: var(--name);
  font-weight: ${theme.font.weight.bold};
  line-height: 1.15;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Beside = styled.span`
  position: absolute;
  display: flex;
  gap: 2px;
  padding: 1px 3px;
  border-radius: 9px;
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-size: 0.625rem;
  line-height: 1.3;

  &:empty {
    display: none;
  }
`;

const Changes = styled(Beside)`
  /* When the name is above the shirt, the mark moves to its side instead of covering it. */
  top: calc(var(--above) * 9px - 5px);
  left: calc(50% + var(--shirt) / 3);

  /* The plate is dark in both themes. */
  & [data-way='on'] > svg {
    color: ${dark.turf};
  }
  & [data-way='off'] > svg {
    color: ${dark.live};
  }
`;

const Events = styled(Beside)`
  top: calc(var(--shirt) - 13px);
  right: calc(50% + var(--shirt) / 3);
`;
