import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { hiddenMatch, osloDayOf } from '@tribunen/domain';
import * as matches from '../../stories/matches.ts';
import { storyAlerts } from '../../stories/profile.ts';
import { storySafety } from '../../stories/safety.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import type { AccountView, SettingsFrame, SettingsView } from './SettingsView.ts';

const onTheme = fn();
const onLanguage = fn();
const onMotion = fn();
const onSearchKey = fn();
const onSwitch = fn();
const onSubmit = fn();
const frame: SettingsFrame = {
  language: 'nb',
  onLanguage,
  theme: 'dark',
  onTheme,
  motion: 'system',
  onMotion,
  isSearchKeyOn: true,
  onSearchKey,
  screenOn: { isOn: false, onSwitch },
  alerts: storyAlerts,
  keptAlerts: { volume: 0.4, muted: false, webNotifications: 'ask' },
  teamNoticesHref: '#/settings/follows?fane=prioriterte',
  aboutHref: '#/about',
  known: {
    delay: 0,
    onDelay: fn(),
    holdsFriends: false,
    onHoldFriends: fn(),
    hidden: [],
    onShow: fn(),
    groups: [],
    onShowGroup: fn(),
  },
};
const account: AccountView = {
  email: 'marte@eksempel.no',
  password: { asksForPresent: true, isPresentWrong: false, form: { status: 'open', onSubmit } },
  emailChange: { status: 'open', onSubmit },
  everywhere: { status: 'open', onSubmit },
  data: { status: 'open', onSubmit },
  isDataSaved: false,
  deletion: { status: 'open', onSubmit },
};
const withAccount = (change: Partial<AccountView>): SettingsView => ({
  ...frame,
  status: 'signed-in',
  account: { ...account, ...change },
  safety: storySafety,
  push: null,
});

const meta = {
  title: 'Innstillinger/Skjerm',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: withAccount({}) },
} satisfies Meta<typeof SettingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const unfold = async ({ canvas, userEvent }: Play, title: string) => {
  await userEvent.click(canvas.getByRole('button', { name: title, expanded: false }));
};

export const ScreenOn: Story = {
  name: 'Hold skjermen på',
  play: async ({ canvas, userEvent }) => {
    const screenOn = canvas.getByRole('switch', { name: /Hold skjermen på/ });
    await expect(screenOn).not.toBeChecked();
    await userEvent.click(screenOn);
    await expect(onSwitch).toHaveBeenCalledWith(true);
  },
};

