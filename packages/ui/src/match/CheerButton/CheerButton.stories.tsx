import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Side } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { goalForNorway, hardNames, longNames } from '../../stories/matches.ts';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { CheerButton } from './CheerButton.tsx';

const onChoose = fn();
const onCheer = fn();

const meta = {
  title: 'Kamp/Heieknapp',
  component: CheerButton,
  args: { match: goalForNorway, side: null, onChoose, onCheer },
  beforeEach: () => {
    onChoose.mockClear();
    onCheer.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ container: 'match-header / inline-size', padding: 24, background: mownStripes('44px') }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheerButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Remembers the choice, as the app does. */
function Remembered() {
  const [side, setSide] = useState<Side | null>(null);
  return (
    <CheerButton
      match={goalForNorway}
      side={side}
      onChoose={(chosen) => {
        onChoose(chosen);
        setSide(chosen);
      }}
      onCheer={onCheer}
    />
  );
}

export const Idle: Story = {
  name: 'Ingen valgt',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hvem heier du på?' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Choosing: Story = {
  name: 'Velger lag',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hvem heier du på?' }));
    await expect(canvas.getByRole('group', { name: 'Hvem heier du på?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Brasil' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Hvem heier du på?' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Chosen: Story = {
  name: 'Lag valgt',
  args: { side: 'away' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Heier på Norge' }));
    await expect(onCheer).toHaveBeenCalledWith('away');
    await expect(onChoose).not.toHaveBeenCalled();
  },
};

export const Short: Story = {
  name: 'Trangt, med et langt navn',
  args: { match: longNames, side: 'home' },
  decorators: [
    (Story) => (
      <div style={{ container: 'match-header / inline-size', width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jubel')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Jubel for Idrettsforeningen Øvre Storefjordingen' }),
    ).toBeVisible();
  },
};

export const ChosenLongName: Story = {
  name: 'Lag valgt, Saudi-Arabia',
  args: { match: hardNames[2] ?? longNames, side: 'away' },
};

export const WholeWay: Story = {
  name: 'Velge, heie og ombestemme seg, med tastatur',
  render: () => <Remembered />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Brasil' })).toHaveFocus();
    const heardFurtherOut = fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', heardFurtherOut, { once: true });
    await userEvent.keyboard('{Escape}');
    await expect(heardFurtherOut).toHaveReturnedWith(true);
    await expect(canvas.getByRole('button', { name: 'Hvem heier du på?' })).toHaveFocus();
    await expect(onChoose).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith('away');
    await expect(canvas.getByRole('button', { name: 'Heier på Norge' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Heier på Norge');
    await expect(onCheer).not.toHaveBeenCalled();
    const before = canvas.getByRole('status').firstChild;
    await userEvent.keyboard('{Enter}');
    await expect(onCheer).toHaveBeenCalledOnce();
    // The same words in a new element; otherwise a screen reader would not read them again.
    await expect(canvas.getByRole('status')).toHaveTextContent('Heier på Norge');
    await expect(canvas.getByRole('status').firstChild).not.toBe(before);

    await userEvent.click(canvas.getByRole('button', { name: 'Velg et annet lag å heie på' }));
    await expect(canvas.getByRole('button', { name: 'Norge' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Norge' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Brasil' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Heier på Brasil');
    await userEvent.click(canvas.getByRole('button', { name: 'Heier på Brasil' }));
    await expect(onCheer).toHaveBeenLastCalledWith('home');
  },
};
