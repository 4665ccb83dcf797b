import { goalScores, type Match, type MatchEvent, type ScoreLine } from '@tribunen/domain';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { EmptyStand } from '../../../primitives/EmptyStand/EmptyStand.tsx';
import { Crest } from '../../../primitives/Crest/Crest.tsx';
import { useGradually } from '../../../primitives/InSlices/useGradually.ts';
import type { TeamFace } from '../../../teamFaces/teamFacesIn.ts';
import { useTeamFaces } from '../../../teamFaces/useTeamFaces.ts';
import { theme } from '../../../theme/theme.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { EventIcon } from './EventIcon.tsx';
import { eventMinute } from '../../../matchWords/eventMinute.ts';
import { EventPlayer } from './EventPlayer.tsx';
import { EventRemark } from './EventRemark.tsx';
import { useEventWords } from '../../../matchWords/useEventWords.ts';

/** More rows than a screen shows, and few enough to render within a frame. */
const rowsAtOnce = 16;
/** How many rows the browser lays out together. It skips the blocks that are far from the screen. */
const rowsOfBlock = 50;
const noEvents: readonly MatchEvent[] = [];

interface MatchTimelineProps {
  readonly match: Match;
  /** In the order of the match. Pass the same objects while they do not change. */
  readonly events: readonly MatchEvent[];
  /** The events of an abandoned play; none by default. */
  readonly abandoned?: readonly MatchEvent[];
  /** The text to show when there are no events. */
  readonly empty: string;
}

/**
 * The events of a match, the newest first. The events of each side are on its own half, with the halfway line and the
 * minutes between them; a narrow timeline has one column, with the team's crest at each event. A new event appears
 * above the row that the user is reading, and the browser keeps that row in place. Every fifty events are a list of their
 * own, so most matches have one list. In a replay of thousands of events the browser skips the lists far from the screen.
 */
export const MatchTimeline = memo(function MatchTimeline({
  match,
  events: given,
  abandoned = noEvents,
  empty,
}: MatchTimelineProps) {
  const faceOf = useTeamFaces();
  // In a replay of thousands of events a minute brings dozens of rows, which React then renders in slices.
  const events = useDeferredValue(given);
  const scores = useMemo(() => goalScores(events), [events]);
  const faces = useMemo(
    () => ({
      home: faceOf(match.homeTeam, match.competition.id),
      away: faceOf(match.awayTeam, match.competition.id),
    }),
    [faceOf, match.homeTeam, match.awayTeam, match.competition.id],
  );
  const rendered = useGradually(events.length, rowsAtOnce);
  if (events.length + abandoned.length === 0) return <EmptyStand frame="bare" title={empty} />;
  const first = Math.max(0, events.length - rendered);
  return (
    <Place data-long={events.length > rowsOfBlock}>
      {blockStarts(events.length, first).map((start) => (
        <EventBlock
          key={start}
          events={events.slice(Math.max(start, first), start + rowsOfBlock)}
          abandoned={start === 0 && first === 0 ? abandoned : noEvents}
          faces={faces}
          scores={scores}
        />
      ))}
    </Place>
  );
});

/** Where each block of rows begins, the last block first, counted from the first event of the match. */
function blockStarts(events: number, first: number): readonly number[] {
  const blocks = Math.max(1, Math.ceil(events / rowsOfBlock));
  return Array.from({ length: blocks }, (_, block) => block * rowsOfBlock)
    .filter((start) => start + rowsOfBlock > first)
    .toReversed();
}

interface EventBlockProps {
  readonly events: readonly MatchEvent[];
  readonly abandoned: readonly MatchEvent[];
  readonly faces: Readonly<Record<'home' | 'away', TeamFace>>;
  /** The score after each goal of the match that counts, by the event's id. */
  readonly scores: ReadonlyMap<MatchEvent['id'], ScoreLine>;
}

