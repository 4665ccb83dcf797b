import { type PitchChoice, pitchChoices, type PitchTopic, type Side } from '@tribunen/domain';
import { useState } from 'react';
import { drawingsOf, type FactsDrawing } from '../drawings.ts';

interface Chosen {
  readonly topic: PitchTopic;
  readonly side: Side;
  readonly stats: Partial<Record<PitchTopic, PitchChoice>>;
  readonly drawing: FactsDrawing;
  /** The key of the event whose card is shown. */
  readonly picked: string | null;
}

/** The spectator's choices. Each topic keeps its chosen statistic; after a change of topic or side no event is picked. */
export function useFactsChoice(first: Partial<Chosen> = {}) {
  const [chosen, setChosen] = useState<Chosen>({
    topic: 'shots',
    side: 'home',
    stats: {},
    drawing: 'arrows',
    picked: null,
    ...first,
  });
  const change = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  const { topic, stats, drawing } = chosen;
  return {
    ...chosen,
    choice: stats[topic] ?? pitchChoices(topic)[0],
    drawing: drawingsOf[topic].includes(drawing) ? drawing : drawingsOf[topic][0],
    onTopic: (to: PitchTopic) => change({ topic: to, picked: null }),
    onSide: (side: Side) => change({ side, picked: null }),
    onChoice: (choice: PitchChoice) =>
      change({ topic: choice.topic, stats: { ...stats, [choice.topic]: choice }, picked: null }),
    onDrawing: (to: FactsDrawing) => change({ drawing: to, picked: null }),
    onPick: (picked: string | null) => change({ picked }),
  };
}
