import type { Meta, StoryObj } from '@storybook/react-vite';
import { osloDayOf } from '@tribunen/domain';
import { expect, fn, screen } from 'storybook/test';
import * as matches from '../../../stories/matches.ts';
import { HiddenResult } from './HiddenResult.tsx';

const day = osloDayOf(matches.finished.utcKickoff);

const meta = {
  title: 'Kamp/Resultat skjult',
  component: HiddenResult,
  args: {
    groups: [
      { group: { kind: 'team', id: '5', name: 'Brann', from: day }, isHidden: true },
      { group: { kind: 'team', id: '6', name: 'Viking', from: day }, isHidden: false },
      { group: { kind: 'competition', id: 'ES', name: 'Eliteserien', from: day }, isHidden: false },
      { group: { kind: 'day', id: day }, isHidden: false },
    ],
    onGroup: fn(),
    onReplay: fn(),
    hasFailed: false,
    onShow: fn(),
  },
} satisfies Meta<typeof HiddenResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  name: 'Etter kampen',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se kampen på fem minutter' }));
    await expect(args.onReplay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Vis resultat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Behold skjult' }));
    await expect(args.onShow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Vis resultat' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Vise resultatet?' });
    await expect(dialog).toHaveAccessibleDescription('Da ser du stillingen, hendelsene og chatten.');
    await userEvent.click(screen.getByRole('button', { name: 'Vis resultat' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const InPlay: Story = {
  name: 'Mens kampen spilles',
  render: ({ onGroup, onShow }) => (
    <HiddenResult groups={[]} onGroup={onGroup} onReplay={null} hasFailed={false} onShow={onShow} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Se kampen på fem minutter' })).toBeNull();
  },
};

export const ReplayFailed: Story = {
  name: 'Reprisen ble ikke lastet',
  render: ({ onGroup, onShow }) => (
    <HiddenResult groups={[]} onGroup={onGroup} onReplay={null} hasFailed onShow={onShow} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Avspillingen kunne ikke lastes.')).toBeVisible();
  },
};

export const WithGroups: Story = {
  name: 'Skjuler også et lag',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Brann' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Brann' }));
    await expect(args.onGroup).toHaveBeenLastCalledWith({ kind: 'team', id: '5', name: 'Brann', from: day }, false);
    await userEvent.click(canvas.getByRole('button', { name: 'kampene søndag 5. juli' }));
    await expect(args.onGroup).toHaveBeenLastCalledWith({ kind: 'day', id: day }, true);
  },
};
