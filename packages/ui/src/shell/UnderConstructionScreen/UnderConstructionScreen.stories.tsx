import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnderConstructionScreen } from './UnderConstructionScreen.tsx';

const meta = {
  title: 'Skall/Under bygging',
  component: UnderConstructionScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Spillere' },
} satisfies Meta<typeof UnderConstructionScreen>;
export default meta;

export const UnderConstruction: StoryObj<typeof meta> = {
  name: 'Under bygging',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Spillere' })).toBeVisible();
    await expect(canvas.getByText('Under bygging')).toBeVisible();
  },
};
