import { Star } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { usePositionWords } from '../../pages/usePositionWords.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { ListedTopPlayer, TopPlayersView } from '../ScoutingView.ts';
import { PodiumStep } from './PodiumStep.tsx';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

/** In pixels. */
const rowHeight = 64;

interface TopPlayersProps {
  readonly view: TopPlayersView;
  /** The team's name. */
  readonly team: string;
}

/** The three players with the best average, on a podium (SCOUT-5). */
export function TopPlayers({ view, team }: TopPlayersProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t(($) => $.scouting.top.title)}</Title>
      <Content view={view} team={team} />
    </section>
  );
}

function Content({ view, team }: TopPlayersProps) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <Podium>
          <Loading role="status">{t(($) => $.commonLater.loading)}</Loading>
        </Podium>
      );
    case 'error':
      return <LoadFailed title={t(($) => $.commonLater.ratingsFailed)} onRetry={() => view.onRetry()} />;
    case 'ready':
      return view.players.length === 0 ? (
        <EmptyStand title={t(($) => $.commonLater.noRatings)} />
      ) : (
        <Podium>
          <ol>
            {view.players.map((player, place) => (
              <Row key={player.playerId} player={player} place={place + 1} team={team} />
            ))}
          </ol>
        </Podium>
      );
  }
}

interface RowProps {
  readonly player: ListedTopPlayer;
  readonly place: number;
  readonly team: string;
}

function Row({ player, place, team }: RowProps) {
  const { t } = useWords();
  const { oneDecimal, ordinal } = useFormats();
  const positionWords = usePositionWords();
  const { playerName, position, average, count, href } = player;
  return (
    <Item>
      <PodiumStep place={place} />
      <Who>
        <Name href={href}>{playerName}</Name>
        <small>{[...(position === null ? [] : [positionWords(position)]), team].join(' · ')}</small>
      </Who>
      <Average>
        <b>
          {oneDecimal(average)}
          <Star aria-hidden />
        </b>
        <small>{t(($) => $.scouting.top.count, { count })}</small>
        <Place>{t(($) => $.scouting.top.place, { n: ordinal(place) })}</Place>
      </Average>
    </Item>
  );
}

const Title = styled.h2`
  padding-bottom: ${theme.space[2]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;

const Podium = styled.div`
  ${touchlines}
  overflow: clip;
`;

/** As high as the three loaded players. */
const Loading = styled.p`
  display: grid;
  align-content: center;
  min-height: ${3 * rowHeight + 2}px;
  color: ${theme.colour.text2};
  text-align: center;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space[3]};
  min-height: ${rowHeight}px;
  padding: 0 ${theme.space[4]} 0 ${theme.space[3]};

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }

  /* The name has the width beside the average, and its second line the width beside the count. */
  ${theme.media.narrowest} {
    grid-template: 'step name name average' auto 'step about count count' auto / 32px minmax(0, 1fr) 2rem auto;
    gap: 1px ${theme.space[2]};
    padding: ${theme.space[1]} ${theme.space[3]};
    align-content: center;
    align-items: baseline;
  }
`;

const Who = styled.div`
  display: grid;
  min-width: 0;
  line-height: ${theme.font.line.snug};

  ${theme.media.narrowest} {
    display: contents;

    & > a {
      grid-area: name;
    }
    & > small {
      grid-area: about;
    }
  }

  & > small {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.sm};
    overflow-wrap: anywhere;
  }
`;

/** The whole row is the link's target. */
const Name = styled(Link)`
  color: ${theme.colour.text};
  font-weight: ${theme.font.weight.bold};
  text-decoration: none;
  overflow-wrap: anywhere;

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

const Average = styled.div`
  display: grid;
  justify-items: end;
  gap: 1px;
  padding: ${theme.space[1]} 0;
  line-height: ${theme.font.line.snug};

  ${theme.media.narrowest} {
    display: contents;

    & > b {
      grid-area: average;
      justify-self: end;
    }
    & > small {
      grid-area: count;
      justify-self: end;
    }
  }

  & > b {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.black};
    font-variant-numeric: proportional-nums;
  }
  & > b > svg {
    width: 15px;
    height: 15px;
    color: ${theme.colour.goldFill};
    fill: currentColor;
  }
  & > small {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.cap};
    font-variant-numeric: tabular-nums;
  }
`;

/** The podium shows it to everybody else. */
const Place = styled.span`
  ${visuallyHidden}
`;