const EventBlock = memo(
  function EventBlock({ events, abandoned, faces, scores }: EventBlockProps) {
    const { t } = useWords();
    return (
      <List aria-label={t(($) => $.matchDetail.events.timeline)}>
        {events.toReversed().map((event) => (
          <EventRow key={event.id} event={event} face={faces[event.teamSide]} score={scores.get(event.id) ?? null} />
        ))}
        {abandoned.toReversed().map((event) => (
          <EventRow key={`abandoned:${event.id}`} event={event} face={faces[event.teamSide]} score={null} isAbandoned />
        ))}
      </List>
    );
  },
  (before, after) =>
    before.faces === after.faces &&
    before.abandoned === after.abandoned &&
    before.events.length === after.events.length &&
    before.events.every((event, at) => {
      const [then, now] = [before.scores.get(event.id), after.scores.get(event.id)];
      return event === after.events[at] && then?.home === now?.home && then?.away === now?.away;
    }),
);

interface EventRowProps {
  readonly event: MatchEvent;
  readonly face: TeamFace;
  /** The score after a goal that counts. */
  readonly score: ScoreLine | null;
  /** Whether the event happened in an abandoned play. */
  readonly isAbandoned?: boolean;
}

const EventRow = memo(
  function EventRow({ event, face, score, isAbandoned = false }: EventRowProps) {
    const { t } = useWords();
    const wordsOf = useEventWords();
    const { kind, remark } = wordsOf(event);
    const isGoal = event.type === 'GOAL';
    const isCancelled = isGoal && event.cancelled;
    return (
      <Row
        data-event={event.id}
        data-goal={isGoal && !isCancelled && !isAbandoned}
        data-side={event.teamSide}
        data-abandoned={isAbandoned}
      >
        <Minute>{eventMinute(event)}</Minute>
        <Mark data-goal={isGoal && !isCancelled && !isAbandoned}>
          <EventIcon event={event} />
        </Mark>
        <Text>
          <Hidden>{`${kind}, ${face.name}: `}</Hidden>
          {event.type === 'SUBSTITUTION' ? (
            <>
              <Change
                icon={<ArrowDown size={18} aria-hidden />}
                word={t(($) => $.matchDetail.events.out)}
                name={<EventPlayer event={event} name={event.playerName} />}
              />
              <Change
                icon={<ArrowUp size={18} aria-hidden />}
                word={t(($) => $.matchDetail.events.in)}
                name={<EventPlayer event={event} name={event.assistName} />}
                isOn
              />
            </>
          ) : isCancelled ? (
            <>
              <Struck>
                <EventPlayer event={event} name={event.playerName} />
              </Struck>
              <Remark>{t(($) => $.commonLater.cancelledByVar)}</Remark>
            </>
          ) : (
            <>
              <Player>
                <EventPlayer event={event} name={event.playerName} />
              </Player>
              {remark !== null && (
                <Remark aria-hidden={remark === kind}>
                  <EventRemark event={event} remark={remark} />
                </Remark>
              )}
            </>
          )}
          {isAbandoned && <Remark>{t(($) => $.matchDetail.status.SUSPENDED)}</Remark>}
          {score !== null && <Score>{t(($) => $.matchDetail.events.score, { ...score })}</Score>}
        </Text>
        <Side aria-hidden>
          <Crest owner={face.owner} image={face.image} size={20} />
        </Side>
      </Row>
    );
  },
  (before, after) =>
    before.event === after.event &&
    before.face.name === after.face.name &&
    before.score?.home === after.score?.home &&
    before.score?.away === after.score?.away,
);

interface ChangeProps {
  readonly icon: ReactNode;
  readonly word: string;
  readonly name: ReactNode;
  readonly isOn?: boolean;
}

function Change({ icon, word, name, isOn = false }: ChangeProps) {
  return (
    <ChangeRow data-on={isOn}>
      {icon}
      <span>
        <Hidden>{`${word}: `}</Hidden>
        {name}
      </span>
    </ChangeRow>
  );
}

