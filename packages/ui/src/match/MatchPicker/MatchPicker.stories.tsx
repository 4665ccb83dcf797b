import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { finished, goalForNorway, lateKickoff, liveMatch, paused } from '../../stories/matches.ts';
import { MatchPicker } from './MatchPicker.tsx';

const onRetry = fn();

const meta = {
  title: 'Kamp/Velg kamp',
  component: MatchPicker,
  args: {
    view: {
      status: 'ready',
      matches: [goalForNorway, liveMatch, paused, finished, lateKickoff],
      chosen: goalForNorway.id,
      hrefOf: (id) => `#/match/${id}`,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(360px, 100%)', height: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MatchPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Kamper',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Velg hvilken kamp du vil følge' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName(
      'Brasil 0, Norge 2. Pågår, 90. minutt.',
    );
    // Searches by the app's name for the team and by the provider's name.
    for (const name of ['brasil', 'brazil']) {
      await userEvent.clear(canvas.getByPlaceholderText('Søk etter kamper...'));
      await userEvent.type(canvas.getByPlaceholderText('Søk etter kamper...'), name);
      await expect(canvas.getAllByRole('link')).toHaveLength(1);
    }
  },
};

export const NoneFound: Story = {
  name: 'Ingen treff',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Søk etter kamper...'), 'xyz');
    await expect(canvas.getByText('Ingen kamper funnet')).toBeVisible();
    await expect(canvas.getByText('Prøv et annet søkeord')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laster kamper…')).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Feil',
  args: { view: { status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke hente kamper. Prøv igjen.');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
