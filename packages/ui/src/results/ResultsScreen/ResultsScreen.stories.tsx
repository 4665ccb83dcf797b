import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays, dayStrip, type CompetitionCode, type CompetitionGroup, type MatchId } from '@tribunen/domain';
import { type ReactNode, useCallback, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { Chat } from '../../chat/Chat/Chat.tsx';
import { MatchPane } from '../../match/MatchPane/MatchPane.tsx';
import type { MatchPaneView } from '../../match/MatchPane/MatchPaneView.ts';
import { AppShell } from '../../shell/AppShell/AppShell.tsx';
import { DataAgeStatus } from '../../shell/DataAge/DataAgeStatus.tsx';
import { storyChat } from '../../stories/chat.ts';
import { StoryDelay } from '../../stories/StoryDelay.tsx';
import { storyDataAge } from '../../stories/dataAge.ts';
import { storyProfile } from '../../stories/profile.ts';
import {
  earlyGroups,
  followedGroups,
  goalForNorway,
  longDay,
  otherGroups,
  storyDay,
  storyTime,
} from '../../stories/matches.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import type { LoadedDay, OtherMatches, ResultsFrame, ResultsView } from './ResultsView.ts';

const frame: ResultsFrame = {
  day: storyDay,
  today: storyDay,
  days: dayStrip(storyDay),
  onSelectDay: fn(),
  matchDays: new Set(),
};

const others: OtherMatches = {
  groups: otherGroups,
  collapsed: new Set(),
  open: false,
  onToggle: fn(),
  onToggleSection: fn(),
};

const onFilter = fn();

const loaded: LoadedDay = {
  others,
  flashes: new Map(),
  matchHref: (id: MatchId) => `#/match/${id}`,
  chosen: null,
  ownTeams: new Set(),
  stale: null,
  filter: { chosen: 'all', live: 4, onFilter },
};

const ready: Extract<ResultsView, { status: 'ready' }> = {
  ...frame,
  ...loaded,
  status: 'ready',
  groups: followedGroups,
  collapsed: new Set(),
  onToggleSection: fn(),
  next: null,
};

const meta = {
  title: 'Resultater/Skjerm',
  component: ResultsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready },
} satisfies Meta<typeof ResultsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'Laster',
  args: { view: { ...frame, status: 'loading', spinner: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laster kamper…')).toBeVisible();
  },
};

export const LoadingAtOnce: Story = {
  name: 'Laster, før det er verdt å nevne',
  args: { view: { ...frame, status: 'loading', spinner: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Laster kamper…')).toBeNull();
  },
};

const onRetry = fn();

export const Error: Story = {
  name: 'Feil',
  args: { view: { ...frame, status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kunne ikke hente kamper. Prøv igjen.');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NoFollows: Story = {
  globals: { viewport: { value: 'phone' } },
  name: 'Følger ingenting',
  args: {
    view: {
      ...frame,
      ...loaded,
      status: 'no-follows',
      product: 'Tribunen',
      chooseHref: '#/settings/follows',
      others: { ...others, open: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tribunen – kampene direkte, og tribunen rundt dem.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Skjul/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /^Skjul/ })).toHaveAccessibleName(/^Skjul \S/);
    const [first] = canvas.getAllByRole('link', { name: /Pågår|Ferdig|Starter/ });
    await expect(first?.getBoundingClientRect().top, 'the first match stands in the upper third').toBeLessThan(245);
    await expect(canvas.getByText('Du har ikke valgt noe å følge enda.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Velg lag og konkurranser' })).toHaveAttribute(
      'href',
      '#/settings/follows',
    );
  },
};

export const Empty: Story = {
  name: 'Ingen prioriterte kamper',
  args: { view: { ...frame, ...loaded, status: 'empty', nextDay: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen prioriterte kamper i dag.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Neste kampdag/ })).toBeNull();
  },
};

export const EmptyOnAnotherDay: Story = {
  name: 'Ingen prioriterte kamper, en annen dag',
  args: { view: { ...frame, ...loaded, day: addDays(storyDay, 1), status: 'empty', nextDay: null, others } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen prioriterte kamper denne dagen.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Andre kamper' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vis alle andre kamper' })).toBeVisible();
  },
};

