import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyMails } from '../../stories/account.ts';
import { MailboxScreen } from './MailboxScreen.tsx';

const backHref = '#/auth';

const meta = {
  title: 'Demo/Innboks',
  component: MailboxScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: { status: 'ready', mails: storyMails, backHref } },
} satisfies Meta<typeof MailboxScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: 'Laster', args: { view: { status: 'loading', backHref } } };

export const Ready: Story = {
  name: 'Med e-poster',
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Innboks');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(storyMails.length);
    await expect(canvas.getByRole('link', { name: 'Velg nytt passord' })).toHaveAttribute('href', '#/verify/recovery');
    await expect(canvas.getByRole('link', { name: 'Tilbake' })).toHaveAttribute('href', backHref);
  },
};

export const Empty: Story = {
  name: 'Tom',
  args: { view: { status: 'ready', mails: [], backHref } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen e-poster ennå')).toBeVisible();
  },
};
