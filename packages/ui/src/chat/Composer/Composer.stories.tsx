import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ago, storyChat, storyComposer, storyNow, tagging } from '../../stories/chat.ts';
import { Composer } from './Composer.tsx';

const onSend = fn(() => true);
const view = { ...storyComposer, onSend };

/** A place with room above for the suggestions, and with the margins of a chat. */
const place: CSSProperties & Readonly<Record<'--chat-gutter', string>> = {
  '--chat-gutter': '16px',
  display: 'grid',
  alignContent: 'end',
  height: 420,
  maxWidth: 560,
};

const meta = {
  title: 'Chat/Kommentarfelt',
  component: Composer,
  parameters: { layout: 'fullscreen' },
  args: {
    view,
    place: storyChat.place,
    reply: { to: null, onCancel: fn(), onSent: fn(), onJump: fn() },
    now: () => storyNow,
  },
  decorators: [
    (Story) => (
      <div style={place}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Composer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Tomt',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('280 tegn igjen');
  },
};

export const SignIn: Story = {
  name: 'Utlogget',
  args: { view: { status: 'sign-in', signInHref: '#/auth' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Logg inn for å kommentere...')).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Logg inn' })).toHaveAttribute('href', '#/auth');
  },
};

export const ChooseRoom: Story = {
  name: 'Ingen kamp valgt',
  args: { view: { status: 'choose-room' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Velg en kamp for å kommentere…')).toBeDisabled();
  },
};

export const Replay: Story = {
  name: 'I en avspilling',
  args: { view: { status: 'replay' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Chatten slik den ble skrevet')).toBeDisabled();
  },
};

export const Typed: Story = {
  name: 'Skrevet',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'For en kveld!{Shift>}{Enter}{/Shift}Nå kjører vi inn');
    await expect(canvas.getByRole('textbox')).toHaveValue('For en kveld!\nNå kjører vi inn');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('250 tegn igjen');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

export const FewLeft: Story = {
  name: 'Få tegn igjen',
  args: { view: { ...view, initialDraft: { text: 'Heia! '.repeat(44), caret: 0, tagged: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('16 tegn igjen')).toBeVisible();
  },
};

export const TooLong: Story = {
  name: 'For langt',
  args: { view: { ...view, initialDraft: { text: 'Heia! '.repeat(50), caret: 0, tagged: null } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('−20 tegn igjen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const SixLines: Story = {
  name: 'Seks linjer',
  args: { view: { ...view, initialDraft: { text: 'Linje\n'.repeat(9), caret: 0, tagged: null } } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    const line = Number.parseFloat(getComputedStyle(box).lineHeight);
    await expect(Math.round((box.clientHeight - 22) / line)).toBe(6);
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  },
};

export const Suggesting: Story = {
  name: 'Foreslår venner',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'Hei @');
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await waitFor(() => expect(canvas.getByText('+3 flere')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    const [, second] = canvas.getAllByRole('option');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', second?.id);
    await expect(box).toHaveFocus();
  },
};

export const Tagged: Story = {
  name: 'Tagget',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'Hei @jon');
    await userEvent.click(canvas.getByRole('option', { name: 'Jonas Hovland' }));
    await expect(box).toHaveValue('Hei @Jonas Hovland ');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'ser du dette?');
    await expect(box).toHaveValue('Hei @Jonas Hovland ser du dette?');
  },
};

export const Answering: Story = {
  name: 'Svarer',
  args: { reply: { to: tagging, onCancel: fn(), onSent: fn(), onJump: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Svarer Ingrid Solberg/ }));
    await expect(args.reply.onJump).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Avbryt svaret' }));
    await expect(args.reply.onCancel).toHaveBeenCalledOnce();
  },
};

export const TooFast: Story = {
  name: 'For fort',
  args: { view: { ...view, pause: { reason: 'too-fast', until: ago(-7) } } },
};

export const NoAnswer: Story = {
  name: 'Uten svar',
  args: { view: { ...view, pause: { reason: 'no-answer', until: ago(-4) } } },
};

export const Slow: Story = {
  name: 'Rolig chat',
  args: { view: { ...view, slowSeconds: 30 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/én melding hvert 30\. sekund/)).toBeVisible();
  },
};

export const ShutOut: Story = {
  name: 'Stengt ute',
  args: { view: { status: 'shut-out', reason: 'Trusler mot en annen tilskuer', until: ago(-3600) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/stengt deg ute fra å skrive til/)).toBeVisible();
    await expect(canvas.getByText('Begrunnelse: Trusler mot en annen tilskuer')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const ShutOutForGood: Story = {
  name: 'Stengt ute for godt',
  args: { view: { status: 'shut-out', reason: 'Gjentatt hets', until: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/for godt/)).toBeVisible();
  },
};

export const Offline: Story = { name: 'Frakoblet', args: { view: { ...view, isOnline: false } } };