export const EmptyWithNextDay: Story = {
  name: 'Ingen prioriterte kamper, neste kampdag',
  args: { view: { ...frame, ...loaded, status: 'empty', nextDay: addDays(storyDay, 3) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neste kampdag: onsdag 8. juli' }));
    await expect(frame.onSelectDay).toHaveBeenCalledWith(addDays(storyDay, 3));
  },
};

export const Ready: Story = {
  name: 'Kampdag',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Resultater – 5. juli' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vis alle andre kamper i dag' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Alle', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pågår 4', pressed: false }));
    await expect(onFilter).toHaveBeenCalledWith('live');
  },
};

export const Quiet: Story = {
  name: 'Rolig dag, neste kampdag under',
  args: {
    view: {
      ...ready,
      groups: followedGroups.slice(0, 1),
      others: null,
      ownTeams: new Set([String(followedGroups[0]?.matches[0]?.homeTeam.id)]),
      next: { day: addDays(storyDay, 3), groups: otherGroups, collapsed: new Set(), onToggleSection: fn() },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Neste kampdag: onsdag 8. juli' })).toBeVisible();
    await expect(canvas.getByText('UTSATT')).toBeVisible();
  },
};

export const Goal: Story = {
  name: 'Kampdag, mål',
  args: { view: { ...ready, flashes: new Map([[goalForNorway.id, new Set(['away'])]]) } },
};

export const AfterMidnight: Story = {
  globals: { viewport: { value: 'phone' } },
  name: 'Etter midnatt, med en kamp fra i går',
  args: { view: { ...ready, groups: earlyGroups, others: null, filter: { ...loaded.filter, live: 1 } } },
  play: async ({ canvas }) => {
    const [late, next] = canvas.getAllByRole('link', { name: /Pågår|Starter/ });
    await expect(late).toHaveTextContent('LIVE 112′');
    await expect(next).toHaveTextContent('20:30');
    await expect(canvas.getByRole('button', { name: 'Pågår 1' })).toBeVisible();
  },
};

export const NoneInPlay: Story = {
  name: 'Kampdag, ingen pågår',
  args: { view: { ...ready, groups: [], others: null, filter: { ...loaded.filter, chosen: 'live', live: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen kamper pågår akkurat nå.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pågår' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const NoneFinished: Story = {
  name: 'Ingen prioriterte kamper, ingen er ferdige',
  args: {
    view: {
      ...frame,
      ...loaded,
      status: 'empty',
      nextDay: null,
      others: null,
      filter: { ...loaded.filter, chosen: 'finished' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen kamper er ferdige ennå.')).toBeVisible();
  },
};

export const OthersOpen: Story = {
  name: 'Kampdag, alle kamper',
  args: { view: { ...ready, others: { ...others, open: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Skjul/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('UTSATT')).toBeVisible();
  },
};

/** Keeps whether the other matches are shown, as the app would. */
function Unfollowed() {
  const [open, setOpen] = useState(true);
  const shown = { ...others, open, onToggle: () => setOpen(!open) };
  return <ResultsScreen view={{ ...frame, ...loaded, status: 'empty', nextDay: null, others: shown }} />;
}

export const HidingOthers: Story = {
  name: 'Ingen prioriterte kamper, skjuler de andre',
  render: () => <Unfollowed />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Skjul/ });
    button.scrollIntoView({ block: 'center' });
    const top = () => Math.round(button.getBoundingClientRect().top);
    const before = top();
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Vis alle andre kamper i dag');
    await expect(top()).toBe(before);
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Skjul');
    await expect(top()).toBe(before);
  },
};

export const Stale: Story = {
  name: 'Kampdag, gamle data',
  args: {
    view: { ...ready, stale: { since: storyTime('19:05'), now: () => storyTime('19:09'), onRetry } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Kunne ikke hente nye resultater. Disse er 4 minutter gamle.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
  },
};

/** Keeps the state that the app would keep: the chosen day, and the folded sections. */
function Played({ groups = followedGroups }: { readonly groups?: readonly CompetitionGroup[] }) {
  const [day, setDay] = useState(storyDay);
  const [collapsed, setCollapsed] = useState<ReadonlySet<CompetitionCode>>(new Set());
  const [open, setOpen] = useState(false);
  const onToggleSection = useCallback((code: CompetitionCode) => {
    setCollapsed((before) => {
      const after = new Set(before);
      if (!after.delete(code)) after.add(code);
      return after;
    });
  }, []);
  const days = frame.days.includes(day) ? frame.days : dayStrip(day);
  return (
    <ResultsScreen
      view={{
        ...ready,
        groups,
        day,
        days,
        onSelectDay: setDay,
        collapsed,
        onToggleSection,
        others: { ...others, open, onToggle: () => setOpen(!open) },
      }}
    />
  );
}

export const Keyboard: Story = {
  name: 'Dagstripen med tastatur',
  render: () => <Played />,
  play: async ({ canvas, userEvent }) => {
    const today = canvas.getByRole('button', { name: 'søndag 5. juli 2026, i dag' });
    await userEvent.tab();
    await expect(today).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'mandag 6. juli 2026' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'søndag 19. juli 2026' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'søndag 19. juli 2026' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resultater – 28. juni' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'søndag 28. juni 2026' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Velg dato' })).toHaveFocus();
  },
};

export const Calendar: Story = {
  name: 'Kalenderen',
  render: () => <Played />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Velg dato' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Kalender' }));
    await waitFor(() => expect(calendar.getByText('juli 2026')).toBeVisible());
    await userEvent.click(calendar.getByRole('button', { name: 'Gå til neste måned' }));
    await userEvent.click(calendar.getByRole('button', { name: /15\. august 2026/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resultater – 15. august' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'lørdag 15. august 2026' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Velg dato' })).toHaveFocus();
  },
};

