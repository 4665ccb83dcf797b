import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentLinks } from './SegmentLinks.tsx';
import { Segments } from './Segments.tsx';

/** A choice between three themes. */
function ThreeThemes() {
  const [value, setValue] = useState<'dark' | 'light' | 'system'>('dark');
  return (
    <Segments<'dark' | 'light' | 'system'>
      label="Utseende"
      value={value}
      onChange={setValue}
      options={[
        { value: 'dark', label: 'Mørk', icon: Moon },
        { value: 'light', label: 'Lys', icon: Sun },
        { value: 'system', label: 'System', icon: Monitor },
      ]}
    />
  );
}

const meta = { title: 'Grunndeler/Segmenter', component: ThreeThemes } satisfies Meta<typeof ThreeThemes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Vanlig' };

export const ByKeyboard: Story = {
  name: 'Med piltaster',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Mørk' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Lys' })).toBeChecked();
  },
};

export const Links: Story = {
  name: 'Mellom sider',
  render: () => (
    <SegmentLinks
      label="Banevisninger"
      links={[
        { href: '#/pitch', label: 'Bane', isCurrent: false },
        { href: '#/pitch-balls', label: 'Baller', isCurrent: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Baller' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Bane' })).toHaveAttribute('href', '#/pitch');
  },
};
