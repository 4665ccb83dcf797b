import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hardNames } from '../../stories/matches.ts';
import {
  clubGoalCard,
  gatheredCard,
  gatheredWithRedCard,
  goalCard,
  longGoalCard,
  namelessGoalCard,
  namelessRedCard,
  redCard,
} from '../../stories/notifications.ts';
import { isMotionReduced } from '../../theme/reducedMotion.ts';
import { FlipCard } from './FlipCard.tsx';

const meta = {
  title: 'Varsler/Vendekort',
  component: FlipCard,
  args: { view: goalCard, phase: 'front' },
} satisfies Meta<typeof FlipCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;
const desktop = { viewport: { value: 'desktop' } } as const;

/** Nothing of a card overflows it. */
async function expectNothingSticksOut(canvasElement: HTMLElement): Promise<void> {
  const faces = [...canvasElement.querySelectorAll<HTMLElement>('[data-face]')];
  await expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) {
    await expect([face.scrollWidth, face.scrollHeight]).toEqual([face.clientWidth, face.clientHeight]);
  }
}

/** The side of the card that faces the viewer. */
async function expectFaceUp(canvasElement: HTMLElement, side: 'front' | 'back'): Promise<void> {
  await waitFor(() => {
    const card = canvasElement.querySelector('[data-face]')?.getBoundingClientRect();
    if (card === undefined) throw new Error('no card');
    const seen = document.elementFromPoint(card.left + card.width / 2, card.top + card.height / 2);
    return expect(seen?.closest('[data-face]')).toHaveAttribute('data-face', side);
  });
}

export const Goal: Story = {
  name: 'Mål, forside',
  play: async ({ canvasElement }) => {
    await expectFaceUp(canvasElement, 'front');
    await expectNothingSticksOut(canvasElement);
    await expect(canvasElement.querySelector('[aria-label="MÅL!"]')).toHaveTextContent('MAL!');
  },
};

