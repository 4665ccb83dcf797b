import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthScreen } from '../../auth/AuthScreen/AuthScreen.tsx';
import { DemoBar } from '../../demo/DemoBar/DemoBar.tsx';
import { demoView } from '../../stories/demoView.ts';
import { storySignIn } from '../../stories/auth.ts';
import { PageUnderBar } from './PageUnderBar.tsx';

const meta = {
  title: 'Skall/Side uten faner',
  component: PageUnderBar,
  parameters: { layout: 'fullscreen' },
  args: {
    bar: null,
    children: <AuthScreen view={storySignIn} />,
  },
} satisfies Meta<typeof PageUnderBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutBar: Story = { name: 'Uten linje' };

export const InDemo: Story = {
  name: 'I demoen',
  args: {
    bar: <DemoBar view={{ ...demoView, scenario: 'utlogget' }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo – simulerte kamper')).toBeVisible();
    // As high as the window, including the bar.
    const form = canvas.getByRole('main');
    await expect(Math.round(form.getBoundingClientRect().bottom)).toBe(innerHeight);
  },
};
