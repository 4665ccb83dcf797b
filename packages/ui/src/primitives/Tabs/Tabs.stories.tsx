import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Tabs } from './Tabs.tsx';

/** Two tabs, one with a count. */
function TwoTabs() {
  const [value, setValue] = useState<'profile' | 'messages'>('profile');
  return (
    <Tabs<'profile' | 'messages'>
      label="Min Profil"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'profile', name: 'Profil', content: <p>Navn og lag</p> },
        {
          value: 'messages',
          name: ['Meldinger', <CountBadge key="count">2</CountBadge>],
          content: <p>Invitasjoner</p>,
        },
      ]}
    />
  );
}

const meta = {
  title: 'Grunndeler/Faner',
  component: TwoTabs,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TwoTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'Den første' };

export const ByPointer: Story = {
  name: 'Med peker',
  play: async ({ canvas, userEvent }) => {
    const messages = canvas.getByRole('tab', { name: /Meldinger/ });
    await userEvent.click(messages);
    await expect(messages).toHaveFocus();
    await expect(getComputedStyle(messages).outlineStyle).toBe('none');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(getComputedStyle(canvas.getByRole('tab', { name: 'Profil' })).outlineStyle).toBe('solid');
  },
};

export const ByKeyboard: Story = {
  name: 'Med piltaster',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Profil' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Meldinger/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Invitasjoner')).toBeVisible();
    await expect(canvas.queryByText('Navn og lag')).toBeNull();
  },
};

const many = ['Referat', 'Lagoppstilling', 'Tabell', 'Kampfakta', 'Momentum'];

export const TooManyForThePhone: Story = {
  name: 'Flere enn det er plass til',
  render: () => (
    <div style={{ width: 320 }}>
      <Tabs
        label="Om kampen"
        value="Momentum"
        onChange={() => {}}
        tabs={many.map((name) => ({ value: name, name, content: name }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('tab', { selected: true });
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    // The list scrolls in the next frame.
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(list.right));
    await expect(chosen.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.left);
  },
};

/** The button beside the tabs becomes wider later, as content that loads would. */
function LateNeighbour() {
  const [isKnown, setKnown] = useState(false);
  return (
    <div style={{ width: 320 }}>
      <Tabs
        label="Om kampen"
        value="Kampfakta"
        onChange={() => {}}
        end={
          <button type="button" style={{ minWidth: isKnown ? 120 : 44 }} onClick={() => setKnown(true)}>
            Chat
          </button>
        }
        tabs={many.map((name) => ({ value: name, name, content: name }))}
      />
    </div>
  );
}

export const LateBesideThem: Story = {
  name: 'Noe ved siden av, som kommer sent',
  render: () => <LateNeighbour />,
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByRole('tab', { selected: true });
    const list = canvas.getByRole('tablist');
    const ends = () => list.getBoundingClientRect().right - chosen.getBoundingClientRect().right;
    await waitFor(() => expect(ends()).toBeGreaterThanOrEqual(31));
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await waitFor(() => expect(list.clientWidth).toBeLessThan(220));
    await waitFor(() => expect(ends()).toBeGreaterThanOrEqual(31));
  },
};
