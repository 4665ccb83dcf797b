import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SceneLoading } from './SceneLoading.tsx';

const meta = { title: 'Kamp/Kampfakta/Scenen hentes', component: SceneLoading } satisfies Meta<typeof SceneLoading>;
export default meta;

export const Loading: StoryObj<typeof meta> = {
  name: 'Laster',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster 3D-visning...');
  },
};
