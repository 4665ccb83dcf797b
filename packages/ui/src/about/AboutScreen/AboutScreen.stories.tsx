import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AboutScreen } from './AboutScreen.tsx';

const onRetry = fn();

const meta = {
  title: 'Om Tribunen/Skjerm',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  args: { accessibilityHref: '#' },
} satisfies Meta<typeof AboutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Versjon, kilder og lisenser',
  args: {
    view: {
      status: 'ready',
      version: '1.0.0',
      packages: [
        { name: 'react', version: '19.3.1', licence: 'MIT', text: 'MIT License\n\nPermission is hereby granted …' },
        { name: 'schibsted-grotesk', version: '5.2.8', licence: 'OFL-1.1', text: '' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Dette er versjon 1.0.0.')).toBeVisible();
    const licence = canvas.getByRole('button', { name: 'react 19.3.1 (MIT)' });
    await userEvent.click(licence);
    await expect(canvas.getByRole('region', { name: 'react 19.3.1 (MIT)' })).toHaveTextContent('Permission');
    await expect(canvas.queryByRole('button', { name: /schibsted/ })).toBeNull();
  },
};

export const Loading: Story = { name: 'Laster', args: { view: { status: 'loading' } } };

export const Error: Story = {
  name: 'Kunne ikke lastes',
  args: { view: { status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Kilder' })).toBeVisible();
  },
};
