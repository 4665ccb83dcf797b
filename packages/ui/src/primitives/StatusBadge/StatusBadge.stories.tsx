import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Grunndeler/Status',
  component: StatusBadge,
  args: { tone: 'live', children: 'LIVE 71′' },
} satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = { name: 'Pågår' };

export const AddedTime: Story = { name: 'Tilleggstid', args: { children: 'LIVE 90+3′' } };

export const Outdated: Story = {
  name: 'Pågår, utdatert',
  render: (args) => (
    <div data-outdated>
      <StatusBadge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText('LIVE 71′');
    const colour = () => getComputedStyle(badge).backgroundColor;
    const grey = colour();
    badge.parentElement?.removeAttribute('data-outdated');
    await expect(colour()).not.toBe(grey);
    badge.parentElement?.setAttribute('data-outdated', '');
    await expect(colour()).toBe(grey);
  },
};

export const Pause: Story = { name: 'Pause', args: { tone: 'pause', children: 'PAUSE' } };

export const Done: Story = { name: 'Ferdig', args: { tone: 'done', children: 'FERDIG' } };

export const Off: Story = { name: 'Utsatt', args: { tone: 'off', children: 'UTSATT' } };
