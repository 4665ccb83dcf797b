import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SessionEndedNotice } from './SessionEndedNotice.tsx';

const onClose = fn();

const meta = {
  title: 'Skall/Logget ut',
  component: SessionEndedNotice,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  args: { view: { signInHref: '#/auth?next=%2Fmatch%2F7', onClose } },
} satisfies Meta<typeof SessionEndedNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  name: 'Økten er slutt',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Du er logget ut');
    await expect(canvas.getByRole('link', { name: 'Logg inn' })).toHaveAttribute('href', '#/auth?next=%2Fmatch%2F7');
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  name: 'Ingenting å si',
  args: { view: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
