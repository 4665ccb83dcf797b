import { Star } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { eventMinute } from '../../matchWords/eventMinute.ts';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import type { PlayerCardView, PlayerFactsView, PlayerMatch } from './PlayerCardView.ts';

interface PlayerFactsProps {
  readonly view: PlayerFactsView;
  /** Whether screen readers announce that the ratings load or fail: not if a resting mouse opened the card. */
  readonly isSpoken: boolean;
}

/** A player's team, what they did in the match, and how they are rated. */
export function PlayerFacts({ view, isSpoken }: PlayerFactsProps) {
  return (
    <>
      {view.team !== null && <TeamLine team={view.team} />}
      {view.match !== null && <InMatch match={view.match} />}
      <Rating view={view} isSpoken={isSpoken} />
    </>
  );
}

function TeamLine({ team: { team, href } }: { readonly team: NonNullable<PlayerCardView['team']> }) {
  const face = useTeamFaces()(team, null);
  return (
    <TeamLink href={href}>
      <Crest owner={face.owner} image={face.image} size={28} />
      {face.name}
    </TeamLink>
  );
}

function InMatch({ match: { minutes, events } }: { readonly match: PlayerMatch }) {
  const { t } = useWords();
  const played =
    minutes === null
      ? t(($) => $.player.match.unknownMinutes)
      : minutes === 0
        ? t(($) => $.player.match.notPlayed)
        : t(($) => $.player.match.minutes, { count: minutes });
  return (
    <section>
      <Heading>{t(($) => $.player.match.title)}</Heading>
      <p>{played}</p>
      {events.length === 0 ? (
        <Muted>{t(($) => $.player.match.noEvents)}</Muted>
      ) : (
        <Events>
          {events.map(({ kind, minute, extraTime }) => (
            <li key={`${kind} ${minute} ${extraTime}`}>
              <b>{eventMinute({ minute, extraTime })}</b>
              {t(($) => $.player.events[kind])}
            </li>
          ))}
        </Events>
      )}
    </section>
  );
}

function Rating({ view: { rating, rateHref }, isSpoken }: PlayerFactsProps) {
  const { t } = useWords();
  return (
    <section>
      <Heading>{t(($) => $.player.rating.title)}</Heading>
      <RatingRow>
        <RatingValue rating={rating} isSpoken={isSpoken} />
        <ButtonLink small href={rateHref}>
          {t(($) => $.player.rate)}
        </ButtonLink>
      </RatingRow>
    </section>
  );
}

interface RatingValueProps {
  readonly rating: PlayerCardView['rating'];
  readonly isSpoken: boolean;
}

function RatingValue({ rating, isSpoken }: RatingValueProps) {
  const { t } = useWords();
  const { number } = useFormats();
  if (rating.status === 'loading') {
    return <Muted role={isSpoken ? 'status' : undefined}>{t(($) => $.commonLater.loadingRatings)}</Muted>;
  }
  if (rating.status === 'error') {
    return <Muted role={isSpoken ? 'alert' : undefined}>{t(($) => $.commonLater.ratingsFailed)}</Muted>;
  }
  if (rating.value === null) return <Muted>{t(($) => $.commonLater.noRatings)}</Muted>;
  const { average, count } = rating.value;
  return (
    <Average>
      <b>{t(($) => $.player.rating.outOf, { average: number(average) })}</b>
      <Star size={18} fill="currentColor" aria-hidden />
      <span>{t(($) => $.commonLater.ratings, { count })}</span>
    </Average>
  );
}

const TeamLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.touch};
  font-weight: ${theme.font.weight.medium};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
`;

const Heading = styled.h3`
  margin-bottom: ${theme.space[1]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;

const Muted = styled.p`
  color: ${theme.colour.text2};
`;

const Events = styled.ul`
  margin-top: ${theme.space[2]};

  & > li {
    display: grid;
    grid-template-columns: 4.5em 1fr;
    padding-block: 6px;
    border-top: 1px solid ${theme.colour.line};
  }
  & b {
    font-variant-numeric: tabular-nums;
  }
`;

const RatingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

const Average = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  & > b {
    font-variant-numeric: proportional-nums;
  }
  & > svg {
    color: ${theme.colour.gold};
  }
  & > span {
    color: ${theme.colour.text2};
  }
`;
