import { comparedFacts, densityBandwidth, networkLinkLeast, type Side, xgSteps } from '@tribunen/domain';
import { Flame, MoveUpRight, Share2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { breakableName } from '../../teamFaces/breakableName.ts';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { useMedia } from '../../theme/useMedia.ts';
import { drawingsOf, isPlayed } from '../drawings.ts';
import { EventCard } from '../EventCard/EventCard.tsx';
import { EventHint } from '../EventCard/EventHint.tsx';
import type { FactsPicture } from '../FactsPicture.ts';
import { FactsTable } from '../FactsTable/FactsTable.tsx';
import { factsLooks, type FactsView } from '../FactsView.ts';
import { PitchIn3D } from '../PitchIn3D/PitchIn3D.tsx';
import { PitchPlan } from '../PitchPlan/PitchPlan.tsx';
import { StatisticsPanel } from '../StatisticsPanel/StatisticsPanel.tsx';
import { XgChart } from '../XgChart/XgChart.tsx';
import { Comparison } from './Comparison.tsx';
import { MinuteSlider } from './MinuteSlider.tsx';
import { StatList } from './StatList.tsx';
import { type CountedStat, summaryWords } from './summaryWords.ts';
import { TopicTabs } from './TopicTabs.tsx';
import { useFactsChoice } from './useFactsChoice.ts';
import { usePictureDrawing } from './usePictureDrawing.ts';
import { usePlayback } from './usePlayback.ts';
import { useStats } from './useStats.ts';

interface MatchFactsProps {
  readonly view: FactsView;
  /** The choice when it opens. */
  readonly first?: Parameters<typeof useFactsChoice>[0];
}

const drawingIcons = { arrows: MoveUpRight, heat: Flame, network: Share2 } as const;
const sides: readonly Side[] = ['home', 'away'];

/**
 * The facts of a match: both sides compared, and shots, passes, runs and duels of either on the pitch in three dimensions, on the pitch from
 * above, or in a table.
 */
export function MatchFacts({ view, first }: MatchFactsProps) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  const { match, look, minute, onMinute } = view;
  const chosen = useFactsChoice(first);
  const { topic, side, choice, drawing, picked } = chosen;
  const keys = useRef<HTMLDivElement>(null);
  const browse = useRef<HTMLButtonElement>(null);
  const playback = usePlayback(minute, onMinute);
  // The smallest phones show the picture first, because it would be below their fold.
  const isNarrowest = useMedia(theme.media.narrowest);
  const { events, leftOut } = view.events[side];
  const compared = useMemo(
    () => comparedFacts({ home: view.events.home.events, away: view.events.away.events }),
    [view.events],
  );
  const stats = useStats(events, topic, minute, view.measured ? 'measured' : 'sample');
  const { marks, count } = stats.find((stat) => stat.choice.stat === choice.stat) ?? noStat;
  const pictured = usePictureDrawing(drawing, marks, count);
  const faceOf = useTeamFaces();
  const faces = {
    home: faceOf(match.homeTeam, match.competition?.id ?? null),
    away: faceOf(match.awayTeam, match.competition?.id ?? null),
  };
  const summary = summaryWords(topic, faces[side].name, stats, minute, { t, ordinal });
  const shown = marks.slice(0, count);
  const hasEvents = look !== 'table' && drawing === 'arrows';
  const picture: FactsPicture = {
    topic,
    drawing: pictured,
    summary,
    picked: drawing === 'arrows' ? (shown.find(({ key }) => key === picked) ?? null) : null,
    onPick: chosen.onPick,
  };

  const comparison = (
    <Comparison
      facts={compared}
      names={{ home: faces.home.name, away: faces.away.name }}
      chosen={choice}
      onChoice={chosen.onChoice}
    />
  );

  return (
    <Facts>
      {!isNarrowest && comparison}
      <TopicTabs topic={topic} onTopic={chosen.onTopic}>
        <Columns>
          <Seen>
            <Bar data-look={look}>
              <Segments
                label={t(($) => $.facts.side)}
                labelHidden
                value={side}
                onChange={chosen.onSide}
                options={sides.map((value) => ({
                  value,
                  label: breakableName(
                    faces[value].name,
                    t(($) => $.teams.compounds),
                  ),
                  mark: <Crest {...faces[value]} size={20} />,
                }))}
              />
              <Segments
                label={t(($) => $.facts.look.label)}
                labelHidden
                value={look}
                onChange={view.onLook}
                options={factsLooks.map((value) => ({ value, label: t(($) => $.facts.look[value]) }))}
              />
              <Example>{t(($) => (view.measured ? $.facts.measured : $.commonLater.sampleData))}</Example>
            </Bar>
            {look === 'table' && <FactsTable key={`${topic} ${side}`} topic={topic} marks={shown} summary={summary} />}
            {look === '2d' && <PitchPlan picture={picture} />}
            {look === '3d' && <PitchIn3D picture={picture} />}
            {hasEvents && (
              <EventCard
                keys={keys}
                marks={shown}
                picked={picked}
                onPick={chosen.onPick}
                onClose={() => {
                  chosen.onPick(null);
                  browse.current?.focus({ preventScroll: true });
                }}
                inReport={(mark) => view.inReport(side, mark)}
              />
            )}
            {drawingsOf[topic].length > 1 && look !== 'table' && (
              <Drawings>
                <Segments
                  label={t(($) => $.facts.drawing.label)}
                  labelHidden
                  value={drawing}
                  onChange={chosen.onDrawing}
                  options={drawingsOf[topic].map((value) => ({
                    value,
                    label: t(($) => $.facts.drawing[value]),
                    icon: drawingIcons[value],
                  }))}
                />
              </Drawings>
            )}
            {isPlayed(topic) && (
              <MinuteSlider
                minute={minute}
                onMinute={(to) => {
                  playback.pause();
                  onMinute(to);
                }}
                isPlaying={playback.isPlaying}
                onToggle={playback.toggle}
              />
            )}
            {hasEvents && (
              <EventHint ref={browse} isEmpty={shown.length === 0} onBrowse={() => keys.current?.focus()} />
            )}
            {look !== 'table' && <DrawingNote drawing={pictured} />}
          </Seen>
          <Chosen>
            <StatList stats={stats} chosen={choice} onChoice={chosen.onChoice} />
            <Summary>{summary}</Summary>
            {leftOut > 0 && <Summary>{t(($) => $.facts.leftOut, { count: leftOut })}</Summary>}
            {topic === 'shots' && (
              <XgChart
                names={{ home: faces.home.name, away: faces.away.name }}
                steps={{ home: stepsOf(view, 'home'), away: stepsOf(view, 'away') }}
              />
            )}
          </Chosen>
        </Columns>
      </TopicTabs>
      {isNarrowest && comparison}
      {view.statistics !== null && (
        <Counted>
          <StatisticsPanel match={match} statistics={view.statistics} />
        </Counted>
      )}
    </Facts>
  );
}

