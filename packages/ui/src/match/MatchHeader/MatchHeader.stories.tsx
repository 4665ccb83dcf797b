import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Match, Side } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import * as matches from '../../stories/matches.ts';
import { CheerButton } from '../CheerButton/CheerButton.tsx';
import { MatchHeader } from './MatchHeader.tsx';

const homeLit: ReadonlyMap<Side, number> = new Map([['home', 0]]);
const awayLit: ReadonlyMap<Side, number> = new Map([['away', 0]]);
const bothLit: ReadonlyMap<Side, number> = new Map([
  ['home', 0],
  ['away', 0],
]);

const meta = {
  title: 'Kamp/Kamphode',
  component: MatchHeader,
  parameters: { layout: 'fullscreen' },
  args: { product: 'Tribunen', match: matches.goalForNorway, cheering: new Map(), action: null },
} satisfies Meta<typeof MatchHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'Pågår',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tribunen')).toBeVisible();
    await expect(canvas.getByText('Brasil 0, Norge 2. Pågår, 90. minutt.')).toBeInTheDocument();
  },
};

export const Paused: Story = { name: 'Pause', args: { match: matches.paused } };
export const Finished: Story = { name: 'Ferdig', args: { match: matches.finished } };
export const AfterExtraTime: Story = { name: 'Etter ekstraomganger', args: { match: matches.afterExtraTime } };
export const AfterShootOut: Story = { name: 'Etter straffer', args: { match: matches.afterShootOut } };

export const ToBePlayed: Story = {
  name: 'Ikke startet',
  args: { match: matches.lateKickoff },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('søndag 5. juli')).toBeVisible();
  },
};

export const WithoutTime: Story = {
  name: 'Tid ikke satt',
  args: { match: matches.withoutTime },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tid ikke satt')).toBeVisible();
  },
};

export const Unreported: Story = {
  name: 'Ingen melding',
  args: { match: matches.unreported },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen melding')).toBeVisible();
    await expect(canvas.getByText('18:00')).toBeVisible();
  },
};

export const Undecided: Story = { name: 'Lag som ikke er avgjort', args: { match: matches.undecidedTeams } };
export const Postponed: Story = { name: 'Utsatt', args: { match: matches.postponed } };
export const Suspended: Story = { name: 'Avbrutt', args: { match: matches.suspended } };
export const Cancelled: Story = { name: 'Avlyst', args: { match: matches.cancelled } };
export const Awarded: Story = { name: 'Tildelt', args: { match: matches.awarded } };
export const WithoutMinute: Story = { name: 'Pågår, uten minutt', args: { match: matches.liveWithoutMinute } };
export const AddedTime: Story = { name: 'Tilleggstid', args: { match: matches.addedTime } };
export const Simulated: Story = { name: 'Simulert', args: { match: matches.simulated } };

export const LongNames: Story = {
  name: 'Lange navn, mange mål',
  args: {
    match: matches.longNames,
    action: <CheerButton match={matches.longNames} side="home" onChoose={fn()} onCheer={fn()} />,
  },
};

export const CheeredAtHome: Story = { name: 'Jubel, hjemmelaget', args: { cheering: homeLit } };

export const CheeredAway: Story = {
  name: 'Jubel, bortelaget',
  args: { cheering: awayLit },
  play: async ({ canvasElement }) => {
    await expect(litHalves(canvasElement)).toEqual(['away']);
  },
};

export const CheeredOnBothSides: Story = {
  name: 'Jubel, begge',
  args: { cheering: bothLit },
  play: async ({ canvasElement }) => {
    await expect(litHalves(canvasElement)).toEqual(['home', 'away']);
  },
};

/** One match with its goals, and then another. */
function Played() {
  const [shown, setShown] = useState<{ match: Match; cheering: ReadonlyMap<Side, number> }>({
    match: matches.liveMatch,
    cheering: new Map(),
  });
  return (
    <>
      <MatchHeader product="Tribunen" {...shown} action={null} />
      <Button onClick={() => setShown({ match: matches.goalForSkarvik, cheering: homeLit })}>Mål</Button>
      <Button onClick={() => setShown({ match: matches.liveMatch, cheering: new Map() })}>VAR</Button>
      <Button onClick={() => setShown({ match: matches.goalForNorway, cheering: new Map() })}>Annen kamp</Button>
    </>
  );
}

export const GoalCorrectionAndAnotherMatch: Story = {
  name: 'Mål, rettelse, og en annen kamp',
  render: () => <Played />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(rolledFrom(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Mål' }));
    await waitFor(() => expect(rolledFrom(canvasElement)).toEqual(['2']));
    await expect(litHalves(canvasElement)).toEqual(['home']);
    await userEvent.click(canvas.getByRole('button', { name: 'VAR' }));
    await waitFor(() => expect(rolledFrom(canvasElement)).toEqual(['3']));
    await expect(litHalves(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Annen kamp' }));
    await waitFor(() => expect(canvas.getByText('Brasil 0, Norge 2. Pågår, 90. minutt.')).toBeInTheDocument());
    await expect(rolledFrom(canvasElement)).toEqual([]);
  },
};

/** The halves that are lit on the pitch itself. */
function litHalves(canvas: HTMLElement): (string | undefined)[] {
  return [...canvas.querySelectorAll<HTMLElement>('section [data-floodlight]')].map(
    (half) => half.dataset['floodlight'],
  );
}

/** The old digits that have rolled out of sight on the pitch. */
function rolledFrom(canvas: HTMLElement): (string | undefined)[] {
  return [...canvas.querySelectorAll<HTMLElement>('section [data-before]')].map((digit) => digit.dataset['before']);
}