export const GoalBackSide: Story = {
  name: 'Mål, bakside',
  args: { phase: 'back' },
  play: async ({ canvas, canvasElement }) => {
    await expectFaceUp(canvasElement, 'back');
    await expectNothingSticksOut(canvasElement);
    await expect(canvasElement.querySelector('[data-up]')).toHaveStyle({
      rotate: isMotionReduced() ? 'none' : 'x 180deg',
    });
    await waitFor(() => expect(canvas.getByText('90′')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Fantasy')).toBeVisible());
  },
};

export const GoalOnPhone: Story = {
  name: 'Mål, forside på telefon',
  globals: phone,
  play: async ({ canvasElement }) => {
    await expectNothingSticksOut(canvasElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent('Brasil 0–2 Norge'));
    const { width, height } = canvasElement.querySelector('[data-face]')?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([200, 72]);
  },
};

export const GoalBackOnPhone: Story = {
  name: 'Mål, bakside på telefon',
  globals: phone,
  args: { phase: 'back' },
  play: async ({ canvas, canvasElement }) => {
    await expectNothingSticksOut(canvasElement);
    await waitFor(() => expect(canvas.getByText('E. Haaland')).toBeVisible());
    await expect(canvas.getByText('Erling Haaland')).not.toBeVisible();
  },
};

export const GoalOnDesktop: Story = {
  name: 'Mål, forside på skrivebord',
  globals: desktop,
  play: async ({ canvasElement }) => {
    await expectNothingSticksOut(canvasElement);
    const { width, height } = canvasElement.querySelector('[data-face]')?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([704, 84]);
  },
};

export const GoalBackOnDesktop: Story = {
  name: 'Mål, bakside på skrivebord',
  globals: desktop,
  args: { phase: 'back' },
  play: async ({ canvas, canvasElement }) => {
    await expectNothingSticksOut(canvasElement);
    await waitFor(() => expect(canvas.getByText('Erling Haaland')).toBeVisible());
  },
};

export const Red: Story = {
  name: 'Rødt kort, forside',
  args: { view: redCard },
  play: async ({ canvas, canvasElement }) => {
    await expectFaceUp(canvasElement, 'front');
    await expectNothingSticksOut(canvasElement);
    await waitFor(() => expect(canvas.getByText('RØDT KORT!')).toBeVisible());
  },
};

export const RedBackSide: Story = {
  name: 'Rødt kort, bakside',
  args: { view: redCard, phase: 'back' },
  play: async ({ canvas, canvasElement }) => {
    await expectFaceUp(canvasElement, 'back');
    await expect(canvas.getByText('Rødt kort').previousSibling).toHaveTextContent('Brasil');
    await waitFor(() => expect(canvas.getByText('87′')).toBeVisible());
  },
};

export const RedOnPhone: Story = {
  name: 'Rødt kort, forside på telefon',
  globals: phone,
  args: { view: redCard },
  play: ({ canvasElement }) => expectNothingSticksOut(canvasElement),
};

export const RedBackOnPhone: Story = {
  name: 'Rødt kort, bakside på telefon',
  globals: phone,
  args: { view: redCard, phase: 'back' },
  play: async ({ canvas, canvasElement }) => {
    await expectNothingSticksOut(canvasElement);
    await waitFor(() => expect(canvas.getByText('Rødt kort')).toBeVisible());
  },
};

export const Gathered: Story = {
  name: 'Mens du var borte',
  args: { view: gatheredCard },
  play: async ({ canvas, canvasElement }) => {
    await expectNothingSticksOut(canvasElement);
    await waitFor(() => expect(canvas.getByText('Mens du var borte')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('3 mål')).toBeVisible());
  },
};

export const GatheredWithRedCard: Story = {
  name: 'Mens du var borte, rødt kort og',
  globals: phone,
  // It has no back, so it does not turn.
  args: { view: gatheredWithRedCard, phase: 'back' },
  play: async ({ canvas, canvasElement }) => {
    await expectFaceUp(canvasElement, 'front');
    await expectNothingSticksOut(canvasElement);
    await waitFor(() => expect(canvas.getByText('3 mål og 1 rødt kort')).toBeVisible());
  },
};

export const Nameless: Story = {
  name: 'Ingen vet hvem',
  render: () => (
    <>
      <FlipCard view={namelessGoalCard} phase="front" />
      <FlipCard view={namelessGoalCard} phase="back" />
      <FlipCard view={namelessRedCard} phase="back" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Home').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('Away').length).toBeGreaterThan(0);
    await expect(canvas.getByText('Lag')).toBeInTheDocument();
    await expect(canvas.queryByText(/′/)).toBeNull();
  },
};

const everyName = (
  <div style={{ display: 'grid', gap: 16, justifyItems: 'center' }}>
    {[longGoalCard, ...hardNames.map((match) => ({ ...goalCard, match })), clubGoalCard].map((view, place) => (
      <div key={place} style={{ display: 'grid', gap: 8, width: '100%', justifyItems: 'center' }}>
        <FlipCard view={view} phase="front" />
        <FlipCard view={view} phase="back" />
      </div>
    ))}
    <FlipCard view={{ ...redCard, match: longGoalCard.match }} phase="front" />
    <FlipCard
      view={{
        ...redCard,
        match: null,
        teamName: longGoalCard.match?.homeTeam.name ?? null,
        player: longGoalCard.scorer,
      }}
      phase="back"
    />
  </div>
);

export const LongNamesOnPhone: Story = {
  name: 'Lange navn på telefon',
  globals: phone,
  render: () => everyName,
  play: ({ canvasElement }) => expectNothingSticksOut(canvasElement),
};

export const LongNamesOnDesktop: Story = {
  name: 'Lange navn på skrivebord',
  globals: desktop,
  render: () => everyName,
  play: ({ canvasElement }) => expectNothingSticksOut(canvasElement),
};
