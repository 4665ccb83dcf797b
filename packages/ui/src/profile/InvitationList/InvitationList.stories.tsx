import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { storyInvitations, storyInvitationsView } from '../../stories/account.ts';
import { InvitationList } from './InvitationList.tsx';

const meta = {
  title: 'Profil/Invitasjoner',
  component: InvitationList,
  args: { view: storyInvitationsView },
} satisfies Meta<typeof InvitationList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'Laster',
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster invitasjoner...');
  },
};

export const Ready: Story = {
  name: 'Tre venter',
  play: async ({ canvas }) => {
    const [named, , unknown] = canvas.getAllByRole('listitem');
    if (named === undefined || unknown === undefined) throw new Error('three invitations are listed');
    await expect(within(named).getByText('Kari-Anne Solbakken')).toBeVisible();
    await expect(within(named).getByText('ønsker å bli venn med deg')).toBeVisible();
    await expect(within(named).getByText('5. juli')).toBeVisible();
    await expect(within(named).getByRole('button', { name: 'Godta' })).toHaveAccessibleDescription(
      /^Kari-Anne Solbakken/,
    );
    await expect(within(unknown).getByText('Ukjent bruker')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Ingen',
  args: { view: { ...storyInvitationsView, invitations: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen invitasjoner å vise')).toBeVisible();
  },
};

/** As in the app, an answered invitation leaves the list at once. */
function Answering() {
  const [invitations, setInvitations] = useState(storyInvitations);
  const leave = (id: string) => setInvitations(invitations.filter((each) => each.id !== id));
  return <InvitationList view={{ ...storyInvitationsView, invitations, onAccept: leave, onDecline: leave }} />;
}

export const Answered: Story = {
  name: 'Besvares',
  render: () => <Answering />,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Godta' });
    if (first === undefined) throw new Error('three invitations are listed');
    await userEvent.click(first);
    await expect(canvas.queryByText('Kari-Anne Solbakken')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Godta' })[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Ingen invitasjoner å vise')).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
  },
};
