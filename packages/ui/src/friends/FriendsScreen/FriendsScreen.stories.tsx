import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { storyFriend, storyFriends, storyFriendsFrame, storyFriendsView, storyInvite } from '../../stories/friends.ts';
import { FriendsScreen } from './FriendsScreen.tsx';
import type { FriendsView } from './FriendsView.ts';
import { Invite } from './Invite.tsx';

const meta = {
  title: 'Venner/Skjerm',
  component: FriendsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: storyFriendsView, conversation: { status: 'none' }, invite: <Invite view={storyInvite} /> },
} satisfies Meta<typeof FriendsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const { onStar, onRemove, onUndoRemoval } = storyFriendsView;
const { onTab } = storyFriendsFrame;

export const Loading: Story = {
  name: 'Laster',
  args: { view: { ...storyFriendsFrame, status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Venner');
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster venner…');
    await expect(canvas.getByRole('tab', { name: '– totalt' })).toBeVisible();
  },
};

const onRetry = fn();

export const Error: Story = {
  name: 'Feil',
  args: {
    view: { ...storyFriendsFrame, status: 'error', message: 'får ikke kontakt med serveren', onRetry },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke laste venner: får ikke kontakt med serveren');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  name: 'Fem venner',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '2 star venner' }));
    await expect(onTab).toHaveBeenCalledWith('star');
    await expect(canvas.getByRole('tab', { name: '3 pålogget' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: '5 totalt' })).toBeVisible();
    const kari = canvas.getByRole('link', { name: 'Kari-Anne Solbakken pålogget, 3 uleste meldinger' });
    await expect(kari).toHaveAttribute('href', '#/friends/id of Kari-Anne Solbakken');
    await expect(canvas.getByRole('link', { name: 'Ser på SKA – LYN' })).toBeVisible();
    await expect(canvas.getByText('35 min siden')).toBeVisible();
    const heights = canvas.getAllByRole('listitem').map((row) => Math.round(row.getBoundingClientRect().height));
    // The first friend's name takes two lines.
    await expect(heights[1]).toBe(heights[2]);
    await expect(canvas.getByText('Ses på langsiden').parentElement).toHaveTextContent('Du: Ses på langsiden');
    await expect(canvas.getByRole('link', { name: 'Ukjent bruker ikke pålogget' })).toBeVisible();
    const star = canvas.getByRole('button', { name: 'Stjernevenn: Ole Bakke' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(onStar).toHaveBeenCalledWith('id of Ole Bakke', true);
  },
};

export const PresenceUnknown: Story = {
  name: 'Ikke kjent hvem som er pålogget',
  args: {
    view: {
      ...storyFriendsView,
      tab: 'online',
      counts: { online: null, star: 2, all: 5 },
      friends: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '– pålogget' })).toBeVisible();
    await expect(canvas.getByText('Vi vet ikke hvem som er pålogget akkurat nå.')).toBeVisible();
    await expect(canvas.queryByText('Ingen påloggede venner')).toBeNull();
  },
};

const none = { online: 0, star: 0, all: 0 };

export const NoFriends: Story = {
  name: 'Ingen venner',
  args: { view: { ...storyFriendsView, counts: none, friends: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen venner ennå...')).toBeVisible();
    await expect(canvas.getByText('Inviter venner for å komme i gang!')).toBeVisible();
  },
};

export const NobodyOnline: Story = {
  name: 'Ingen pålogget',
  args: {
    view: { ...storyFriendsView, tab: 'online', counts: { online: 0, star: 2, all: 5 }, friends: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen påloggede venner')).toBeVisible();
  },
};

export const NoStarFriends: Story = {
  name: 'Ingen stjernevenner',
  args: { view: { ...storyFriendsView, tab: 'star', counts: { online: 3, star: 0, all: 5 }, friends: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen stjernevenner')).toBeVisible();
  },
};

/** Plays the app's part: a removed friend stays for a while, and can be restored. */
function Removing() {
  const [removed, setRemoved] = useState<string | null>(null);
  const view: FriendsView = {
    ...storyFriendsView,
    friends: storyFriends.map((friend) => ({ ...friend, isRemoved: friend.id === removed })),
    onRemove: (id) => {
      setRemoved(id);
      onRemove(id);
    },
    onUndoRemoval: (id) => {
      setRemoved(null);
      onUndoRemoval(id);
    },
  };
  return <FriendsScreen view={view} conversation={{ status: 'none' }} invite={<Invite view={storyInvite} />} />;
}

export const Removal: Story = {
  name: 'Fjerner en venn',
  render: () => <Removing />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Mer om Ole Bakke' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fjern venn' }));
    const question = await screen.findByRole('alertdialog', { name: 'Fjerne Ole Bakke som venn?' });
    await expect(question).toHaveAccessibleDescription(/Du kan angre i fem sekunder/);
    await userEvent.keyboard('{Escape}');
    await expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Mer om Ole Bakke' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fjern venn' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fjern venn' }));
    await expect(onRemove).toHaveBeenCalledWith('id of Ole Bakke');
    await expect(canvas.getByText('Ole Bakke er fjernet fra vennene dine.')).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Angre' });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndoRemoval).toHaveBeenCalledWith('id of Ole Bakke');
    await expect(canvas.getByRole('link', { name: /^Ole Bakke/ })).toBeVisible();
  },
};

