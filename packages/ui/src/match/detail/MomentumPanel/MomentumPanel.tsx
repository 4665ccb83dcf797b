import { isLive, type MomentumMinute } from '@tribunen/domain';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { Crest } from '../../../primitives/Crest/Crest.tsx';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure.tsx';
import { EmptyStand } from '../../../primitives/EmptyStand/EmptyStand.tsx';
import { minuteText } from '../../../matchWords/minuteText.ts';
import type { TeamFace } from '../../../teamFaces/teamFacesIn.ts';
import { touchlines } from '../../../theme/pitchMarkings.ts';
import { theme } from '../../../theme/theme.ts';
import { minuteAtKey } from './minuteAtKey.ts';
import { MomentumBars } from './MomentumBars.tsx';
import { MomentumMarks } from './MomentumMarks.tsx';
import { MomentumTable } from './MomentumTable.tsx';
import type { MomentumView } from './MomentumView.ts';
import { useMomentumWords } from './useMomentumWords.ts';

/** The axis is never shorter than a match without extra time. */
const fullTime = 90;
const halfTimes = [45, 90, 105];

/**
 * The momentum of a match: one bar for each minute with the goals and cards, and the same data as a table. It is also a
 * slider: the arrow keys, Home and End or a finger choose the shown minute of the match.
 */
export function MomentumPanel({ view }: { readonly view: MomentumView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'empty':
      return <EmptyStand frame="bare" title={t(($) => $.momentum.placeholder)} />;
    case 'ready':
      return <Ready {...view} />;
  }
}

type ReadyView = Extract<MomentumView, { readonly status: 'ready' }>;

function Ready({ match, minutes, chosen, onChoose }: ReadyView) {
  const { t } = useWords();
  const words = useMomentumWords(match);
  const caption = useId();
  const last = minutes.length;
  const axis = Math.max(last, fullTime);
  const minute = Math.min(Math.max(chosen ?? last, 1), Math.max(last, 1));
  const shown: MomentumMinute = minutes[minute - 1] ?? { minute, side: null, percent: 0, events: [] };
  const choose = (wanted: number): void => {
    if (wanted !== chosen) onChoose(Math.min(Math.max(wanted, 1), last));
  };
  const onKeyDown = (press: KeyboardEvent): void => {
    const wanted = minuteAtKey(press.key, minute, last);
    if (wanted === null) return;
    press.preventDefault();
    choose(wanted);
  };
  const onPointer = ({ clientX, currentTarget, buttons }: PointerEvent): void => {
    if (buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(Math.ceil(((clientX - left) / width) * axis));
  };
  return (
    <figure aria-describedby={caption}>
      <Frame>
        <TeamLine face={words.faces.home} side="home" />
        <Chart
          role="slider"
          tabIndex={0}
          aria-label={t(($) => $.momentum.slider)}
          aria-valuemin={1}
          aria-valuemax={Math.max(last, 1)}
          aria-valuenow={minute}
          aria-valuetext={words.sentenceOf(shown)}
          onKeyDown={onKeyDown}
          onPointerDown={(press) => {
            press.currentTarget.setPointerCapture(press.pointerId);
            onPointer(press);
          }}
          onPointerMove={onPointer}
        >
          <MomentumBars minutes={minutes} axis={axis} />
          <Middle />
          {halfTimes
            .filter((half) => half < last)
            .map((half) => (
              <HalfTime key={half} style={{ left: `${(half / axis) * 100}%` }} data-half-time={half} />
            ))}
          <MomentumMarks minutes={minutes} axis={axis} />
          {chosen !== null && (
            <>
              <Later style={{ left: `${(minute / axis) * 100}%`, right: `${(1 - last / axis) * 100}%` }} />
              <Handle style={{ left: `${((minute - 0.5) / axis) * 100}%` }} />
            </>
          )}
          {isLive(match) && <Edge style={{ left: `${(last / axis) * 100}%` }} data-live-edge />}
        </Chart>
        <Axis aria-hidden>
          {[...new Set([30, ...halfTimes, 60, axis])]
            .filter((at) => at === axis || axis - at > 5)
            .map((at) => (
              <span key={at} style={{ left: `${(at / axis) * 100}%` }} data-end={at === axis}>
                {at === 45 ? t(($) => $.momentum.halfTime) : minuteText(at, null)}
              </span>
            ))}
        </Axis>
        <TeamLine face={words.faces.away} side="away" />
      </Frame>
      <Sentence aria-hidden>{words.sentenceOf(shown)}</Sentence>
      <Caption id={caption}>{t(($) => $.momentum.caption)}</Caption>
      <Disclosure title={t(($) => $.momentum.table)} level={2}>
        <MomentumTable minutes={minutes} words={words} />
      </Disclosure>
    </figure>
  );
}

function TeamLine({ face, side }: { readonly face: TeamFace; readonly side: 'home' | 'away' }) {
  return (
    <Team>
      <Swatch data-side={side} />
      <Crest owner={face.owner} image={face.image} size={20} />
      <span>{face.name}</span>
    </Team>
  );
}

const Frame = styled.div`
  ${touchlines}
  margin-top: ${theme.space[2]};
  padding: ${theme.space[3]};
`;

const Team = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
  overflow-wrap: anywhere;
`;

const Swatch = styled.i`
  flex: none;
  width: 4px;
  height: 16px;
  border-radius: 2px;
  background: ${theme.colour.turf};

  &[data-side='away'] {
    background: ${theme.colour.gold};
  }
`;

const Chart = styled.div`
  position: relative;
  height: 220px;
  margin-block: ${theme.space[2]};
  cursor: pointer;
  touch-action: pan-y;
  user-select: none;

  & > svg {
    inset-block: 20px;
    height: calc(100% - 40px);
  }
`;

const Middle = styled.i`
  position: absolute;
  top: calc(50% - 0.75px);
  inset-inline: 0;
  height: ${theme.chalkWidth};
  background: ${theme.colour.edge};
`;

const HalfTime = styled.i`
  position: absolute;
  inset-block: 0;
  border-left: ${theme.chalkWidth} dashed ${theme.colour.edge};
`;

/** Where the halves end, and between them every half hour. */
const Axis = styled.p`
  position: relative;
  height: 1.4em;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
  line-height: 1.2;

  & > span {
    position: absolute;
    translate: -50% 0;
  }
  & > [data-end='true'] {
    translate: -100% 0;
  }
`;

/** Covers the minutes after the chosen one. */
const Later = styled.i`
  position: absolute;
  inset-block: 0;
  background: ${theme.colour.surface};
  opacity: 0.78;
`;

const Handle = styled.i`
  position: absolute;
  inset-block: 0;
  width: 2px;
  background: ${theme.colour.chalk};
  translate: -50% 0;
`;

/** Marks the current minute of a match in play. */
const Edge = styled.i`
  position: absolute;
  inset-block: 0;
  width: 2px;
  background: ${theme.colour.liveFill};

  &::after {
    content: '';
    position: absolute;
    top: calc(50% - 5px);
    left: -4px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${theme.colour.liveFill};
  }
`;

const Sentence = styled.p`
  padding-top: ${theme.space[3]};
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;
`;

const Caption = styled.figcaption`
  padding-block: ${theme.space[1]} ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
