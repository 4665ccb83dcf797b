import { type Match, headlineEvents, type MatchEvent } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { Crest } from '../../../primitives/Crest/Crest.tsx';
import { useTeamFaces } from '../../../teamFaces/useTeamFaces.ts';
import { theme } from '../../../theme/theme.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { EventIcon } from '../MatchTimeline/EventIcon.tsx';
import { eventMinute } from '../../../matchWords/eventMinute.ts';
import { EventPlayer } from '../MatchTimeline/EventPlayer.tsx';
import { EventRemark } from '../MatchTimeline/EventRemark.tsx';
import { useEventWords } from '../../../matchWords/useEventWords.ts';

interface HeadlineEventsProps {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/** The goals that count and the red cards, on a plate under the score (REPORT-10); nothing where there are none. */
export const HeadlineEvents = memo(function HeadlineEvents({ match, events }: HeadlineEventsProps) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  const wordsOf = useEventWords();
  const shown = headlineEvents(events);
  if (shown.length === 0) return null;
  return (
    <List aria-label={t(($) => $.matchDetail.events.headlines)}>
      {shown.map((event) => {
        const team = event.teamSide === 'home' ? match.homeTeam : match.awayTeam;
        const face = faceOf(team, match.competition.id);
        const words = wordsOf(event);
        return (
          <Row key={event.id}>
            <Minute>{eventMinute(event)}</Minute>
            <EventIcon event={event} />
            <Text>
              <Hidden>{`${words.kind}, ${face.name}: `}</Hidden>
              <b>
                <EventPlayer event={event} name={event.playerName} />
              </b>
              {words.remark !== null && (
                <Remark aria-hidden={words.remark === words.kind}>
                  {' '}
                  <EventRemark event={event} remark={words.remark} />
                </Remark>
              )}
            </Text>
            <Crest owner={face.owner} image={face.image} size={24} />
          </Row>
        );
      })}
    </List>
  );
});

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[2]} ${theme.space.gutter};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 4rem 20px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space[3]};
  min-height: 38px;
  font-size: ${theme.font.size.sm};
  line-height: ${theme.font.line.snug};
`;

const Minute = styled.span`
  font-size: ${theme.font.size.md};
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

const Text = styled.span`
  overflow-wrap: anywhere;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Remark = styled.span`
  display: block;
  color: ${theme.colour.plateDim};

  ${theme.media.tablet} {
    display: inline;
  }
`;
