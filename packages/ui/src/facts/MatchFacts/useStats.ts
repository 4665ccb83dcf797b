import {
  countUntil,
  pitchChoices,
  pitchMarks,
  type PitchEvents,
  type PitchSource,
  type PitchTopic,
  timeSlider,
} from '@tribunen/domain';
import { useMemo } from 'react';
import { isPlayed } from '../drawings.ts';
import type { CountedStat } from './summaryWords.ts';

/** The statistics of a topic with their marks, and the number of each up to a minute. The marks are computed once, not at each minute. */
export function useStats(
  events: PitchEvents,
  topic: PitchTopic,
  minute: number,
  source: PitchSource,
): readonly CountedStat[] {
  const lists = useMemo(
    () => pitchChoices(topic).map((choice) => ({ choice, marks: pitchMarks(events, choice, source) })),
    [events, topic, source],
  );
  const until = isPlayed(topic) ? minute : timeSlider.to;
  return lists.map(({ choice, marks }) => ({ choice, marks, count: countUntil(marks, until) }));
}
