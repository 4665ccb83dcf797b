import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Skall/Siden finnes ikke',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '#/results' },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

export const NotFound: StoryObj<typeof meta> = {
  name: '404',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(canvas.getByText('Oops! Page not found')).toBeVisible();
    await expect(canvas.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/results');
  },
};
