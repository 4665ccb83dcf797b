import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { toast } from '../../primitives/Toast/toast.ts';
import { Toasts } from '../../primitives/Toast/Toasts.tsx';
import { storyLanguage, storySignIn } from '../../stories/auth.ts';
import { storyTime } from '../../stories/matches.ts';
import { AuthScreen } from './AuthScreen.tsx';
import type { AuthView } from './AuthView.ts';

const onSignIn = fn();
const onNewPassword = fn();

const steps = ['sign-in', 'sign-up', 'recover', 'recovery-sent', 'new-password'] as const;
type Step = (typeof steps)[number];

/** Plays the app's part: links choose the step, and the server accepts everything. */
function WayIn() {
  const { t } = useWords();
  const [step, goTo] = useSteps();
  const [email, setEmail] = useState('');
  const view = (): AuthView => {
    const frame = { productName: 'Tribunen', language: storyLanguage, signInHref: '#sign-in', demo: null };
    switch (step) {
      case 'sign-in':
        return {
          ...storySignIn,
          signUpHref: '#sign-up',
          recoverHref: '#recover',
          form: { status: 'open', onSubmit: onSignIn },
        };
      case 'sign-up':
        return {
          ...storySignIn,
          ...frame,
          status: 'sign-up',
          form: {
            status: 'open',
            onSubmit: () => {
              toast.success({ title: t(($) => $.auth.created.title), text: t(($) => $.auth.created.text) });
              goTo('sign-in');
            },
          },
        };
      case 'recover':
        return {
          ...frame,
          status: 'recover',
          form: {
            status: 'open',
            onSubmit: (values) => {
              setEmail(values.email);
              goTo('recovery-sent');
            },
          },
        };
      case 'recovery-sent':
        return {
          ...frame,
          status: 'recovery-sent',
          demo: { credentials: { email: '', password: '' }, mailHref: '#new-password' },
          email,
          sentAt: storyTime('19:00'),
          now: () => storyTime('19:00'),
          again: { status: 'open', onSubmit: fn() },
        };
      case 'new-password':
        return { ...frame, status: 'new-password', email, form: { status: 'open', onSubmit: onNewPassword } };
    }
  };
  return (
    <>
      <AuthScreen view={view()} />
      <Toasts />
    </>
  );
}

/** Opens the step of a pressed link. The address itself does not change, because leaving the page would end the test. */
function useSteps(): [Step, (step: Step) => void] {
  const [step, goTo] = useState<Step>('sign-in');
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const named = steps.find((each) => link?.getAttribute('href') === `#${each}`);
      if (named === undefined) return;
      event.preventDefault();
      goTo(named);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return [step, goTo];
}

const meta = {
  title: 'Innlogging/Flyt',
  component: WayIn,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WayIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SigningUp: Story = {
  name: 'Opprette bruker og logge inn',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-post'), 'marte@eksempel.no');
    await userEvent.click(canvas.getByRole('link', { name: 'Opprett bruker' }));
    await expect(await canvas.findByRole('heading', { name: 'Opprett bruker' })).toHaveFocus();
    await expect(canvas.getByLabelText('E-post')).toHaveValue('marte@eksempel.no');
    await userEvent.type(canvas.getByLabelText('Passord'), 'Vinterkveld#74{Enter}');
    await waitFor(() => expect(screen.getByText('Du kan nå logge inn med din e-post og passord.')).toBeVisible());
    await expect(await canvas.findByRole('heading', { name: 'Logg inn' })).toHaveFocus();
    await expect(canvas.getByLabelText('E-post')).toHaveValue('marte@eksempel.no');
    await expect(canvas.getByLabelText('Passord')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Passord'), 'Vinterkveld#74{Enter}');
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
};

export const Recovering: Story = {
  name: 'Glemme passordet og velge et nytt',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-post'), 'marte@eksempel.no');
    await userEvent.click(canvas.getByRole('link', { name: 'Glemt passord?' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send lenke' }));
    await expect(await canvas.findByText(/^Hvis marte@eksempel\.no har en konto her/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Se e-posten' }));
    await expect(await canvas.findByRole('heading', { name: 'Nytt passord' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Nytt passord'), 'Vinterkveld#74{Enter}');
    await expect(onNewPassword).toHaveBeenCalledOnce();
  },
};
