import { Star, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { dialogLook, scrimLook } from '../../primitives/ConfirmDialog/dialogLook.ts';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { PagePart } from '../PagePart.tsx';
import { DatedMatches } from '../DatedMatches/DatedMatches.tsx';
import { eventMinute } from '../../matchWords/eventMinute.ts';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { usePositionWords } from '../usePositionWords.ts';
import type { PlayerCardView, PlayerMatch } from './PlayerCardView.ts';

/**
 * What is known of a player, over the page: who they are, what they did in the match, how they are rated, and the
 * team's other matches. It is open as long as it is mounted; Escape closes it, and the focus returns to the name.
 * Import it lazily: it is too heavy for the first load.
 *
 * @example
 * {opened && <PlayerCard view={{ ...view, onClose: () => setOpened(null) }} />}
 */
export function PlayerCard({ view }: { readonly view: PlayerCardView }) {
  const { t } = useWords();
  const positionWords = usePositionWords();
  const [opener] = useState(() => document.activeElement);
  const { name, number, position } = view;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && view.onClose()}>
      <Dialog.Portal>
        <Scrim>
          <Box
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              // Radix would look for a trigger of its own.
              event.preventDefault();
              if (opener instanceof HTMLElement) opener.focus();
            }}
          >
            <Head>
              {number !== null && (
                <Number>
                  <Hidden>{t(($) => $.player.number, { number })}</Hidden>
                  <span aria-hidden>{number}</span>
                </Number>
              )}
              <Texts>
                <Title>{name}</Title>
                {position !== null && <p>{positionWords(position)}</p>}
              </Texts>
              <Dialog.Close asChild>
                <IconButton icon={X} label={t(($) => $.common.close)} />
              </Dialog.Close>
            </Head>
            {view.team !== null && <TeamLine team={view.team} />}
            {view.match !== null && <InMatch match={view.match} />}
            <Rating view={view} />
            {view.others !== null && (
              <PagePart title={t(($) => $.common.otherMatches)} part={view.others} rows={2}>
                {(matches) =>
                  matches.length === 0 ? (
                    <Muted>{t(($) => $.player.others.none)}</Muted>
                  ) : (
                    <DatedMatches matches={matches} today={view.today} hrefOf={(match) => view.hrefOf(match)} />
                  )
                }
              </PagePart>
            )}
          </Box>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
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

function Rating({ view: { rating, rateHref } }: { readonly view: PlayerCardView }) {
  const { t } = useWords();
  return (
    <section>
      <Heading>{t(($) => $.player.rating.title)}</Heading>
      <RatingRow>
        <RatingValue rating={rating} />
        <ButtonLink small href={rateHref}>
          {t(($) => $.player.rate)}
        </ButtonLink>
      </RatingRow>
    </section>
  );
}

function RatingValue({ rating }: { readonly rating: PlayerCardView['rating'] }) {
  const { t } = useWords();
  const { number } = useFormats();
  if (rating.status === 'loading') return <Muted role="status">{t(($) => $.commonLater.loadingRatings)}</Muted>;
  if (rating.status === 'error') return <Muted role="alert">{t(($) => $.commonLater.ratingsFailed)}</Muted>;
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

const Scrim = styled(Dialog.Overlay)`
  ${scrimLook}

  @media (max-width: 767.98px) {
    align-items: end;
    padding: 0;
  }
`;

const Box = styled(Dialog.Content)`
  ${dialogLook}
  gap: ${theme.space[4]};
  width: min(480px, 100%);
  max-height: calc(100dvh - ${theme.space[8]});
  overflow: auto;
  overscroll-behavior: contain;

  @media (max-width: 767.98px) {
    width: 100%;
    max-height: 88dvh;
    padding-bottom: calc(${theme.space[6]} + env(safe-area-inset-bottom));
    border-radius: ${theme.radius.md} ${theme.radius.md} 0 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  gap: ${theme.space[3]};
`;

const Number = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 44px;
  height: 44px;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.score};
  font-variant-numeric: tabular-nums;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Texts = styled.div`
  flex: 1;
  min-width: 0;
  line-height: ${theme.font.line.snug};

  & > p {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.sm};
  }
`;

const Title = styled(Dialog.Title)`
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.black};
  letter-spacing: ${theme.font.track.tight};
  line-height: ${theme.font.line.tight};
  overflow-wrap: anywhere;
`;

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