export const CalendarLeadsToToday: Story = {
  name: 'Kalenderen, kampdager og i dag',
  args: { view: { ...ready, day: addDays(storyDay, 2), matchDays: new Set([addDays(storyDay, 3)]) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Velg dato' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Kalender' }));
    const matchDay = calendar.getByRole('button', { name: 'onsdag 8. juli 2026, dine kamper' });
    await waitFor(() => expect(matchDay).toBeVisible());
    await expect(calendar.getByRole('button', { name: 'torsdag 9. juli 2026' })).toBeVisible();
    await userEvent.click(calendar.getByRole('button', { name: 'I dag' }));
    await expect(frame.onSelectDay).toHaveBeenCalledWith(storyDay);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CalendarOpen: Story = {
  name: 'Kalenderen, åpen',
  render: () => <Played />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Velg dato' }));
    const calendar = await screen.findByRole('dialog', { name: 'Kalender' });
    await waitFor(() => expect(calendar).toBeVisible());
  },
};

export const Folding: Story = {
  name: 'Brette seksjoner',
  render: () => <Played />,
  play: async ({ canvas, userEvent }) => {
    const section = canvas.getByRole('button', { name: /Fjordserien/ });
    await userEvent.click(section);
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: /Skarvik/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Vis alle andre kamper i dag' }));
    await expect(canvas.getByRole('button', { name: /^Skjul/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Skjul/ }));
    await expect(canvas.getByRole('button', { name: 'Vis alle andre kamper i dag' })).toBeVisible();
  },
};

/** The first day that is visible in the strip. */
function firstDayInView(strip: HTMLElement): string | undefined {
  const { left } = strip.getBoundingClientRect();
  return [...strip.querySelectorAll<HTMLElement>('[data-day]')].find(
    (day) => day.getBoundingClientRect().left >= left - 1,
  )?.dataset['day'];
}

export const ByWheelAndArrows: Story = {
  name: 'Dagstripen med hjul og piler',
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Narrow>
      <Played />
    </Narrow>
  ),
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('toolbar');
    const turn = (deltaY: number) => {
      const wheel = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
      canvas.getByRole('button', { name: 'søndag 5. juli 2026, i dag' }).dispatchEvent(wheel);
      return wheel.defaultPrevented;
    };
    await expect(turn(-4000)).toBe(true);
    await waitFor(() => expect(firstDayInView(strip)).toBe(dayStrip(storyDay)[0]));
    await expect(turn(-100), 'at its end the wheel scrolls the page').toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Senere dager' }));
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(100));
    await userEvent.click(canvas.getByRole('button', { name: 'Tidligere dager' }));
    await waitFor(() => expect(strip.scrollLeft).toBe(0));
  },
};

