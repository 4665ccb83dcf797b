import type { Meta, StoryObj } from '@storybook/react-vite';
import { maskEmail } from '@tribunen/domain';
import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { toast } from '../../primitives/Toast/toast.ts';
import { Toasts } from '../../primitives/Toast/Toasts.tsx';
import { AcceptInvitationScreen } from './AcceptInvitationScreen.tsx';
import type { AcceptInvitationView } from './AcceptInvitationView.ts';

const homeHref = '#/results';
const welcome: AcceptInvitationView = {
  status: 'welcome',
  ownName: 'Marte Eide',
  friendName: 'Kari-Anne Solbakken',
};

const meta = {
  title: 'Invitasjon/Skjerm',
  component: AcceptInvitationScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: { status: 'processing' } },
} satisfies Meta<typeof AcceptInvitationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Processing: Story = {
  name: 'Behandles',
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Invitasjon');
    await expect(canvas.getByRole('status')).toHaveTextContent('Behandler invitasjon...');
  },
};

export const InvalidLink: Story = {
  name: 'Ugyldig lenke',
  args: { view: { status: 'invalid-link', homeHref } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('FeilUgyldig invitasjonslink');
    await expect(canvas.getByRole('link', { name: 'Gå til hovedsiden' })).toHaveAttribute('href', homeHref);
  },
};

export const InvalidOrExpired: Story = {
  name: 'Ugyldig eller utløpt',
  args: { view: { status: 'invalid-or-expired', homeHref } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ugyldig eller utløpt invitasjon')).toBeVisible();
  },
};

const onName = fn<(typed: { readonly name: string }) => void>();

export const Name: Story = {
  name: 'Spør om navn',
  args: { view: { status: 'name', form: { status: 'open', onSubmit: onName } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Hva skal vennene dine kalle deg?' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Navn'), 'Marte');
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsett' }));
    await expect(onName).toHaveBeenCalledWith({ name: 'Marte' });
  },
};

const onRetry = fn();

export const Error: Story = {
  name: 'Feilet',
  args: { view: { status: 'error', failure: { kind: 'unexpected' }, homeHref, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('En feil oppstod')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

const reason = 'Kunne ikke behandle invitasjon: en av dere har 500 venner, og flere er det ikke plass til';

export const Refused: Story = {
  name: 'Avvist, med grunn',
  args: { view: { status: 'error', failure: { kind: 'reason', text: reason }, homeHref, onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reason)).toBeVisible();
  },
};

export const ErrorInTheServersWords: Story = {
  name: 'Feilet, i serverens ord',
  args: {
    view: { status: 'error', failure: { kind: 'message', text: 'The database is moving house' }, homeHref, onRetry },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The database is moving house')).toHaveAttribute('lang', 'en');
  },
};

export const NotAccepted: Story = {
  name: 'Kunne ikke aksepteres',
  args: { view: { status: 'error', failure: { kind: 'not-accepted' }, homeHref, onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kunne ikke akseptere invitasjonen')).toBeVisible();
  },
};

const onChangeAccount = fn();

export const SomebodyElses: Story = {
  name: 'Til en annen',
  args: {
    view: {
      status: 'somebody-elses',
      maskedEmail: maskEmail('kari@eksempel.no'),
      ownEmail: 'marte@eksempel.no',
      onChangeAccount,
      homeHref,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('Den er sendt til k•••@e•••.no. Du er logget inn som marte@eksempel.no.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bytt konto' }));
    await expect(onChangeAccount).toHaveBeenCalledOnce();
  },
};

export const SomebodyElsesOfNobodyKnown: Story = {
  name: 'Til en annen, ukjent hvem',
  args: {
    view: { status: 'somebody-elses', maskedEmail: null, ownEmail: 'marte@eksempel.no', onChangeAccount, homeHref },
  },
};

export const Own: Story = { name: 'Ens egen', args: { view: { status: 'own', homeHref } } };

export const AcceptedBefore: Story = {
  name: 'Godtatt før',
  args: { view: { status: 'accepted-before', inviter: 'Kari-Anne Solbakken', homeHref } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du har godtatt invitasjonen fra Kari-Anne Solbakken.')).toBeVisible();
  },
};

export const AcceptedBeforeOfNobodyKnown: Story = {
  name: 'Godtatt før, ukjent av hvem',
  args: { view: { status: 'accepted-before', inviter: null, homeHref } },
};

export const DeclinedBefore: Story = {
  name: 'Avslått før',
  args: { view: { status: 'declined-before', homeHref } },
};

export const Welcome: Story = {
  name: 'Velkommen',
  args: { view: welcome },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Velkommen til Tribunen' })).toBeVisible();
    await expect(
      canvas.getByText('Du er nå venner med Kari-Anne Solbakken. Du blir omdirigert til hovedsiden...'),
    ).toBeVisible();
  },
};

export const WelcomeByNobodyKnown: Story = {
  name: 'Velkommen, av en ukjent',
  args: { view: { ...welcome, friendName: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Du er nå venner med Ukjent bruker\./)).toBeVisible();
  },
};

/** Plays the app's part: the first attempt fails, the second succeeds. */
function WholeLink() {
  const { t } = useWords();
  const [isWelcome, setWelcome] = useState(false);
  const retry = () => {
    setWelcome(true);
    toast.success({
      title: t(($) => $.invitation.accepted.title),
      text: t(($) => $.invitation.accepted.text, { name: 'Kari-Anne Solbakken' }),
    });
  };
  return (
    <>
      <AcceptInvitationScreen
        view={isWelcome ? welcome : { status: 'error', failure: { kind: 'unexpected' }, homeHref, onRetry: retry }}
      />
      <Toasts />
    </>
  );
}

export const Flow: Story = {
  name: 'Feiler, og aksepteres',
  render: () => <WholeLink />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(canvas.getByRole('heading', { name: 'Velkommen til Tribunen' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Invitasjon akseptert!')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
