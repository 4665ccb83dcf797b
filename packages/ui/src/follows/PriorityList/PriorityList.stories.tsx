import { arrayMove } from '@dnd-kit/sortable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { useWords, WordsContext } from '../../i18n/useWords.ts';
import { storyFollow, storyFollowActions } from '../../stories/follows.ts';
import type { FollowActions, ListedFollow } from '../FollowsScreen/FollowsView.ts';
import { PriorityList } from './PriorityList.tsx';

const names = ['Brann', 'Eliteserien', 'Molde', 'Viking'] as const;
const follows = names.map((name) => storyFollow(name, name === 'Eliteserien' ? 'competition' : 'team'));

const meta = {
  title: 'Følger/Rekkefølge',
  component: PriorityList,
  args: { follows, actions: storyFollowActions },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriorityList>;
export default meta;

type Story = StoryObj<typeof meta>;

const onMove = fn<FollowActions['onMove']>();

/** Plays the app's part: keeps the order, removes follows and restores them. */
function Ordered({ first = follows }: { readonly first?: readonly ListedFollow[] }) {
  const [list, setList] = useState(first);
  const change = (id: ListedFollow['id'], to: Partial<ListedFollow>) =>
    setList((before) => before.map((follow) => (follow.id === id ? { ...follow, ...to } : follow)));
  const [actions] = useState<FollowActions>(() => ({
    onMove: (id, over) => {
      onMove(id, over);
      setList((before) => {
        const at = (wanted: ListedFollow['id']) => before.findIndex((follow) => follow.id === wanted);
        return arrayMove([...before], at(id), at(over));
      });
    },
    onNotify: (id, notifications) => change(id, { notifications }),
    onKinds: (id, kinds) => change(id, { kinds }),
    onRemove: (id) => change(id, { isRemoved: true }),
    onUndoRemoval: (id) => change(id, { isRemoved: false }),
  }));
  return <PriorityList follows={list} actions={actions} />;
}

const shown = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row')?.slice(6));
const said = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('');

export const Keyboard: Story = {
  name: 'Flyt: flyttes med tastaturet, og hver flytting sies',
  render: () => <Ordered />,
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Flytt Brann' });
    await expect(handle).toHaveAttribute('aria-roledescription', 'kan flyttes');
    await expect(handle).toHaveAccessibleDescription(/^Trykk på mellomrom for å ta tak\. Flytt med piltastene/);
    handle.focus();
    await untilSized();
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(said()).toBe('Brann er løftet fra plass 1 av 4.'));
    await userEvent.keyboard('[ArrowDown]');
    await waitFor(() => expect(said()).toBe('Brann er flyttet til plass 2 av 4.'));
    await userEvent.keyboard('[ArrowDown]');
    await waitFor(() => expect(said()).toBe('Brann er flyttet til plass 3 av 4.'));
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(said()).toBe('Brann er sluppet på plass 3 av 4.'));
    await expect(shown()).toEqual(['Eliteserien', 'Molde', 'Brann', 'Viking']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Flytt Brann' })).toHaveFocus());
  },
};

export const Cancelled: Story = {
  name: 'Flyttingen avbrytes',
  render: () => <Ordered />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Flytt Molde' }).focus();
    await untilSized();
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(said()).toBe('Molde er løftet fra plass 3 av 4.'));
    await userEvent.keyboard('[ArrowUp]');
    await waitFor(() => expect(said()).toBe('Molde er flyttet til plass 2 av 4.'));
    await userEvent.keyboard('[Escape]');
    await waitFor(() => expect(said()).toBe('Flyttingen er avbrutt. Molde er på plass 3 av 4.'));
    await expect(shown()).toEqual([...names]);
    await expect(onMove).not.toHaveBeenCalled();
  },
};

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const row = (name: string): Element => {
  const found = document.querySelector(`[data-row="id of ${name}"]`);
  if (found === null) throw new Error(`no row of ${name}`);
  return found;
};
const pointer = { isPrimary: true, button: 0, pointerType: 'mouse', pointerId: 1, bubbles: true };

/**
 * Waits for the frame in which the browser reports the story's size, which may differ from the previous story's. A
 * change of size cancels a drag by the keyboard.
 */
const untilSized = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lifts a row with the mouse and moves it to a place on the page. */
async function carry(name: string, to: { readonly clientX: number; readonly clientY: number }) {
  const from = middleOf(row(name));
  await fireEvent.pointerDown(row(name), { ...pointer, ...from });
  await fireEvent.pointerMove(document, { ...pointer, ...from, clientY: from.clientY + 10 });
  await waitFor(() => expect(row(name)).toHaveAttribute('data-dragging', 'true'));
  await fireEvent.pointerMove(document, { ...pointer, ...to });
}

export const Mouse: Story = {
  name: 'Dras med musen',
  render: () => <Ordered />,
  play: async () => {
    await carry('Viking', middleOf(row('Eliteserien')));
    await waitFor(() => expect(said()).toBe('Viking er flyttet til plass 2 av 4.'));
    await fireEvent.pointerUp(document, pointer);
    await waitFor(() => expect(shown()).toEqual(['Brann', 'Viking', 'Eliteserien', 'Molde']));
    await expect(onMove.mock.calls).toEqual([['id of Viking', 'id of Eliteserien']]);
  },
};

