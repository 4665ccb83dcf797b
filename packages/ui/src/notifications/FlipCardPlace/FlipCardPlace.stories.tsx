import type { Meta, StoryObj } from '@storybook/react-vite';
import { cadence, dayStrip } from '@tribunen/domain';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DemoBar } from '../../demo/DemoBar/DemoBar.tsx';
import { demoView } from '../../stories/demoView.ts';
import { ResultsScreen } from '../../results/ResultsScreen/ResultsScreen.tsx';
import { DataAgeStatus } from '../../shell/DataAge/DataAgeStatus.tsx';
import { AppShell } from '../../shell/AppShell/AppShell.tsx';
import { storyDataAge } from '../../stories/dataAge.ts';
import { followedGroups, otherGroups, storyDay } from '../../stories/matches.ts';
import {
  clubGoalCard,
  gatheredCard,
  gatheredWithRedCard,
  goalCard,
  namelessGoalCard,
  namelessRedCard,
  redCard,
} from '../../stories/notifications.ts';
import { loadFonts } from '../../stories/loadFonts.ts';
import { storyProfile } from '../../stories/profile.ts';
import type { FlipCardView } from '../FlipCard/FlipCardView.ts';
import { FlipCardPlace } from './FlipCardPlace.tsx';
import type { FlipCardPlaceView, PlacedCard } from './FlipCardPlaceView.ts';

const onClose = fn();

/** What a screen reader announces. */
function spokenIn(canvasElement: HTMLElement): HTMLElement {
  const place = canvasElement.querySelector<HTMLElement>('[data-up] > [role="status"]');
  if (place === null) throw new Error('no live region');
  return place;
}

function showing(card: FlipCardView, phase: PlacedCard['phase'] = 'front'): FlipCardPlaceView {
  return { shown: { id: card.status, card, phase, isSpoken: true }, onClose, onEnableSound: null };
}

const matchDay = (
  <AppShell
    view={{
      activeTab: 'results',
      tabHref: (tab) => `#/${tab}`,
      unread: 0,
      onSearch: () => undefined,
      profile: storyProfile,
      dataAge: <DataAgeStatus view={storyDataAge} />,
      englishOffer: null,
      bar: <DemoBar view={demoView} />,
    }}
  >
    <ResultsScreen
      view={{
        status: 'ready',
        day: storyDay,
        today: storyDay,
        days: dayStrip(storyDay),
        onSelectDay: fn(),
        matchDays: new Set(),

        groups: followedGroups,
        collapsed: new Set(),
        onToggleSection: fn(),
        others: { groups: otherGroups, collapsed: new Set(), onToggleSection: fn(), open: true, onToggle: fn() },
        flashes: new Map(),
        matchHref: (id) => `#/match/${id}`,
        chosen: null,
        ownTeams: new Set(),
        next: null,
        stale: null,
        filter: { chosen: 'all', live: 0, onFilter: fn() },
      }}
    />
  </AppShell>
);

