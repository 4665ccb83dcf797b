import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { RangeSlider } from './RangeSlider.tsx';

const meta = {
  title: 'Grunndeler/Skyvebryter',
  component: RangeSlider,
  args: { label: 'Lydstyrke', value: 0.7, valueText: '70 %', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Noe' };

export const Nothing: Story = { name: 'Ingenting', args: { value: 0, valueText: '0 %' } };

function Held() {
  const [value, setValue] = useState(0.7);
  return <RangeSlider label="Lydstyrke" value={value} valueText={`${Math.round(value * 100)} %`} onChange={setValue} />;
}

export const Changing: Story = {
  name: 'Skyves',
  render: () => <Held />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Lydstyrke' });
    await expect(slider).toHaveAttribute('aria-valuetext', '70 %');
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await fireEvent.change(slider, { target: { value: '75' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '75 %');
  },
};
