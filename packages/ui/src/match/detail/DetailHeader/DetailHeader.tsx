import type { Match, Side } from '@tribunen/domain';
import { memo, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { longestWordOf } from '../../../teamFaces/longestWordOf.ts';
import { useCompetitionName } from '../../../teamFaces/useCompetitionName.ts';
import { useTeamFaces } from '../../../teamFaces/useTeamFaces.ts';
import { useMatchSentence } from '../../../matchWords/useMatchSentence.ts';
import { useRoundWords } from '../../../matchWords/useRoundWords.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { PageLink } from '../../../links/PageLink.tsx';
import { theme } from '../../../theme/theme.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { CheerButton } from '../../CheerButton/CheerButton.tsx';
import { CentreCircle } from '../../MatchHeader/CentreCircle.tsx';
import { HeaderLights } from '../../MatchHeader/HeaderLights.tsx';
import { useScrolledPast } from '../../MatchHeader/useScrolledPast.ts';
import type { BackView } from '../MatchDetailScreen/MatchDetailView.ts';
import { BackLink } from './BackLink.tsx';
import { DetailLine } from './DetailLine.tsx';
import { DetailPitch } from './DetailPitch.tsx';
import { DetailTeam } from './DetailTeam.tsx';

interface DetailHeaderProps {
  /** The match, with the score at the shown minute. */
  readonly match: Match;
  /** A `DetailStatus`. */
  readonly status: ReactNode;
  readonly back: BackView;
  /** `HeadlineEvents`; null while they are not known. */
  readonly headlines?: ReactNode;
  /** The number of rows reserved for the headlines (`headlineRows`), so that a goal does not change the header's height. */
  readonly headlineRows?: number;
  /** The action at the far end of the row of tools. */
  readonly action?: ReactNode;
  /** The floodlit halves, each with its number of cheers. Pass the same map until a number changes. */
  readonly cheering?: ReadonlyMap<Side, number>;
  /** The cheer button, on screens with room for it; null elsewhere. */
  readonly cheer?: { readonly side: Side | null; onChoose(side: Side): void; onCheer(side: Side): void } | null;
}

const nobody: ReadonlyMap<Side, number> = new Map();

/**
 * The header of an opened match: the way back and the competition, the two teams with their scorers, the score and the
 * state. It is low, so that the tabs below it are visible at once. On a phone it becomes one line after the user
 * scrolls past it; its parent must be the element that scrolls.
 */
export const DetailHeader = memo(function DetailHeader({
  match,
  status,
  back,
  headlines = null,
  headlineRows = 0,
  action = null,
  cheering = nobody,
  cheer = null,
}: DetailHeaderProps) {
  const sentenceOf = useMatchSentence();
  const { t } = useWords();
  const round = useRoundWords().roundOf(match);
  const header = useRef<HTMLElement>(null);
  const scrolledPast = useScrolledPast(header);
  const competition = useCompetitionName()(match.competition);
  const faceOf = useTeamFaces();
  const letters = Math.max(
    ...[match.homeTeam, match.awayTeam].map((team) => longestWordOf(faceOf(team, match.competition.id).name)),
  );
  return (
    <>
      <DetailLine match={match} status={status} back={back} shown={scrolledPast} />
      <DetailPitch
        ref={header}
        rows={headlineRows}
        lights={<HeaderLights match={match} cheering={cheering} />}
        tools={
          <>
            <BackLink back={back} />
            <Competition>
              <PageLink to={{ competition: match.competition }}>
                <Cut>{competition}</Cut>
                {round !== null && <Round>{t(($) => $.matchDetail.info.afterCompetition, { round })}</Round>}
              </PageLink>
            </Competition>
            {cheer !== null && (
              <Cheer>
                <CheerButton match={match} {...cheer} />
              </Cheer>
            )}
            {action}
          </>
        }
      >
        <Sentence>{sentenceOf(match)}</Sentence>
        <DetailTeam team={match.homeTeam} competition={match.competition.id} side="home" letters={letters} />
        <Centre aria-hidden>
          <CentreCircle match={match} status={status} />
        </Centre>
        <DetailTeam team={match.awayTeam} competition={match.competition.id} side="away" letters={letters} />
        {headlines}
      </DetailPitch>
    </>
  );
});

const Competition = styled.p`
  display: flex;
  flex: 1;
  min-width: 0;
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};

  & > a {
    flex: 0 1 auto;
    align-items: center;
    min-height: ${theme.touch};
  }
  & > a:focus-visible {
    outline-offset: -2px;
    outline-color: ${theme.colour.onPitch};
  }

  ${theme.media.desktop} {
    pointer-events: none;

    & > * {
      max-width: 11rem;
      pointer-events: auto;
    }
  }
`;

/** The cheer button moves to the next row if the names need the whole first one. */
const Cheer = styled.div`
  display: flex;
  min-width: 0;
  max-width: 24rem;

  ${theme.media.desktop} {
    position: absolute;
    top: 64px;
    right: ${theme.space.gutter};
  }
  ${theme.media.wide} {
    position: static;
  }
`;

/** A second line would touch the state of the match on a phone. The round stays whole where the competition is cut. */
const Cut = styled.span`
  overflow: hidden;
  font-size: ${theme.font.size.cap};
  line-height: ${theme.font.line.snug};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.media.tablet} {
    font-size: inherit;
    line-height: inherit;
  }
`;

const Round = styled(Cut)`
  flex: none;
  margin-inline-start: 0.25em;
`;

const Centre = styled.div`
  position: relative;
  grid-area: 1 / 2 / auto / span 2;
  align-self: start;
  height: var(--field);

  /* The day takes two lines, between the badges. */
  & time + span {
    max-width: 6.5rem;
    margin-top: 1px;
    /* Within the circle's line. */
    font-size: 0.6875rem;
  }
  ${theme.media.desktop} {
    grid-row: 1 / span 2;
  }
`;

const Sentence = styled.p`
  ${visuallyHidden}
`;