/** As narrow as a list beside an opened match, so that not every day fits. */
const Narrow = styled.div`
  width: 420px;
`;

const chosenMatch: Extract<MatchPaneView, { status: 'ready' }> = {
  status: 'ready',
  product: 'Tribunen',
  match: goalForNorway,
  matchHref: `#/match/${goalForNorway.id}`,
  cheering: new Map(),
  cheersFor: 'away',
  onChooseSide: fn(),
  onCheer: fn(),
  chat: <Chat view={storyChat} />,
  delay: null,
  now: () => storyTime('19:05'),
  parts: { report: <p>Referatet</p>, 'line-up': <p>Lagene</p>, standings: <p>Tabellen</p> },
};

function BesideMatch({ chosen, delay = null }: { readonly chosen: MatchId | null; readonly delay?: ReactNode }) {
  return (
    <AppShell
      view={{
        activeTab: 'results',
        tabHref: (tab) => `#/${tab}`,
        unread: 0,
        onSearch: () => undefined,
        profile: storyProfile,
        dataAge: <DataAgeStatus view={storyDataAge} />,
        englishOffer: null,
        bar: null,
      }}
    >
      <ResultsScreen
        view={{ ...ready, chosen }}
        pane={<MatchPane view={chosen === null ? { status: 'unchosen' } : { ...chosenMatch, delay }} />}
      />
    </AppShell>
  );
}

export const Beside: Story = {
  name: 'Ved siden av kampen',
  render: () => <BesideMatch chosen={goalForNorway.id} />,
  play: async ({ canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Valgt kamp' }));
    await expect(await pane.findByText('Du sa tre. Men jeg tar to, hver gang.')).toBeVisible();
    const isAnnounced = () =>
      canvas.getByRole('region', { name: 'Valgt kamp' }).querySelector('[aria-live="polite"]') !== null;
    await expect(isAnnounced(), 'nobody has asked for this chat yet').toBe(false);
    await expect(canvas.getByRole('link', { name: /Brasil 0, Norge 2/, current: true })).toBeVisible();
    await expect(pane.getByRole('link', { name: 'Åpne kampen' })).toHaveAttribute('href', '#/match/1');
    await userEvent.click(pane.getByRole('tab', { name: 'Referat' }));
    await expect(await pane.findByText('Referatet')).toBeVisible();
    await userEvent.click(pane.getByRole('tab', { name: 'Chat' }));
    await expect(await pane.findByRole('log')).toBeVisible();
    await expect(isAnnounced()).toBe(true);
  },
};

export const BesideDelayed: Story = {
  name: 'Ved siden av kampen, 38 sekunder bak',
  render: () => <BesideMatch chosen={goalForNorway.id} delay={<StoryDelay />} />,
  play: async ({ canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Valgt kamp' }));
    await expect(await pane.findByText('−38 s')).toBeVisible();
    const button = pane.getByRole('button', { name: 'Forsinkelse' });
    // It covers neither the state of the match in the middle of the pitch nor the cheer.
    const middle = pane.getByText('Tribunen').closest('section')?.getBoundingClientRect() ?? new DOMRect();
    await expect(button.getBoundingClientRect().right).toBeLessThan(middle.left + middle.width / 2 - 46);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Forsinkelse' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const BesideInLight: Story = { ...Beside, name: 'Ved siden av kampen, lys', globals: { theme: 'light' } };

export const BesideNone: Story = {
  name: 'Ved siden av, ingen kamp valgt',
  render: () => <BesideMatch chosen={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen kamp er valgt.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Brasil/, current: true })).toBeNull();
  },
};

const fullDay = longDay();

export const LongDay: Story = {
  name: '300 kamper',
  tags: ['!autodocs'],
  // Axe reads the same rows in «Kampdag, alle kamper»; 300 of them take it five seconds.
  parameters: { a11y: { test: 'off' } },
  render: () => <Played groups={fullDay} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(41);
  },
};