export const Outside: Story = {
  name: 'Slippes utenfor listen, eller der den var',
  render: () => <Ordered />,
  play: async () => {
    const { clientX, clientY } = middleOf(row('Viking'));
    await carry('Viking', { clientX, clientY: clientY + 400 });
    await waitFor(() => expect(said()).toBe('Viking er utenfor listen.'));
    await fireEvent.pointerUp(document, pointer);
    await waitFor(() => expect(said()).toBe('Viking ble ikke flyttet, og er på plass 4 av 4.'));
    await waitFor(() => expect(row('Brann')).toHaveAttribute('data-dragging', 'false'));
    await carry('Brann', middleOf(row('Molde')));
    await waitFor(() => expect(said()).toBe('Brann er flyttet til plass 3 av 4.'));
    await fireEvent.pointerMove(document, { ...pointer, ...middleOf(row('Brann')) });
    await fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' });
    await waitFor(() => expect(said()).toBe('Flyttingen er avbrutt. Brann er på plass 1 av 4.'));
    await expect(shown()).toEqual([...names]);
    await expect(onMove).not.toHaveBeenCalled();
  },
};

export const FromTheMenu: Story = {
  name: 'Flyt: flyttes fra menyen',
  render: () => <Ordered />,
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string, what: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Mer om ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: what }));
    };
    await choose('Viking', 'Flytt opp');
    await expect(shown()).toEqual(['Brann', 'Eliteserien', 'Viking', 'Molde']);
    await waitFor(() => expect(said()).toBe('Viking er sluppet på plass 3 av 4.'));
    await choose('Viking', 'Flytt øverst');
    await expect(shown()).toEqual(['Viking', 'Brann', 'Eliteserien', 'Molde']);
    await choose('Viking', 'Flytt ned');
    await expect(shown()).toEqual(['Brann', 'Viking', 'Eliteserien', 'Molde']);
    await expect(onMove).toHaveBeenCalledTimes(3);
  },
};

const oneNotified = follows.map((follow) => ({ ...follow, notifications: follow.name !== 'Molde' }));

export const NotifiedKinds: Story = {
  name: 'Flyt: varsler bare om mål',
  render: () => <Ordered first={oneNotified} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mer om Brann' }));
    const choices = await screen.findByRole('group', { name: 'Varsle om' });
    await expect(within(choices).getByRole('menuitemradio', { name: 'Begge' })).toBeChecked();
    await userEvent.click(within(choices).getByRole('menuitemradio', { name: 'Mål' }));
    await expect(within(choices).getByRole('menuitemradio', { name: 'Mål' })).toBeChecked();
    await expect(row('Brann')).toHaveTextContent('Lag · bare mål');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Mer om Molde' }));
    await screen.findByRole('menu');
    await expect(screen.queryByRole('group', { name: 'Varsle om' })).toBeNull();
  },
};

export const Removing: Story = {
  name: 'Flyt: fjernes, og angres',
  render: () => <Ordered />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mer om Eliteserien' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Slutt å følge' }));
    await expect(await canvas.findByText('Du følger ikke lenger Eliteserien.')).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Angre' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(shown()).toEqual([...names]);
    await expect(canvas.getByRole('button', { name: 'Flytt Eliteserien' })).toHaveFocus();
  },
};

const many = Array.from({ length: 200 }, (_, n) => storyFollow(`Lag ${n + 1}`));
/** The rows that have been rendered, by what their handles are called. */
const rendered: string[] = [];

/** The words, which record each row that reads them. */
function Noted({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  const [noting] = useState(() => {
    const t = new Proxy(words.t, {
      apply: (target, self, given: Parameters<typeof words.t>) => {
        const text: unknown = Reflect.apply(target, self, given);
        if (typeof text === 'string' && text.startsWith('Flytt Lag')) rendered.push(text.slice(6));
        return text;
      },
    });
    return { ...words, t };
  });
  return <WordsContext value={noting}>{children}</WordsContext>;
}

/** Waits until no row has been rendered for some frames. */
async function settled(): Promise<void> {
  let before = -1;
  while (before !== rendered.length) {
    before = rendered.length;
    for (let frames = 0; frames < 5; frames += 1) await new Promise((next) => requestAnimationFrame(next));
  }
}

export const TwoHundred: Story = {
  name: '200 som følges: bare det som endres, tegnes igjen',
  // The same rows as above, many times.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <Noted>
      <Ordered first={many} />
    </Noted>
  ),
  play: async ({ canvas, userEvent }) => {
    // Rows that are out of sight take no part in a drag.
    await waitFor(() => expect(canvas.getByLabelText('Flytt Lag 200')).not.toHaveAttribute('aria-roledescription'));
    await waitFor(() => expect(canvas.getByLabelText('Flytt Lag 5')).toHaveAttribute('aria-roledescription'));
    await settled();
    rendered.length = 0;
    const bell = canvas.getByLabelText('Varsler for Lag 3');
    await userEvent.click(bell);
    await expect(bell).toBeChecked();
    await expect(new Set(rendered)).toEqual(new Set(['Lag 3']));

    rendered.length = 0;
    await carry('Lag 5', middleOf(row('Lag 2')));
    await waitFor(() => expect(said()).toBe('Lag 5 er flyttet til plass 2 av 200.'));
    await fireEvent.pointerMove(document, { ...pointer, ...middleOf(row('Lag 4')) });
    await fireEvent.pointerMove(document, { ...pointer, ...middleOf(row('Lag 2')) });
    await fireEvent.pointerUp(document, pointer);
    await waitFor(() => expect(shown().slice(0, 5)).toEqual(['Lag 1', 'Lag 5', 'Lag 2', 'Lag 3', 'Lag 4']));
    // Only the lifted row renders again; all the others just move.
    await expect(new Set(rendered)).toEqual(new Set(['Lag 5']));
  },
};