/** The note below a heatmap or a network. */
function DrawingNote({ drawing }: { readonly drawing: FactsPicture['drawing'] }) {
  const { t } = useWords();
  switch (drawing.kind) {
    case 'arrows':
      return null;
    case 'heat':
      return <Note>{t(($) => $.facts.heat, { metres: densityBandwidth })}</Note>;
    case 'network':
      return (
        <Note>
          {drawing.network.players.length === 0
            ? t(($) => $.facts.network.empty)
            : t(($) => $.facts.network.note, { least: networkLinkLeast })}
        </Note>
      );
  }
}

const noStat: Pick<CountedStat, 'marks' | 'count'> = { marks: [], count: 0 };

function stepsOf({ events }: FactsView, side: Side) {
  return xgSteps(events[side].events.shots.map(({ minute, xg = null }) => ({ minute, xg })));
}

/** Extends to the edges of the tab around it, because a pitch has no margin. */
const Facts = styled.div`
  --facts-gutter: ${theme.space.gutter};
  /* The scene is drawn under its bar too. */
  --facts-bar: 60px;
  /* On a phone it ends above the tab bar. */
  --facts-scene: clamp(260px, 32svh, 640px);
  margin: calc(-1 * ${theme.space[5]}) calc(-1 * ${theme.space.gutter});
  container: facts / inline-size;
`;

/** The counts are below the pitch, so that the pitch is visible when the tab opens. */
const Counted = styled.div`
  padding: ${theme.space[5]} var(--facts-gutter) ${theme.space[6]};
  border-top: 1px solid ${theme.colour.line};
`;

const Columns = styled.div`
  @container facts (min-width: 600px) {
    --facts-scene: clamp(360px, 50svh, 680px);
  }
  @container facts (min-width: 820px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;

const Seen = styled.div`
  position: relative;
  min-width: 0;
`;

const Chosen = styled.div`
  min-width: 0;
  padding: 10px 0 ${theme.space[6]};
`;

/** Over the top of the picture, which begins beneath it. */
const Bar = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[1]} var(--facts-gutter);

  /* The scene lies under the bar; the pitch from above begins below it. */
  &[data-look='2d'] {
    background: ${theme.colour.apron};
  }
  &[data-look='table'] {
    padding-bottom: ${theme.space[8]};
  }

  & > :nth-child(2) {
    flex: none;
  }

  /* On the narrowest phones, and beside a chat, only the names have room. */
  @container facts (max-width: 379px) {
    & label {
      padding-inline: ${theme.space[1]};
    }
    & > :first-child label > :not(input, :last-child) {
      display: none;
    }
  }
`;

/** Hangs below the bar, where a picture has its margin. */
const Example = styled.span`
  position: absolute;
  inset: 100% var(--facts-gutter) auto auto;
  padding: 1px 6px;
  border: 1px solid ${theme.colour.edge};
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.ground};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
  pointer-events: none;

  /* Over a table it has a separate line, so that the names have the row. */
  ${Bar}[data-look='table'] > & {
    top: auto;
    bottom: ${theme.space[1]};
  }
`;

const Drawings = styled.div`
  padding: ${theme.space[2]} var(--facts-gutter) 0;
`;

const Note = styled.p`
  padding: ${theme.space[3]} var(--facts-gutter) 0;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Summary = styled.p`
  padding: ${theme.space[3]} var(--facts-gutter) 0;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
