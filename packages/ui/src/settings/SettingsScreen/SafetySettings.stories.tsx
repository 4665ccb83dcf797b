import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storySafety } from '../../stories/safety.ts';
import { SafetySettings } from './SafetySettings.tsx';

const meta = {
  title: 'Innstillinger/Trygghet',
  component: SafetySettings,
  args: { view: storySafety },
} satisfies Meta<typeof SafetySettings>;
export default meta;

type Story = StoryObj<typeof meta>;

const { isShown, onShown, onUnmute, onUnblock, onHideWord, onShowWord } = storySafety;

export const Loading: Story = {
  name: 'Laster',
  args: { view: { isShown: null, onShown, status: 'loading' } },
};

const onRetry = fn();

export const Error: Story = {
  name: 'Feil',
  args: { view: { isShown, onShown, status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke laste listene dine.');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  name: 'Dempet, blokkert og skjult',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /Vis at jeg er pålogget/ }));
    await expect(onShown).toHaveBeenCalledWith(false);
    const [first, second, third] = canvas.getAllByRole('button', { name: 'Opphev' });
    if (first === undefined || second === undefined || third === undefined) throw new TypeError('three are listed');
    await expect(first).toHaveAccessibleDescription('Ole Bakke');
    await expect(second).toHaveAccessibleDescription('Ukjent bruker');
    await userEvent.click(first);
    await expect(onUnmute).toHaveBeenCalledWith('id of Ole Bakke');
    await userEvent.click(third);
    await expect(onUnblock).toHaveBeenCalledWith('id of Konstantin Alexander Bartholomeus Wessel-Hagerup');
    await userEvent.click(canvas.getByRole('button', { name: 'Vis «bom» igjen' }));
    await expect(onShowWord).toHaveBeenCalledWith('bom');
    const field = canvas.getByLabelText('Nytt ord');
    await userEvent.type(field, 'to ord{Enter}');
    await expect(field).toHaveAccessibleDescription('Skriv ett ord, med bare bokstaver og tall');
    await expect(onHideWord).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Sludder{Enter}');
    await expect(onHideWord).toHaveBeenCalledWith('Sludder');
    await expect(field).toHaveValue('');
  },
};

export const Empty: Story = {
  name: 'Ingen',
  args: { view: { ...storySafety, isShown: false, muted: [], blocked: [], hiddenWords: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Du har ikke dempet noen\./)).toBeVisible();
    await expect(canvas.getByText(/^Du har ikke blokkert noen\./)).toBeVisible();
  },
};

/** As in the app, a spectator who is unblocked leaves the list at once. */
function Lifting() {
  const [muted, setMuted] = useState(storySafety.muted);
  return (
    <SafetySettings
      view={{ ...storySafety, muted, onUnmute: (id) => setMuted(muted.filter((person) => person.id !== id)) }}
    />
  );
}

export const Lifted: Story = {
  name: 'Opphever',
  render: () => <Lifting />,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Opphev' });
    if (first === undefined) throw new TypeError('somebody is listed');
    await userEvent.click(first);
    await expect(canvas.queryByText('Ole Bakke')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Opphev' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).not.toBe(document.body);
  },
};
