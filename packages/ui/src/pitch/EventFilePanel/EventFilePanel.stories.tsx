import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { storyFactsView } from '../../stories/facts.ts';
import { EventFilePanel } from './EventFilePanel.tsx';

const onFile = fn();

const meta = {
  title: 'Verktøy/Hendelsesfil',
  component: EventFilePanel,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EventFilePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {
  name: 'Ingen fil',
  args: { view: { status: 'none', facts: null, onFile } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Åpne hendelsesfil', { selector: 'input' }),
      new File(['[]'], 'a.json'),
    );
    await expect(onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'a.json' }));
    const files = new DataTransfer();
    files.items.add(new File(['[]'], 'b.json'));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files });
    await fireEvent(canvas.getByText(/Slipp filen her/), drop);
    await expect(onFile).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'b.json' }));
  },
};

export const Opened: Story = {
  name: 'En kamp fra en fil',
  args: {
    view: {
      status: 'opened',
      name: 'kamp.json',
      teams: ['Brasil', 'Norge'],
      facts: { ...storyFactsView, measured: true },
      onFile,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Brasil–Norge, fra «kamp.json»');
    await expect(canvas.getByText('Ekte hendelsesdata')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Brasil: \d+ avslutninger/ })).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'En fil med feil',
  args: {
    view: {
      status: 'refused',
      name: 'kamp.json',
      problem: { line: 3, field: 'events.0.x', what: { kind: 'wrong', expected: 'number', found: '"a"' } },
      facts: null,
      onFile,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '«kamp.json», linje 3, events.0.x: Her skulle det stått et tall, men det står "a".',
    );
  },
};

export const Empty: Story = {
  name: 'En fil uten hendelser',
  args: { view: { status: 'empty', name: 'kamp.json', facts: null, onFile } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('«kamp.json» har ingen avslutninger');
  },
};
