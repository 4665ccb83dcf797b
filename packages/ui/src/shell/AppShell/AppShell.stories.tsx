import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayStrip } from '@tribunen/domain';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DemoBar } from '../../demo/DemoBar/DemoBar.tsx';
import { demoView } from '../../stories/demoView.ts';
import { ResultsScreen } from '../../results/ResultsScreen/ResultsScreen.tsx';
import { followedGroups, goalForNorway, otherGroups, storyDay } from '../../stories/matches.ts';
import { storyDataAge } from '../../stories/dataAge.ts';
import { storyProfile } from '../../stories/profile.ts';
import { DataAgeStatus } from '../DataAge/DataAgeStatus.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { AppShell } from './AppShell.tsx';

const dataAge = <DataAgeStatus view={storyDataAge} />;

const results = (
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
      others: { groups: otherGroups, collapsed: new Set(), onToggleSection: fn(), open: false, onToggle: fn() },
      flashes: new Map([[goalForNorway.id, new Set(['away'])]]),
      matchHref: (id) => `#/match/${id}`,
      chosen: null,
      ownTeams: new Set(),
      next: null,
      stale: null,
      filter: { chosen: 'all', live: 0, onFilter: fn() },
    }}
  />
);

const meta = {
  title: 'Skall/App',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      activeTab: 'results',
      tabHref: (tab) => `#/${tab}`,
      unread: 3,
      onSearch: fn(),
      profile: storyProfile,
      dataAge,
      bar: null,
      englishOffer: null,
    },
    children: results,
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MatchDay: Story = {
  name: 'Kampdag',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Resultater' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Live oppdateringer')).toBeVisible();
    await expect(canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hopp til innholdet' })).toHaveFocus();
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--tabs-height')).toMatch(/^\d+px$/));
  },
};

export const Phone: Story = { name: 'Kampdag på telefon', globals: { viewport: { value: 'phone' } } };

export const Desktop: Story = { name: 'Kampdag på skrivebord', globals: { viewport: { value: 'desktop' } } };

export const InDemo: Story = {
  name: 'I demoen',
  args: {
    view: {
      activeTab: 'results',
      tabHref: (tab) => `#/${tab}`,
      unread: 0,
      onSearch: () => undefined,
      profile: storyProfile,
      dataAge,
      bar: <DemoBar view={demoView} />,
      englishOffer: null,
    },
  },
};

export const OnProfile: Story = {
  name: 'På profilen er setet valgt, og ingen fane',
  args: {
    view: {
      activeTab: null,
      tabHref: (tab) => `#/${tab}`,
      unread: 0,
      onSearch: () => undefined,
      profile: { ...storyProfile, current: true },
      dataAge,
      bar: null,
      englishOffer: null,
    },
    children: <ScreenHeader title="Min Profil" strip={null} link={null} />,
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('navigation')).queryByRole('link', { current: 'page' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Profilmeny/ })).toHaveAttribute('aria-current', 'page');
  },
};
