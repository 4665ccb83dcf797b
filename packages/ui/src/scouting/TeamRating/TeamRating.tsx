import type { PlayerId, Stars } from '@tribunen/domain';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { usePositionWords } from '../../pages/usePositionWords.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { RatingHead } from '../RatingHead.tsx';
import { RatingSave } from '../RatingSave.tsx';
import type { StartedPlayer, TeamRatingView } from '../ScoutingView.ts';
import { SignInToRate } from '../SignInToRate.tsx';
import { StarSlider } from '../StarSlider/StarSlider.tsx';
import { StandsEleven } from './StandsEleven.tsx';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

/** The eleven empty places while the team is not known. */
const eleven = Array.from({ length: 11 }, (_, place) => place);

interface TeamRatingProps {
  /** The team's name. */
  readonly team: string;
  readonly view: TeamRatingView;
}

/**
 * A whole team rated quickly after a match: one row for each of the eleven, set by one swipe or one digit, all saved
 * together; below the rows the eleven on the pitch, with everybody's averages.
 */
export function TeamRating({ team, view }: TeamRatingProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <Root>
      <section aria-labelledby={id}>
        <RatingHead
          id={id}
          title={t(($) => $.scouting.whole.title, { team })}
          window={view.status === 'open' || view.status === 'closed' ? view : null}
        />
        <Content view={view} />
      </section>
      {'players' in view && <StandsEleven players={view.players} />}
    </Root>
  );
}

function Content({ view }: { readonly view: TeamRatingView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <>
          <Hint role="status">{t(($) => $.commonLater.loadingRatings)}</Hint>
          <List aria-hidden>
            {eleven.map((place) => (
              <Row key={place}>
                <Skeleton width="22px" height="14px" />
                <Skeleton width="7rem" height="16px" />
                <Skeleton width="calc(5 * var(--star-width))" height="var(--star-size)" />
              </Row>
            ))}
          </List>
        </>
      );
    case 'error':
      return <LoadFailed title={t(($) => $.commonLater.ratingsFailed)} onRetry={() => view.onRetry()} />;
    case 'no-line-up':
      return <EmptyStand title={t(($) => $.commonLater.lineUpNotReady)} />;
    case 'sign-in':
      return <SignInToRate href={view.signInHref} />;
    case 'closed':
      return (
        <>
          <Rows players={view.players} />
          <Hint role="status">
            {view.isTooLate ? t(($) => $.scouting.card.tooLate) : t(($) => $.scouting.window.opens)}
          </Hint>
        </>
      );
    case 'open':
      return <OpenRating view={view} />;
  }
}

function OpenRating({ view }: { readonly view: Extract<TeamRatingView, { status: 'open' }> }) {
  const { t } = useWords();
  return (
    <>
      <Hint>{t(($) => $.scouting.whole.hint)}</Hint>
      <Rows players={view.players} onRate={(player, stars) => view.onRate(player, stars)} />
      <Foot>
        <RatingSave view={view.save} label={t(($) => $.scouting.whole.save, { count: view.unsaved })} />
      </Foot>
    </>
  );
}

interface RowsProps {
  readonly players: readonly StartedPlayer[];
  /** Without it the stars can only be read. */
  onRate?(player: PlayerId, stars: Stars): void;
}

function Rows({ players, onRate }: RowsProps) {
  const { t } = useWords();
  const { oneDecimal } = useFormats();
  const positionWords = usePositionWords();
  const root = useRef<HTMLOListElement>(null);
  const goOn = (place: number) => root.current?.querySelectorAll<HTMLElement>('[role="slider"]')[place + 1]?.focus();
  return (
    <List ref={root} aria-label={t(($) => $.commonLater.startingLineUp)}>
      {players.map(({ player, stars, href }, place) => (
        <Row key={player.id}>
          <b>{player.shirtNumber}</b>
          <Who>
            <Link href={href}>{player.name}</Link>
            {player.position !== null && <small>{positionWords(player.position)}</small>}
          </Who>
          <StarSlider
            label={player.name}
            value={stars}
            onChange={onRate && ((given) => onRate(player.id, given))}
            onDigit={() => goOn(place)}
          />
          <Value aria-hidden data-unset={stars === null || undefined}>
            {stars === null ? t(($) => $.scouting.stars.unset) : oneDecimal(stars)}
          </Value>
        </Row>
      ))}
    </List>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

const Hint = styled.p`
  padding: ${theme.space[1]} 0 ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const List = styled.ol`
  ${touchlines}
`;

const Row = styled.li`
  --star-width: 27px;
  --star-size: 22px;
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr) auto 2.2em;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 52px;
  padding: ${theme.space[1]} ${theme.space[3]};

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
  &:focus-within {
    background: ${theme.colour.turfSoft};
  }
  & > b {
    color: ${theme.colour.text2};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }

  ${theme.media.wide} {
    --star-width: 36px;
    --star-size: 26px;
  }
`;

const Who = styled.span`
  display: grid;
  min-width: 0;
  line-height: ${theme.font.line.snug};

  & > a {
    min-height: 24px;
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.medium};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & > small {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.cap};
  }
`;

const Value = styled.span`
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: proportional-nums;
  text-align: right;

  &[data-unset] {
    color: ${theme.colour.text2};
  }
`;

const Foot = styled.div`
  position: sticky;
  bottom: var(--tabs-height, 0);
  display: flex;
  padding: ${theme.space[3]} 0;
  background: ${theme.colour.ground};

  ${theme.media.tablet} {
    bottom: 0;
  }
`;
