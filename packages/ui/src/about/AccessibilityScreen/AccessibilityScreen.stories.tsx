import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessibilityScreen } from './AccessibilityScreen.tsx';

const meta = {
  title: 'Om Tribunen/Tilgjengelighet',
  component: AccessibilityScreen,
  parameters: { layout: 'fullscreen' },
  args: { aboutHref: '#' },
} satisfies Meta<typeof AccessibilityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Statement: Story = {
  name: 'Erklæringen',
  play: async ({ canvas }) => {
    const gaps = canvas.getByRole('region', { name: 'Dette vet vi mangler' });
    await expect(gaps).toHaveTextContent('NVDA');
    await expect(canvas.getByRole('link', { name: 'Om Tribunen' })).toBeVisible();
  },
};
