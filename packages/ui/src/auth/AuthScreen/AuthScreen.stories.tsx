import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyLanguage, storySignIn } from '../../stories/auth.ts';
import { storyTime } from '../../stories/matches.ts';
import { AuthScreen } from './AuthScreen.tsx';
import type { AuthState, SentMail } from './AuthView.ts';

const onSubmit = fn();
const onGoogle = fn();
const signIn: AuthState<'sign-in'> = {
  ...storySignIn,
  form: { status: 'open', onSubmit },
  google: { status: 'open', onPress: onGoogle },
};
const signUp: AuthState<'sign-up'> = {
  status: 'sign-up',
  productName: 'Tribunen',
  language: storyLanguage,
  demo: null,
  form: { status: 'open', onSubmit },
  google: { status: 'open', onPress: onGoogle },
  invitation: null,
  guestHref: '#/results',
  signInHref: '#/auth',
};
const mail: SentMail = {
  email: 'marte@eksempel.no',
  sentAt: storyTime('19:00'),
  now: () => storyTime('19:00'),
  again: { status: 'open', onSubmit: fn() },
};
const frame = { productName: 'Tribunen', language: storyLanguage, demo: null, signInHref: '#/auth' };
const demo = {
  credentials: { email: 'demo@tribunen.example', password: 'Tribunen-demo-26' },
  mailHref: '#/demo/mail',
};

const meta = {
  title: 'Innlogging/Skjerm',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: signIn },
} satisfies Meta<typeof AuthScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SessionEnded: Story = {
  name: 'Logg inn, logget ut',
  args: { view: { ...signIn, hasEnded: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du er logget ut')).toBeVisible();
  },
};

export const SignIn: Story = {
  name: 'Logg inn',
  play: async ({ canvas, userEvent }) => {
    await expect(document.title).toBe('Logg inn');
    const email = canvas.getByLabelText('E-post');
    const password = canvas.getByLabelText('Passord');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(email, 'marte@eksempel.no');
    await userEvent.click(password);
    await userEvent.paste('hemmelig12345');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit.mock.calls).toEqual([[{ email: 'marte@eksempel.no', password: 'hemmelig12345' }]]);
    await expect(canvas.getByRole('link', { name: 'Fortsett uten å logge inn' })).toHaveAttribute('href', '#/results');
  },
};