/**
 * Half the width of a phone, or of a column next to a chat, is too narrow for a name. The halfway line is then at the
 * left, and a crest shows the team of each event.
 */
const inOneColumn = '@container timeline (max-width: 470px)';
const phoneMinute = '2.6rem';

const Place = styled.div`
  container: timeline / inline-size;
`;

const List = styled.ol`
  position: relative;

  [data-long='true'] > & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(${rowsOfBlock} * 52px);
  }

  /* The halfway line. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    left: 50%;
    width: ${theme.chalkWidth};
    margin-left: -0.75px;
    background: ${theme.colour.line};
  }
  ${inOneColumn} {
    &::before {
      left: calc(${phoneMinute} + ${theme.space[2]} + 13px);
    }
  }
`;

/** Half, minute, half; the mark stands between the words and the line. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 26px 2.6rem 26px minmax(0, 1fr);
  align-items: center;
  column-gap: ${theme.space[2]};
  min-height: 52px;
  padding-block: 6px;

  & > * {
    grid-row: 1;
  }
  &[data-abandoned='true'] {
    color: ${theme.colour.text2};
  }
  /* A line separates the abandoned play from the rest. */
  &[data-abandoned='false'] + &[data-abandoned='true'] {
    margin-top: ${theme.space[3]};
    padding-top: ${theme.space[3]};
    border-top: ${theme.chalkWidth} dashed ${theme.colour.edge};
  }
  ${inOneColumn} {
    grid-template-columns: ${phoneMinute} 26px minmax(0, 1fr) 24px;
    min-height: 44px;
  }
`;

const Minute = styled.span`
  position: relative;
  grid-column: 3;
  padding-block: 2px;
  background: ${theme.colour.ground};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${inOneColumn} {
    grid-column: 1;
  }
`;

const Mark = styled.span`
  display: grid;
  grid-column: 2;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: 50%;

  &[data-goal='true'] {
    background: ${theme.colour.turf};
    color: ${theme.colour.onTurf};
  }
  [data-side='away'] > & {
    grid-column: 4;
  }
  ${inOneColumn} {
    position: relative;
    background: ${theme.colour.ground};

    [data-side] > & {
      grid-column: 2;
    }
  }
`;

const Text = styled.div`
  display: grid;
  grid-column: 1;
  justify-items: end;
  min-width: 0;
  text-align: end;
  line-height: ${theme.font.line.snug};
  overflow-wrap: anywhere;

  [data-side='away'] > & {
    grid-column: 5;
    justify-items: start;
    text-align: start;
  }
  ${inOneColumn} {
    padding-inline-start: ${theme.space[1]};

    [data-side] > & {
      grid-column: 3;
      justify-items: start;
      text-align: start;
    }
  }
`;

const Side = styled.span`
  display: none;

  ${inOneColumn} {
    display: grid;
    grid-column: 4;
    justify-items: end;
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Player = styled.p`
  font-weight: ${theme.font.weight.bold};

  [data-goal='true'] > div > & {
    letter-spacing: ${theme.font.track.snug};
  }
`;

const Struck = styled.s`
  color: ${theme.colour.text2};
  font-weight: ${theme.font.weight.bold};

  /* A line through text stops at a button inside it. */
  & > * {
    text-decoration: line-through;
  }
`;

const Remark = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const ChangeRow = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};

  /* The arrows stand by the halfway line. */
  [data-side='home'] > div > & {
    flex-direction: row-reverse;
  }
  ${inOneColumn} {
    [data-side] > div > & {
      flex-direction: row;
    }
  }

  & > svg {
    flex: none;
    color: ${theme.colour.live};
  }
  &[data-on='true'] {
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.bold};
  }
  &[data-on='true'] > svg {
    color: ${theme.colour.turf};
  }
`;

const Score = styled.b`
  margin-top: 2px;
  padding: 1px 6px;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-size: ${theme.font.size.sm};
  font-variant-numeric: tabular-nums;
`;