export const NoHold: Story = {
  name: 'Nettleseren kan ikke holde skjermen på',
  args: { view: { ...withAccount({}), screenOn: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch', { name: /Hold skjermen på/ })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Laster',
  args: { view: { ...frame, alerts: null, status: 'loading' } },
  play: async ({ canvas }) => {
    const volume = canvas.getByRole('slider', { hidden: true, name: 'Lydstyrke' });
    await expect(volume).toHaveValue('40');
    await expect(volume.closest('[inert]')).not.toBeNull();
  },
};

export const SignedOut: Story = {
  name: 'Utlogget',
  args: { view: { ...frame, alerts: null, status: 'signed-out', signInHref: '#/auth' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Logg inn' })).toHaveAttribute('href', '#/auth');
    await expect(canvas.queryByRole('button', { name: 'Slett kontoen min' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Lyd og varsler' })).toBeNull();
  },
};

const onShow = fn();
const onShowGroup = fn();
const onHoldFriends = fn();
const from = osloDayOf(matches.finished.utcKickoff);

export const HiddenResults: Story = {
  name: 'Forsinkelse og skjulte resultater',
  args: {
    view: {
      ...frame,
      alerts: null,
      status: 'signed-out',
      signInHref: '#/auth',
      known: {
        delay: 38,
        onDelay: fn(),
        holdsFriends: true,
        onHoldFriends,
        hidden: [{ id: matches.finished.id, match: hiddenMatch(matches.finished) }],
        onShow,
        groups: [
          { kind: 'team', id: '5', name: 'Brann', from },
          { kind: 'day', id: from },
        ],
        onShowGroup,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('slider', { name: 'Sekunder bak' })).toHaveAttribute('aria-valuetext', '38 s bak');
    await userEvent.click(canvas.getByRole('switch', { name: /Hold også vennene tilbake/ }));
    await expect(onHoldFriends).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: /^Vis/, description: /–/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Behold skjult' }));
    await expect(onShow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Vis/, description: /–/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Vis resultat' }));
    await expect(onShow).toHaveBeenCalledWith(matches.finished.id);
    await userEvent.click(canvas.getByRole('button', { name: /^Vis/, description: 'Kampene til Brann' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Vis resultat' }));
    await expect(onShowGroup).toHaveBeenCalledWith({ kind: 'team', id: '5', name: 'Brann', from });
  },
};

export const SignedIn: Story = {
  name: 'Innlogget',
  play: async ({ canvas, userEvent }) => {
    await expect(document.title).toBe('Innstillinger');
    await userEvent.click(canvas.getByRole('radio', { name: 'Lys' }));
    await expect(onTheme).toHaveBeenCalledWith('light');
    await userEvent.click(canvas.getByRole('radio', { name: 'Alltid redusert' }));
    await expect(onMotion).toHaveBeenCalledWith('reduced');
    await userEvent.click(canvas.getByRole('switch', { name: /Skråstrek/ }));
    await expect(onSearchKey).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv lyden' }));
    await expect(storyAlerts.onTrySound).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/har ikke spurt deg ennå/)).toBeVisible();
  },
};

export const NotificationsOn: Story = {
  name: 'Varsler på',
  args: { view: { ...withAccount({}), alerts: { ...storyAlerts, webNotifications: 'on' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nettleseren tillater varsler herfra.')).toBeVisible();
  },
};

export const NotificationsOff: Story = {
  name: 'Varsler av',
  args: { view: { ...withAccount({}), alerts: { ...storyAlerts, webNotifications: 'off' } } },
};

export const NotificationsDenied: Story = {
  name: 'Varsler blokkert',
  args: { view: { ...withAccount({}), alerts: { ...storyAlerts, webNotifications: 'denied', muted: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nettleseren har blokkert varsler herfra\./)).toBeVisible();
    await expect(canvas.getByText(/^Slik angrer du/)).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Varsler i nettleseren' })).toBeNull();
  },
};

export const NotificationsUnsupported: Story = {
  name: 'Varsler finnes ikke',
  args: { view: { ...withAccount({}), alerts: { ...storyAlerts, webNotifications: 'unsupported' } } },
};

export const ChangingPassword: Story = {
  name: 'Bytter passord',
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, 'Bytt passord');
    const present = canvas.getByLabelText('Nåværende passord');
    await userEvent.type(canvas.getByLabelText('Nytt passord'), 'Vinterkveld#74{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(present).toHaveFocus();
    await userEvent.type(present, 'Hostkveld#73{Enter}');
    await expect(onSubmit.mock.calls).toEqual([[{ present: 'Hostkveld#73', password: 'Vinterkveld#74' }]]);
  },
};

export const PasswordAfterFreshSignIn: Story = {
  name: 'Bytter passord, nettopp logget inn',
  args: {
    view: withAccount({
      password: { asksForPresent: false, isPresentWrong: false, form: { status: 'open', onSubmit } },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, 'Bytt passord');
    await expect(canvas.queryByLabelText('Nåværende passord')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Nytt passord'), 'Vinterkveld#74{Enter}');
    await expect(onSubmit.mock.calls).toEqual([[{ present: '', password: 'Vinterkveld#74' }]]);
  },
};

export const PasswordChanged: Story = {
  name: 'Passord byttet',
  args: { view: withAccount({ password: { asksForPresent: true, isPresentWrong: false, form: { status: 'done' } } }) },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, 'Bytt passord');
    await expect(canvas.getByText('Passordet er byttet.')).toBeVisible();
  },
};

export const ChangingEmail: Story = {
  name: 'Bytter e-post, avvist',
  args: {
    view: withAccount({
      emailChange: {
        status: 'refused',
        refusal: {
          kind: 'message',
          text: 'A user with this email address has already been registered',
          attempt: 1,
        },
        onSubmit,
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, 'Bytt e-postadresse');
    const email = canvas.getByLabelText('Ny e-postadresse');
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'ny@eksempel.no{Enter}');
    await expect(onSubmit.mock.calls).toEqual([[{ email: 'ny@eksempel.no' }]]);
  },
};

export const EmailsSent: Story = {
  name: 'Bytter e-post, begge sendt',
  args: { view: withAccount({ emailChange: { status: 'sent', to: 'ny@eksempel.no', mailHref: null } }) },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, 'Bytt e-postadresse');
    await expect(
      canvas.getByText('Vi har sendt en lenke til marte@eksempel.no og en til ny@eksempel.no. Åpne begge.'),
    ).toBeVisible();
  },
};

export const EmailsSentInDemo: Story = {
  name: 'Bytter e-post, begge sendt i demoen',
  args: {
    view: withAccount({ emailChange: { status: 'sent', to: 'ny@eksempel.no', mailHref: '#/demo/mailbox' } }),
  },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, 'Bytt e-postadresse');
    await expect(canvas.getByRole('link', { name: 'Se e-posten' })).toHaveAttribute('href', '#/demo/mailbox');
  },
};

export const Downloading: Story = {
  name: 'Laster ned, og utlogging feilet',
  args: {
    view: withAccount({
      data: { status: 'busy' },
      everywhere: { status: 'refused', refusal: { kind: 'unexpected', attempt: 1 }, onSubmit },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last ned mine data' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Noe gikk galt. Prøv igjen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logg ut overalt' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Deleting: Story = {
  name: 'Sletter kontoen',
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, 'Slett kontoen min');
    const email = canvas.getByLabelText('Skriv marte@eksempel.no for å bekrefte');
    await userEvent.type(email, 'marte@eksempel.n');
    await userEvent.click(canvas.getByRole('button', { name: 'Slett kontoen for godt' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(email).toHaveFocus();
    await expect(canvas.getByText('Det er ikke adressen til denne kontoen')).toBeVisible();
    await userEvent.type(email, 'o');
    await userEvent.click(canvas.getByRole('button', { name: 'Slett kontoen for godt' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};