const meta = {
  title: 'Varsler/Kortets plass',
  component: FlipCardPlace,
  parameters: { layout: 'fullscreen' },
  args: { view: showing(goalCard) },
  decorators: [
    (Story) => (
      <>
        {matchDay}
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof FlipCardPlace>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;

export const Nothing: Story = {
  name: 'Ingenting',
  args: { view: { shown: null, onClose, onEnableSound: null } },
  play: async ({ canvasElement }) => {
    await expect(spokenIn(canvasElement)).toBeEmptyDOMElement();
    await expect(canvasElement.querySelector('[data-face]')).toBeNull();
  },
};

const heard: readonly (readonly [FlipCardView, string])[] = [
  [goalCard, 'Mål! Brasil 0–2 Norge, Erling Haaland, 90. minutt, Fantasy'],
  [clubGoalCard, 'Mål! Brann 2–1 Viking, Finne, 67. minutt'],
  [{ ...clubGoalCard, minute: 1 }, 'Mål! Brann 2–1 Viking, Finne, 1. minutt'],
  [{ ...clubGoalCard, scorer: null }, 'Mål! Brann 2–1 Viking, 67. minutt'],
  [{ ...clubGoalCard, minute: null }, 'Mål! Brann 2–1 Viking, Finne'],
  [namelessGoalCard, 'Mål! Home 1–0 Away'],
  [redCard, 'Rødt kort! Brasil, Casemiro, 87. minutt'],
  [{ ...redCard, teamName: 'Seleção' }, 'Rødt kort! Seleção, Casemiro, 87. minutt'],
  [namelessRedCard, 'Rødt kort! Lag'],
  [gatheredCard, 'Mens du var borte: 3 mål'],
  [gatheredWithRedCard, 'Mens du var borte: 3 mål og 1 rødt kort'],
  [{ status: 'gathered', goals: 0, redCards: 2 }, 'Mens du var borte: 2 røde kort'],
];

/** One card after the other, when it is pressed. */
function InTurn() {
  const [place, setPlace] = useState(0);
  const card = heard[place]?.[0];
  return (
    <FlipCardPlace
      view={{
        shown: card === undefined ? null : { id: String(place), card, phase: 'back', isSpoken: true },
        onClose: () => setPlace(place + 1),
        onEnableSound: null,
      }}
    />
  );
}

export const Heard: Story = {
  name: 'En setning for hvert kort, og Escape lukker',
  render: () => <InTurn />,
  play: async ({ canvasElement, userEvent }) => {
    const place = spokenIn(canvasElement);
    for (const [, sentence] of heard) {
      await waitFor(() => expect(place.textContent).toBe(sentence));
      await userEvent.keyboard('{Escape}');
    }
    await expect(place).toBeEmptyDOMElement();
    await waitFor(() => expect(document.querySelector('[data-face]')).toBeNull());
  },
};

export const SaidBefore: Story = {
  name: 'Lest opp av målbanneret',
  args: {
    view: { shown: { id: 'e1', card: goalCard, phase: 'front', isSpoken: false }, onClose, onEnableSound: null },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-face]')).not.toBeNull();
    await expect(spokenIn(canvasElement)).toBeEmptyDOMElement();
  },
};

/** Where a row of the page and its sticky strip stand. */
function placesOf(canvasElement: HTMLElement) {
  const row = within(within(canvasElement).getByRole('main'))
    .getAllByRole('link')
    .find((link) => link.getBoundingClientRect().top > 150);
  const strip = within(canvasElement).getByRole('toolbar', { name: 'Velg dag' });
  return { row: row?.getBoundingClientRect().top, strip: strip.getBoundingClientRect().top, scrolled: window.scrollY };
}

export const OnPhone: Story = {
  name: 'Over siden på telefon, som står stille',
  globals: phone,
  render: () => <Played cards={[]} />,
  play: async ({ canvasElement, userEvent }) => {
    // Rows are a fraction of a pixel lower once the font has come.
    await loadFonts();
    window.scrollTo(0, 400);
    const before = placesOf(canvasElement);
    await userEvent.keyboard('m');
    const card = await waitFor(() => {
      const face = canvasElement.ownerDocument.querySelector('[data-face]');
      if (face === null) throw new Error('no card yet');
      return face;
    });
    await waitFor(() => expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    const { width, height, left, right } = card.getBoundingClientRect();
    await expect(Math.round(width)).toBe(200);
    await expect(Math.round(height)).toBe(72);
    // The tools in the corners of the header stay within reach.
    await expect(left).toBeGreaterThan(60);
    await expect(right).toBeLessThan(innerWidth - 60);
    await expect(card.closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(placesOf(canvasElement)).toEqual(before);
    await userEvent.click(card);
    await waitFor(() => expect(document.querySelector('[data-face]')).toBeNull());
    await expect(placesOf(canvasElement)).toEqual(before);
  },
};

export const OnDesktop: Story = {
  name: 'Over siden på skrivebord',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo – simulerte kamper').getBoundingClientRect().top).toBeLessThan(45);
    const card = document.querySelector('[data-face]');
    await expect(Math.round(card?.getBoundingClientRect().height ?? 0)).toBe(84);
  },
};

const onEnableSound = fn();

export const SoundBlocked: Story = {
  name: 'Lyden er stengt',
  globals: phone,
  args: { view: { ...showing(goalCard, 'back'), onEnableSound } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Enable Sound' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectUnderCard(button);
    await userEvent.click(button);
    await expect(onEnableSound).toHaveBeenCalledOnce();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const SoundBlockedOnDesktop: Story = {
  name: 'Lyden er stengt, på skrivebord',
  globals: { viewport: { value: 'desktop' } },
  args: { view: { ...showing(goalCard, 'back'), onEnableSound } },
  play: ({ canvas }) => expectUnderCard(canvas.getByRole('button', { name: 'Enable Sound' })),
};

async function expectUnderCard(button: HTMLElement): Promise<void> {
  const card = document.querySelector('[data-face]')?.getBoundingClientRect().bottom ?? Infinity;
  await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(card));
}

function Blocked() {
  const [isBlocked, setBlocked] = useState(true);
  return <FlipCardPlace view={{ ...showing(goalCard), onEnableSound: isBlocked ? () => setBlocked(false) : null }} />;
}

export const SoundEnabledByKeyboard: Story = {
  name: 'Lyden slås på med tastaturet',
  render: () => <Blocked />,
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getAllByRole('link')[0];
    before?.focus();
    const button = canvas.getByRole('button', { name: 'Enable Sound' });
    // In the browser's own order the place comes last: the focus moves there as by Tab.
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await expect(before).toHaveFocus();
  },
};

/** Plays cards in turn with the times of the real ones; `m` shows one that stays. */
function Played({ cards }: { readonly cards: readonly FlipCardView[] }) {
  const [place, setPlace] = useState(0);
  const [phase, setPhase] = useState<PlacedCard['phase']>('front');
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (place >= cards.length) return;
    const flip = setTimeout(() => setPhase('back'), cadence.banner.flip);
    const close = setTimeout(() => {
      setPhase('front');
      setPlace(place + 1);
    }, cadence.banner.close);
    return () => {
      clearTimeout(flip);
      clearTimeout(close);
    };
  }, [place, cards.length]);
  useEffect(() => {
    const keep = ({ key }: KeyboardEvent) => {
      if (key === 'm') setKept(true);
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, []);
  const card = cards[place];
  const played: PlacedCard | null = card === undefined ? null : { id: String(place), card, phase, isSpoken: true };
  const stays: PlacedCard = { id: 'kept', card: goalCard, phase: 'front', isSpoken: true };
  return (
    <FlipCardPlace
      view={{
        shown: kept ? stays : played,
        onClose: () => {
          setKept(false);
          setPlace(place + 1);
        },
        onEnableSound: null,
      }}
    />
  );
}

let wholeLifeBegan = 0;

export const WholeLife: Story = {
  name: 'Fra kortet kommer til det går',
  // Before it renders: on a busy machine a card has been up for a while when the story begins to play.
  beforeEach: () => {
    wholeLifeBegan = performance.now();
  },
  render: () => <Played cards={[goalCard]} />,
  play: async ({ canvasElement }) => {
    const elapsed = () => performance.now() - wholeLifeBegan;
    const up = () => canvasElement.querySelector('[data-up="front"], [data-up="back"]')?.getAttribute('data-up');
    await expect(up()).toBe('front');
    await waitFor(() => expect(up()).toBe('back'));
    await expect(elapsed()).toBeGreaterThanOrEqual(cadence.banner.flip);
    await waitFor(() => expect(spokenIn(canvasElement)).toBeEmptyDOMElement());
    await expect(elapsed()).toBeGreaterThanOrEqual(cadence.banner.close);
    // Its animation ends, and then nothing is left of it.
    await waitFor(() => expect(canvasElement.querySelector('[data-face]')).toBeNull());
  },
};

export const OneAfterTheOther: Story = {
  name: 'Fra kortet kommer til det går: mål, så rødt kort',
  render: () => <Played cards={[goalCard, redCard]} />,
};
