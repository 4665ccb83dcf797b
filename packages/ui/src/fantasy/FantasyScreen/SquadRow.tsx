import { type FantasyGame, formatPrice } from '@tribunen/domain';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { CaptainBadge } from './CaptainBadge.tsx';
import type { SquadPlayerView } from './FantasyView.ts';
import { PlayerPoints } from './PlayerPoints.tsx';
import { rowHeight } from './rowHeight.ts';
import { shownPoints } from './shownPoints.ts';
import { usePlayerWords } from './usePlayerWords.ts';

/** A player of the squad. A tap shows how the points are made up, when that is loaded. */
export function SquadRow({ game, player }: { readonly game: FantasyGame; readonly player: SquadPlayerView }) {
  const { t } = useWords();
  const { placeOf, points, noteOf } = usePlayerWords(game);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const { live, playerName, captaincy } = player;
  const note = live === null ? null : noteOf(live);
  const isInPlay = live?.fixtures.some(({ fixture }) => fixture.phase === 'in-play') === true;
  return (
    <Row data-off={live?.multiplier === 0 || undefined}>
      <Line>
        <Texts>
          <Name>
            <bdi>{playerName}</bdi> {captaincy !== null && <CaptainBadge captaincy={captaincy} />}
          </Name>
          <Place>{placeOf(player)}</Place>
        </Texts>
        <Middle>
          {live?.fixtures.map(({ fixture: { id, homeName, awayName } }) => (
            <Fixture key={id}>{t(($) => $.common.versus, { home: homeName, away: awayName })}</Fixture>
          ))}
          {note !== null && (
            <Note data-change={live?.change ?? undefined}>
              {live?.change === 'on' && <ArrowUp size={14} aria-hidden />}
              {live?.change === 'off' && <ArrowDown size={14} aria-hidden />}
              {note}
            </Note>
          )}
        </Middle>
        <Figures>
          <Points data-live={isInPlay || undefined}>{points(shownPoints(player))}</Points>
          <Price>{t(($) => $.fantasy.price[game], { price: formatPrice(player.nowCost, game) })}</Price>
        </Figures>
        {live !== null && (
          <Toggle
            type="button"
            aria-label={t(($) => $.fantasy.player.explain, { name: playerName })}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            <Arrow data-open={isOpen || undefined} size={18} aria-hidden />
          </Toggle>
        )}
      </Line>
      {live !== null && (
        <Panel id={panelId} hidden={!isOpen}>
          {isOpen && <PlayerPoints game={game} player={live} />}
        </Panel>
      )}
    </Row>
  );
}

const Row = styled.li`
  &[data-off] {
    color: ${theme.colour.text2};
  }
`;

const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 28px;
  align-content: center;
  align-items: center;
  column-gap: ${theme.space[3]};
  min-height: ${rowHeight.phone};
  padding: ${theme.space[1]} ${theme.space[3]} ${theme.space[1]} ${theme.space[4]};
  line-height: ${theme.font.line.snug};

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto 28px;
    min-height: ${rowHeight.desktop};
  }

  @media (hover: hover) {
    &:has(button):hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;

const Texts = styled.div`
  min-width: 0;
`;

const Name = styled.p`
  font-weight: ${theme.font.weight.bold};
  overflow-wrap: anywhere;
`;

const Place = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};

  &[data-change='on'] {
    color: ${theme.colour.turf};
    font-weight: ${theme.font.weight.bold};
  }
  &[data-change='off'] {
    color: ${theme.colour.live};
    font-weight: ${theme.font.weight.bold};
  }
`;

/** Under the name, and on a desktop between it and the points, which are far apart there. */
const Middle = styled.div`
  grid-column: 1;
  min-width: 0;

  ${theme.media.desktop} {
    grid-area: 1 / 2;
  }
`;

const Fixture = styled.p`
  display: none;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};

  ${theme.media.desktop} {
    display: block;
  }
`;

const Figures = styled.div`
  grid-row: 1 / span 2;
  grid-column: -3;
  text-align: right;
  font-variant-numeric: lining-nums;
`;

const Points = styled.p`
  font-weight: ${theme.font.weight.score};

  &[data-live] {
    color: ${theme.colour.turf};
  }
`;

const Price = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

/** Its target is the whole row. */
const Toggle = styled.button`
  display: grid;
  grid-row: 1 / span 2;
  grid-column: -2;
  place-items: center;
  color: ${theme.colour.text2};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${theme.colour.focus};
    outline-offset: -2px;
  }
`;

const Arrow = styled(ChevronDown)`
  transition: rotate ${theme.time.fast} ${theme.ease.out};

  &[data-open] {
    rotate: 180deg;
  }
`;

const Panel = styled.div`
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[4]};

  &[hidden] {
    display: none;
  }
`;