export const Removed: Story = {
  name: 'En venn er fjernet',
  args: {
    view: {
      ...storyFriendsView,
      friends: [storyFriend('Kari-Anne Solbakken'), storyFriend('Ole Bakke', { isRemoved: true }), storyFriend('Åse')],
    },
  },
};

/** Keeps the typed text, as the app does. */
function Inviting() {
  const [email, setEmail] = useState('');
  return (
    <FriendsScreen
      view={storyFriendsView}
      conversation={{ status: 'none' }}
      invite={<Invite view={{ ...storyInvite, email, onEmail: setEmail }} />}
    />
  );
}

export const SendsInvitation: Story = {
  name: 'Inviterer',
  render: () => <Inviting />,
  play: async ({ canvas, userEvent }) => {
    if (storyInvite.form.status !== 'open') return;
    const field = canvas.getByLabelText('Inviter venn med e-post...');
    const send = canvas.getByRole('button', { name: 'Inviter' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, 'kari@{Enter}');
    await expect(canvas.getByText('Dette er ikke en gyldig e-postadresse')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Marte@eksempel.no{Enter}');
    await expect(field).toHaveAccessibleDescription('Det er din egen adresse');
    await expect(storyInvite.form.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'kari@eksempel.no');
    await expect(send).not.toHaveAttribute('aria-disabled');
    await userEvent.click(send);
    await expect(storyInvite.form.onSubmit).toHaveBeenCalledWith({ email: 'kari@eksempel.no' });
  },
};

const onName = fn<(typed: { readonly name: string }) => void>();

export const AskingForName: Story = {
  globals: { viewport: { value: 'phone' } },
  name: 'Uten navn, før invitasjonen',
  args: {
    invite: <Invite view={{ ...storyInvite, nameForm: { status: 'open', onSubmit: onName } }} />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Inviter' })).toBeNull();
    const question = within(canvas.getByRole('region', { name: 'Hva skal vennene dine kalle deg?' }));
    await userEvent.type(question.getByLabelText('Navn'), 'Marte');
    await userEvent.click(question.getByRole('button', { name: 'Fortsett' }));
    await expect(onName).toHaveBeenCalledWith({ name: 'Marte' });
  },
};

export const Sending: Story = {
  name: 'Sender invitasjon',
  args: {
    invite: <Invite view={{ ...storyInvite, email: 'kari@eksempel.no', form: { status: 'busy' } }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sender...' })).toHaveAttribute('aria-busy', 'true');
  },
};
