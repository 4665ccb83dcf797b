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
      ownGoals: 1,
      leftOut: 3,
      facts: { ...storyFactsView, measured: true },
      onFile,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Brasil–Norge, fra «kamp.json»');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selvmål i filen tegnes ikke.');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 hendelser mangler sted eller tid, og er utelatt.');
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
      problem: {
        format: 'wyscout-2',
        line: 3,
        column: 8,
        field: 'events.0.x',
        what: { kind: 'wrong', expected: 'number', found: '"a"' },
      },
      facts: null,
      onFile,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '«kamp.json», lest som Wyscout versjon 2, linje 3, kolonne 8, events.0.x: Her skulle det stått et tall, men det står "a".',
    );
  },
};

export const Empty: Story = {
  name: 'En fil uten hendelser',
  args: { view: { status: 'empty', name: 'kamp.json', ownGoals: 1, leftOut: 0, facts: null, onFile } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selvmål i filen tegnes ikke.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('«kamp.json» har ingen avslutninger');
  },
};

export const UnreadFormat: Story = {
  name: 'En fil i et format som ikke kan åpnes',
  args: {
    view: {
      status: 'refused',
      name: 'kamp.json',
      problem: { format: 'wyscout-3', line: 1, column: 1, field: '', what: { kind: 'unread-format' } },
      facts: null,
      onFile,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '«kamp.json» er Wyscout versjon 3, som ikke kan åpnes her',
    );
  },
};

export const Reading: Story = {
  name: 'En fil som leses',
  args: { view: { status: 'reading', name: 'kamp.json', facts: null, onFile } },
};

const onMatch = fn();

export const Several: Story = {
  name: 'En fil med flere kamper',
  args: {
    view: {
      status: 'several',
      name: 'events_England.json',
      matches: [
        { id: '2499719', teams: ['1609', '1631'], events: 1768 },
        { id: '2499720', teams: ['1625', '1651'], events: 1610 },
      ],
      onMatch,
      facts: null,
      onFile,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('«events_England.json» har 2 kamper.');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kamp fra filen' }), '2499720');
    await expect(onMatch).toHaveBeenCalledWith('2499720');
  },
};
