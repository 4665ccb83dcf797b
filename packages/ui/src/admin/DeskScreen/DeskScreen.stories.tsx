import { instantAt, type Desk, type MessageId, type UserId } from '@tribunen/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { DeskScreen } from './DeskScreen.tsx';
import type { DeskActions, DeskView } from './DeskView.ts';

const at = (time: string) => instantAt(Date.parse(`2026-11-21T${time}:00Z`));
const near = (id: string, authorName: string | null, content: string) => ({
  id: id as MessageId,
  authorName,
  content,
  at: at('16:00'),
});

const desk: Desk = {
  reports: [
    {
      id: 'r1',
      authorId: 'jonas' as UserId,
      authorName: 'Jonas Berglund',
      content: 'Dommeren burde få juling etter kampen',
      complaints: [
        { reason: 'threat', reporterName: 'Marte Solheim', at: at('16:05') },
        { reason: 'abuse', reporterName: null, at: at('16:07') },
      ],
      settledAt: null,
      inChat: {
        messageId: 'm4' as MessageId,
        chat: { teamId: 0, teamName: 'Brann vs Viking' },
        state: 'shown',
        before: [
          near('m1', 'Ingrid Aasheim', 'Det der var aldri straffe'),
          near('m2', 'Marte Solheim', ''),
          near('m3', null, 'Enig!'),
        ],
        after: [near('m5', 'Ingrid Aasheim', 'Ro deg ned nå'), near('m6', 'Marte Solheim', 'Dette går ikke an')],
      },
    },
    {
      id: 'r2',
      authorId: 'per' as UserId,
      authorName: 'Per Hansen',
      content: 'Billige billetter, skriv til meg',
      complaints: [{ reason: 'spam', reporterName: 'Ingrid Aasheim', at: at('15:00') }],
      settledAt: null,
      inChat: {
        messageId: 'm9' as MessageId,
        chat: { teamId: 900_002, teamName: 'SK Brann' },
        state: 'removed',
        before: [],
        after: [],
      },
    },
    {
      id: 'r3',
      authorId: null,
      authorName: null,
      content: 'Jeg vet hvor du bor',
      complaints: [{ reason: 'threat', reporterName: 'Marte Solheim', at: at('14:00') }],
      settledAt: at('17:35'),
      inChat: null,
    },
  ],
  slowChats: [{ teamId: 900_002, teamName: 'SK Brann', seconds: 30 }],
  shutOuts: [
    { userId: 'ola' as UserId, name: 'Ola Nordmann', reason: 'Gjentatt hets', until: null },
    { userId: 'per' as UserId, name: 'Per Hansen', reason: 'Reklame', until: at('18:30') },
  ],
  log: [
    { id: 7, at: at('17:35'), adminName: 'Torunn Vestby', action: 'settle', subjectName: null },
    { id: 6, at: at('17:30'), adminName: 'Torunn Vestby', action: 'let-in', subjectName: 'Kari Berg' },
    {
      id: 5,
      at: at('17:30'),
      adminName: 'Torunn Vestby',
      action: 'shut-out',
      subjectName: 'Per Hansen',
      reason: 'Reklame',
      until: at('18:30'),
    },
    { id: 4, at: at('17:20'), adminName: 'Torunn Vestby', action: 'slow', chat: 'SK Brann', seconds: 30 },
    { id: 3, at: at('17:19'), adminName: 'Torunn Vestby', action: 'unslow', chat: 'Brann vs Viking' },
    {
      id: 2,
      at: at('17:10'),
      adminName: 'Torunn Vestby',
      action: 'remove',
      subjectName: 'Per Hansen',
      chat: 'SK Brann',
    },
    {
      id: 1,
      at: at('17:00'),
      adminName: null,
      action: 'shut-out',
      subjectName: 'Ola Nordmann',
      reason: 'Gjentatt hets',
      until: null,
    },
  ],
};
const emptyDesk: Desk = { reports: [], slowChats: [], shutOuts: [], log: [] };

const actions: DeskActions = {
  onRemove: fn(),
  onRestore: fn(),
  onSettle: fn(),
  onReopen: fn(),
  onSlow: fn(),
  onShutOut: fn(),
  onLetIn: fn(),
};
const ready: Extract<DeskView, { status: 'ready' }> = {
  status: 'ready',
  desk,
  isOnline: true,
  isBusy: false,
  problem: null,
  actions,
};
const onRetry = fn();