export const SignInWithProblems: Story = {
  name: 'Logg inn, med feil i feltene',
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('E-post');
    const password = canvas.getByLabelText('Passord');
    await userEvent.click(canvas.getByRole('button', { name: 'Logg inn' }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Skriv inn e-postadressen');
    await expect(password).toHaveAccessibleDescription('Passordet må være minst 6 tegn');
    await userEvent.type(email, 'marte@eksempel.no');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const SigningIn: Story = {
  name: 'Logger inn',
  args: { view: { ...signIn, form: { status: 'busy' } } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Logg inn' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText('Passord'), 'hemmelig{Enter}');
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsett med Google' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(onGoogle).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Avvist',
  args: {
    view: {
      ...signIn,
      form: {
        status: 'refused',
        refusal: { kind: 'message', code: 'invalid_credentials', text: 'Invalid login credentials', attempt: 1 },
        onSubmit,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Passord');
    await expect(canvas.getByText('Invalid login credentials')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('alert', { name: '' })).toBeVisible();
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('Feil e-postadresse eller passord. Invalid login credentials');
    await expect(password).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('E-post'), 'm');
    await expect(canvas.getByText('Invalid login credentials')).toBeVisible();
    await userEvent.type(password, 'x');
    await expect(canvas.queryByText('Invalid login credentials')).toBeNull();
    await expect(password).not.toHaveAttribute('aria-invalid');
  },
};

export const RefusedAsItStands: Story = {
  name: 'Avvist, som det står',
  args: {
    view: {
      ...signIn,
      form: {
        status: 'refused',
        refusal: { kind: 'message', text: 'Invalid login credentials', attempt: 1 },
        onSubmit,
      },
    },
  },
};

export const Unexpected: Story = {
  name: 'Noe gikk galt',
  args: {
    view: { ...signIn, form: { status: 'refused', refusal: { kind: 'unexpected', attempt: 1 }, onSubmit } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Noe gikk galt. Prøv igjen.')).toBeVisible();
    await expect(canvas.getByLabelText('Passord')).not.toHaveAttribute('aria-invalid');
    await userEvent.type(canvas.getByLabelText('E-post'), 'm');
    await expect(canvas.queryByText('Noe gikk galt. Prøv igjen.')).toBeNull();
  },
};

export const TooMany: Story = {
  name: 'For mange forsøk',
  args: {
    view: {
      ...signIn,
      form: {
        status: 'refused',
        refusal: {
          kind: 'too-many',
          until: { at: storyTime('19:04'), now: () => storyTime('19:00') },
          attempt: 1,
        },
        onSubmit,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Logg inn' });
    await userEvent.type(canvas.getByLabelText('E-post'), 'marte@eksempel.no');
    await userEvent.type(canvas.getByLabelText('Passord'), 'hemmelig{Enter}');
    await userEvent.click(button);
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByText('Du kan prøve igjen om 4 minutter.')[0]).toBeVisible();
  },
};

export const TooManyUntilNow: Story = {
  name: 'For mange forsøk, nå kan man prøve igjen',
  args: {
    view: {
      ...signIn,
      form: {
        status: 'refused',
        refusal: { kind: 'too-many', until: { at: storyTime('19:00'), now: () => storyTime('19:00') }, attempt: 1 },
        onSubmit,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Du kan prøve igjen nå.')[0]).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-post'), 'marte@eksempel.no');
    await userEvent.type(canvas.getByLabelText('Passord'), 'hemmelig{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Google: Story = {
  name: 'På vei til Google',
  args: { view: { ...signIn, google: { status: 'busy' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Fortsett med Google' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText('E-post'), 'marte@eksempel.no');
    await userEvent.type(canvas.getByLabelText('Passord'), 'hemmelig{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const GoogleFailed: Story = {
  name: 'Google feilet',
  args: { view: { ...signIn, google: { status: 'failed', attempt: 1, onPress: onGoogle } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Noe gikk galt med Google-innlogging. Prøv igjen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsett med Google' }));
    await expect(onGoogle).toHaveBeenCalledOnce();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Demo: Story = {
  name: 'I demoen',
  args: { view: { ...signIn, demo } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logg inn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fyll inn' }));
    await expect(canvas.getByLabelText('E-post')).toHaveValue('demo@tribunen.example');
    await expect(canvas.getByLabelText('Passord')).toHaveValue('Tribunen-demo-26');
    await expect(canvas.getByLabelText('Passord')).not.toHaveAttribute('aria-invalid');
  },
};

export const SignUp: Story = {
  name: 'Opprett bruker',
  args: { view: signUp },
  play: async ({ canvas, userEvent }) => {
    await expect(document.title).toBe('Opprett bruker');
    const password = canvas.getByLabelText('Passord');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(canvas.getByLabelText('E-post'), 'marte@eksempel.no');
    await userEvent.type(password, 'Vinterkvelden{Enter}');
    await expect(password).toHaveFocus();
    await expect(canvas.getByText('Passordet må inneholde minst ett tall')).toBeVisible();
    await userEvent.type(password, '74');
    await expect(canvas.queryByText('Passordet må inneholde minst ett tall')).toBeNull();
    await userEvent.type(password, '#{Enter}');
    await expect(onSubmit.mock.calls).toEqual([
      [
        {
          email: 'marte@eksempel.no',
          password: 'Vinterkvelden74#',
        },
      ],
    ]);
  },
};

export const SignUpAsOneTypes: Story = {
  name: 'Opprett bruker, mens man skriver',
  args: { view: signUp },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-post'), 'marte@eksempel.no');
    await userEvent.type(canvas.getByLabelText('Passord'), 'Vinterkveld7');
    await expect(canvas.getByText('Minst 12 tegn')).toHaveTextContent('Minst 12 tegn: på plass');
    await expect(canvas.getByText('Ett spesialtegn')).toHaveTextContent('Ett spesialtegn: mangler');
    await waitFor(() => expect(canvas.getByText('Passordet må ha ett spesialtegn.')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Vis det du skriver' }));
    await expect(canvas.getByLabelText('Passord')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Passord')).toHaveValue('Vinterkveld7');
  },
};

export const SignUpInvited: Story = {
  name: 'Opprett bruker, invitert',
  args: { view: { ...signUp, invitation: { inviter: 'Kari-Anne Solbakken' } } },
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Opprett bruker for å akseptere invitasjon');
    await expect(canvas.getByText('Kari-Anne Solbakken har invitert deg')).toBeVisible();
  },
};

export const SignUpInvitedByNobodyKnown: Story = {
  name: 'Opprett bruker, ukjent hvem som inviterer',
  args: { view: { ...signUp, invitation: { inviter: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Opprett bruker for å akseptere invitasjon');
    await expect(canvas.queryByText(/har invitert deg/)).toBeNull();
  },
};

export const SignUpRefused: Story = {
  name: 'Opprett bruker, avvist',
  args: {
    view: {
      ...signUp,
      form: { status: 'refused', refusal: { kind: 'message', text: 'User already registered', attempt: 1 }, onSubmit },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('User already registered')).toBeVisible();
  },
};

export const ConfirmEmail: Story = {
  name: 'Bekreft e-posten',
  args: { view: { ...signIn, confirmation: mail } },
  play: async ({ canvas, userEvent }) => {
    const again = canvas.getByRole('button', { name: 'Send på nytt' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByText('Sendt. Du kan sende på nytt om 60 sekunder.')[0]).toBeVisible();
    await userEvent.click(again);
    await expect(mail.again.status === 'open' && mail.again.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('link', { name: 'Se e-posten' })).toBeNull();
  },
};

const onAgain = fn();

export const ConfirmEmailAgain: Story = {
  name: 'Bekreft e-posten, kan sendes på nytt',
  args: {
    view: {
      ...signIn,
      demo,
      confirmation: { ...mail, now: () => storyTime('19:01'), again: { status: 'open', onSubmit: onAgain } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send på nytt' }));
    await expect(onAgain).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Se e-posten' })).toHaveAttribute('href', '#/demo/mail');
  },
};

export const ConfirmEmailTooMany: Story = {
  name: 'Bekreft e-posten, for mange',
  args: {
    view: {
      ...signIn,
      confirmation: {
        ...mail,
        sentAt: null,
        again: {
          status: 'refused',
          refusal: { kind: 'too-many', until: { at: storyTime('19:30'), now: mail.now }, attempt: 1 },
          onSubmit: fn(),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send på nytt' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByText('Du kan prøve igjen om 30 minutter.')[0]).toBeVisible();
  },
};

export const Recover: Story = {
  name: 'Glemt passord',
  args: { view: { ...frame, status: 'recover', form: { status: 'open', onSubmit } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-post'), 'marte@{Enter}');
    await expect(canvas.getByText('Dette er ikke en gyldig e-postadresse')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-post'), 'eksempel.no{Enter}');
    await expect(onSubmit.mock.calls).toEqual([[{ email: 'marte@eksempel.no' }]]);
  },
};

export const RecoverySent: Story = {
  name: 'Glemt passord, sendt',
  args: { view: { ...frame, ...mail, status: 'recovery-sent', demo } },
};

export const OpeningLink: Story = {
  name: 'Åpner lenken',
  args: { view: { ...frame, status: 'opening-link' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Åpner lenken…');
  },
};

export const LinkExpired: Story = {
  name: 'Lenken er brukt eller utløpt',
  args: { view: { ...frame, status: 'link-expired', form: { status: 'open', onSubmit } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Lenken er brukt eller utløpt' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send ny lenke' })).toBeVisible();
  },
};

export const NewPassword: Story = {
  name: 'Nytt passord',
  args: {
    view: { ...frame, status: 'new-password', email: 'marte@eksempel.no', form: { status: 'open', onSubmit } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue('marte@eksempel.no');
    await userEvent.type(canvas.getByLabelText('Nytt passord'), 'Vinterkveld#74{Enter}');
    await expect(onSubmit.mock.calls).toEqual([[{ password: 'Vinterkveld#74' }]]);
  },
};
