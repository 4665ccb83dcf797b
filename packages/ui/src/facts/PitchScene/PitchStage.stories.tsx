import { pitchMarks, withinPitch } from '@tribunen/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { manyPasses } from '../../stories/facts.ts';
import type { FactsPicture } from '../FactsPicture.ts';
import { PitchStage } from './PitchStage.tsx';

/** An empty element for the stage, small because the tests draw in software. */
function Host() {
  return <div data-testid="host" style={{ width: 200, height: 120 }} />;
}

const meta = {
  title: 'Kamp/Kampfakta/Scenen',
  component: Host,
  tags: ['!autodocs'],
} satisfies Meta<typeof Host>;
export default meta;

const marksOf = (passes: number) =>
  pitchMarks(withinPitch(manyPasses(passes)).events, { topic: 'passes', stat: 'all' });
const marks = marksOf(2_000);
const picture = (count: number, shown = marks): FactsPicture => ({
  topic: 'passes',
  drawing: { kind: 'arrows', marks: shown, count },
  summary: '',
  picked: null,
  onPick: fn(),
});

export const TenVisits: StoryObj<typeof meta> = {
  name: 'To tusen pasninger, ti besøk',
  play: async ({ canvas }) => {
    const host = canvas.getByTestId('host');
    const kept: PitchStage[] = [];
    for (let visit = 0; visit < 10; visit += 1) {
      const stage = new PitchStage(host, { onLost: fn(), onRestored: fn(), onPick: fn() });
      stage.start();
      stage.show(picture(marks.length));
      // Only the first visit draws, because drawing in software is slow.
      if (visit === 0) {
        await waitFor(() => expect(stage.figures().drawings).toBeGreaterThan(0), { timeout: 20_000 });
        await expect(stage.figures().drawings).toBeLessThanOrEqual(12);
        const { geometries } = stage.figures();
        stage.show(picture(100));
        await expect(stage.figures().geometries).toBe(geometries);
      }
      stage.stop();
      kept.push(stage);
    }
    await waitFor(() =>
      expect(kept.map((stage) => stage.figures().geometries + stage.figures().textures)).toEqual(kept.map(() => 0)),
    );
    await expect(host.querySelector('canvas')).toBeNull();
  },
};

const drawn = { timeout: 20_000 };

export const NoneAndTwentyThousand: StoryObj<typeof meta> = {
  name: 'Ingen pasninger, og tjue tusen',
  play: async ({ canvas }) => {
    const stage = new PitchStage(canvas.getByTestId('host'), { onLost: fn(), onRestored: fn(), onPick: fn() });
    stage.start();
    try {
      stage.show(picture(0, []));
      // The grass, the chalk, the posts and the nets.
      await waitFor(() => expect(stage.figures().drawings).toBe(4), drawn);
      const many = marksOf(20_000);
      stage.show(picture(many.length, many));
      // With shadows, lines and shapes.
      await waitFor(() => expect(stage.figures().drawings).toBe(7), drawn);
    } finally {
      stage.stop();
    }
  },
};