const meta = {
  title: 'Verktøy/Moderering',
  component: DeskScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready },
} satisfies Meta<typeof DeskScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Med rapporter',
  play: async ({ canvas, userEvent }) => {
    await expect(document.title).toBe('Moderering');
    const card = canvas.getByRole('article', { name: 'Jonas Berglund i Brann vs Viking' });
    await expect(card).toHaveTextContent('Trusler: rapportert av Marte Solheim');
    await expect(card).toHaveTextContent('Det der var aldri straffe');
    await expect(card).toHaveTextContent('Slettet eller fjernet');
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern meldingen' }));
    await expect(actions.onRemove).toHaveBeenCalledWith('m4');
    await userEvent.click(canvas.getByRole('button', { name: 'Vis meldingen igjen' }));
    await expect(actions.onRestore).toHaveBeenCalledWith('m9');
    await userEvent.click(canvas.getByRole('button', { name: /^Angre: SK Brann/ }));
    await expect(actions.onSlow).toHaveBeenCalledWith({ teamId: 900_002, teamName: 'SK Brann' }, null);
    await userEvent.click(canvas.getByRole('button', { name: /^Angre: Ola Nordmann/ }));
    await expect(actions.onLetIn).toHaveBeenCalledWith('ola');
  },
};

export const Settled: Story = {
  name: 'Ferdig behandlet',
  args: { view: { ...ready, desk: { ...desk, reports: desk.reports.slice(1) } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Marker som ferdig' }));
    await expect(actions.onSettle).toHaveBeenCalledWith('r2');
    const settled = within(canvas.getByRole('region', { name: 'Ferdig behandlet' }));
    await userEvent.click(settled.getByRole('button', { name: 'Åpne igjen' }));
    await expect(actions.onReopen).toHaveBeenCalledWith('r3');
    await expect(canvas.getByText('Torunn Vestby markerte en rapport om Ukjent bruker som ferdig')).toBeVisible();
  },
};

export const AllSettled: Story = {
  name: 'Alt er ferdig behandlet',
  args: { view: { ...ready, desk: { ...desk, reports: desk.reports.slice(2) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen rapporter venter')).toBeVisible();
  },
};

export const ShuttingOut: Story = {
  name: 'Stenger ute',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Steng ute Jonas Berglund' }));
    const confirm = await screen.findByRole('button', { name: 'Steng ute' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('radio', { name: 'Et døgn' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Begrunnelse' }), ' Trusler mot dommeren ');
    await userEvent.click(confirm);
    await expect(actions.onShutOut).toHaveBeenCalledWith('jonas', 'day', 'Trusler mot dommeren');
  },
};

export const Slowing: Story = {
  name: 'Roer ned',
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Ro ned chatten' });
    if (button !== undefined) await userEvent.click(button);
    await userEvent.click(await screen.findByRole('radio', { name: '60' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ro ned' }));
    await expect(actions.onSlow).toHaveBeenCalledWith({ teamId: 0, teamName: 'Brann vs Viking' }, 60);
  },
};

export const Empty: Story = {
  name: 'Ingen rapporter',
  args: { view: { ...ready, desk: emptyDesk } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen rapporter venter')).toBeVisible();
    await expect(canvas.getByText('Ingen chatter er roet ned, og ingen er stengt ute.')).toBeVisible();
    await expect(canvas.getByText('Loggen er tom.')).toBeVisible();
  },
};

export const Loading: Story = { name: 'Laster', args: { view: { status: 'loading' } } };

export const Error: Story = {
  name: 'Feil',
  args: { view: { status: 'error', message: 'serveren svarte ikke', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  name: 'Frakoblet',
  args: { view: { ...ready, isOnline: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Frakoblet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern meldingen' }));
    await expect(actions.onRemove).not.toHaveBeenCalled();
  },
};

export const NotDone: Story = {
  name: 'Ikke gjort',
  args: { view: { ...ready, problem: 'serveren svarte ikke' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke gjøre dette: serveren svarte ikke');
  },
};
