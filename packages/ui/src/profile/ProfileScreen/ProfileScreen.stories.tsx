import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProfileDraft } from '@tribunen/domain';
import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { toast } from '../../primitives/Toast/toast.ts';
import { Toasts } from '../../primitives/Toast/Toasts.tsx';
import { storyDraft, storyInvitations, storyInvitationsView, storyPicker } from '../../stories/account.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import type { ProfileScreenFrame, ProfileScreenView } from './ProfileScreenView.ts';

const onTab = fn();
const onDraft = fn();
const onSubmit = fn();
const frame: ProfileScreenFrame = { tab: 'profile', onTab, invitations: storyInvitationsView, deskHref: null };
const ready: Extract<ProfileScreenView, { status: 'ready' }> = {
  ...frame,
  status: 'ready',
  email: 'marte@eksempel.no',
  saved: storyDraft,
  draft: storyDraft,
  onDraft,
  form: { status: 'open', onSubmit },
  teams: storyPicker,
};

const meta = {
  title: 'Profil/Skjerm',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready },
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'Laster',
  args: { view: { ...frame, status: 'loading', invitations: { status: 'loading' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster profil…');
  },
};

const onRetry = fn();

export const Error: Story = {
  name: 'Feil',
  args: { view: { ...frame, status: 'error', message: 'JWT expired', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke hente profil: JWT expired');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Administrator: Story = {
  name: 'Administrator',
  args: { view: { ...ready, deskHref: '#/admin/reports' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Moderering' })).toHaveAttribute('href', '#/admin/reports');
  },
};

export const Ready: Story = {
  name: 'Profil',
  play: async ({ canvas, userEvent }) => {
    await expect(document.title).toBe('Min Profil');
    await expect(canvas.getByLabelText('E-post')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Bio')).toHaveAttribute('rows', '4');
    await expect(canvas.getByLabelText('Bio')).toHaveAccessibleDescription('430 tegn igjen');
    await expect(canvas.queryByText('Du har endringer som ikke er lagret.')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Meldinger 3 invitasjoner' }));
    await expect(onTab).toHaveBeenCalledWith('messages');
  },
};

export const NewHere: Story = {
  name: 'Ny på tribunen',
  args: {
    view: {
      ...ready,
      saved: { name: '', bio: '', myTeam: null },
      draft: { name: '', bio: '', myTeam: null },
      invitations: { ...storyInvitationsView, invitations: [] },
    },
  },
};

export const Messages: Story = {
  name: 'Meldinger',
  args: { view: { ...ready, tab: 'messages' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /Meldinger/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('button', { name: 'Godta' })).toHaveLength(3);
  },
};

export const Unsaved: Story = {
  name: 'Ulagrede endringer',
  args: { view: { ...ready, draft: { ...storyDraft, name: 'Marte Eide Solbakken' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Du har endringer som ikke er lagret.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Forkast endringene' }));
    await expect(onDraft.mock.lastCall).toEqual([storyDraft]);
  },
};

export const WithProblems: Story = {
  name: 'Med feil i feltene',
  args: { view: { ...ready, draft: { ...storyDraft, name: 'Marte <3', bio: 'Heia Skarvik! '.repeat(37) } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('−18 tegn igjen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre Profil' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Navn')).toHaveFocus();
    await expect(canvas.getByLabelText('Navn')).toHaveAccessibleDescription(/^Navnet kan bare ha bokstaver/);
    await expect(canvas.getByLabelText('Bio')).toHaveAccessibleDescription(/^Bioen er for lang/);
  },
};

export const Saving: Story = {
  name: 'Lagrer',
  args: { view: { ...ready, form: { status: 'busy' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Lagrer...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NotSaved: Story = {
  name: 'Ikke lagret',
  args: {
    view: {
      ...ready,
      draft: { ...storyDraft, name: 'Marte Eide Solbakken' },
      form: { status: 'refused', refusal: { kind: 'message', text: 'Failed to fetch', attempt: 1 }, onSubmit },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kunne ikke lagre profil: Failed to fetch')).toBeVisible();
  },
};

/** As the app does, keeps the draft, saves, answers invitations and shows toasts. */
function WholeProfile() {
  const { t } = useWords();
  const [tab, setTab] = useState<ProfileScreenFrame['tab']>('profile');
  const [saved, setSaved] = useState<ProfileDraft>({ ...storyDraft, myTeam: null });
  const [draft, setDraft] = useState(saved);
  const [invitations, setInvitations] = useState(storyInvitations);
  const leave = (id: string) => setInvitations(invitations.filter((each) => each.id !== id));
  return (
    <>
      <ProfileScreen
        view={{
          ...ready,
          tab,
          onTab: setTab,
          saved,
          draft,
          onDraft: setDraft,
          form: {
            status: 'open',
            onSubmit: (profile) => {
              setSaved(profile);
              toast.success({ title: t(($) => $.profile.saved.title), text: t(($) => $.profile.saved.text) });
            },
          },
          invitations: {
            ...storyInvitationsView,
            invitations,
            onAccept: (id) => {
              if (id === storyInvitations.at(-1)?.id) {
                toast.failure({
                  title: t(($) => $.primitives.failed),
                  text: t(($) => $.profile.invitations.failed, { message: 'Failed to fetch' }),
                });
                return;
              }
              leave(id);
              toast.success({
                title: t(($) => $.profile.invitations.accepted.title),
                text: t(($) => $.profile.invitations.accepted.text),
              });
            },
            onDecline: (id) => {
              leave(id);
              toast.success({
                title: t(($) => $.profile.invitations.declined.title),
                text: t(($) => $.profile.invitations.declined.text),
              });
            },
          },
        }}
      />
      <Toasts />
    </>
  );
}

export const Flow: Story = {
  name: 'Endre, lagre og svare',
  render: () => <WholeProfile />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Navn'));
    await userEvent.type(canvas.getByLabelText('Navn'), 'Marte Solbakken');
    await expect(canvas.getByText('Du har endringer som ikke er lagret.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre Profil' }));
    await waitFor(() => expect(screen.getByText('Suksess!')).toBeVisible());
    await expect(canvas.queryByText('Du har endringer som ikke er lagret.')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /Meldinger/ }));
    const [accept = document.body] = canvas.getAllByRole('button', { name: 'Godta' });
    await userEvent.click(accept);
    await waitFor(() => expect(screen.getByText('Invitasjon godtatt!')).toBeVisible());
    const [decline = document.body] = canvas.getAllByRole('button', { name: 'Avslå' });
    await userEvent.click(decline);
    await waitFor(() => expect(screen.getByText('Invitasjonen har blitt avslått.')).toBeVisible());
    await expect(canvas.getByRole('tab', { name: 'Meldinger 1 invitasjon' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Godta' }));
    await waitFor(() => expect(screen.getByText('Kunne ikke behandle invitasjon: Failed to fetch')).toBeVisible());
    await expect(canvas.getByText('Ukjent bruker')).toBeVisible();
  },
};
