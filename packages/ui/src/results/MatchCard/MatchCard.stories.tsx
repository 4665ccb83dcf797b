import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Side } from '@tribunen/domain';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { loadFonts } from '../../stories/loadFonts.ts';
import * as matches from '../../stories/matches.ts';
import { halfwayLine, touchlines } from '../../theme/pitchMarkings.ts';
import styled from 'styled-components';
import { MatchCard } from './MatchCard.tsx';

const meta = {
  title: 'Resultater/Kampkort',
  component: MatchCard,
  args: { match: matches.liveMatch, href: '#', flash: new Set(), markSimulated: false },
  decorators: [
    (Story) => (
      <Section>
        <Pitch>
          <Story />
        </Pitch>
      </Section>
    ),
  ],
} satisfies Meta<typeof MatchCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const Pitch = styled.div`
  ${touchlines}
  ${halfwayLine}
`;

/** As wide as a section, which sets the layout of the card. */
const Section = styled.div`
  container-type: inline-size;
  max-width: 520px;
`;

export const Live: Story = {
  name: 'Pågår',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Skarvik 2, Lyngøy 1. Pågår, 71. minutt.' })).toBeVisible();
    await expect(canvas.getByText('LIVE 71′')).toBeVisible();
  },
};

export const AddedTime: Story = {
  name: 'Tilleggstid',
  args: { match: matches.addedTime },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LIVE 90+3′')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tverrdal 1, Nordnes 1. Pågår, 90. minutt pluss 3.' })).toBeVisible();
  },
};

export const LiveWithoutMinute: Story = {
  name: 'Pågår, uten minutt',
  args: { match: matches.liveWithoutMinute },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LIVE')).toBeVisible();
  },
};

export const Goal: Story = {
  name: 'Mål, bortelaget lyser',
  args: { match: matches.goalForNorway, flash: new Set(['away']) },
  play: async ({ canvas, canvasElement }) => {
    await expect(litHalves(canvasElement)).toEqual(['away']);
    await expect(canvas.getByRole('link', { name: 'Brasil 0, Norge 2. Pågår, 90. minutt.' })).toBeVisible();
  },
};

export const GoalAtHome: Story = { name: 'Mål, hjemmelaget lyser', args: { flash: new Set(['home']) } };

export const GoalsOnBothSides: Story = {
  name: 'Mål til begge, begge lyser',
  args: { flash: new Set(['home', 'away']) },
  play: async ({ canvasElement }) => {
    await expect(litHalves(canvasElement)).toEqual(['home', 'away']);
  },
};

/** A goal and its correction. */
function GoalTakenBack() {
  const [standing, setStanding] = useState<'before' | 'goal' | 'corrected'>('before');
  return (
    <>
      <MatchCard
        match={standing === 'goal' ? matches.goalForSkarvik : matches.liveMatch}
        href="#"
        flash={new Set<Side>(standing === 'goal' ? ['home'] : [])}
        markSimulated={false}
      />
      <Button onClick={() => setStanding('goal')}>Mål</Button>
      <Button onClick={() => setStanding('corrected')}>VAR</Button>
    </>
  );
}

export const GoalAndCorrection: Story = {
  name: 'Målet faller og blir rettet',
  render: () => <GoalTakenBack />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[data-before]')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Mål' }));
    await expect(canvas.getByRole('link', { name: 'Skarvik 3, Lyngøy 1. Pågår, 71. minutt.' })).toBeVisible();
    await expect(litHalves(canvasElement)).toEqual(['home']);
    await expect(rolledFrom(canvasElement)).toEqual(['2']);
    await userEvent.click(canvas.getByRole('button', { name: 'VAR' }));
    await expect(canvas.getByRole('link', { name: 'Skarvik 2, Lyngøy 1. Pågår, 71. minutt.' })).toBeVisible();
    await expect(litHalves(canvasElement)).toEqual([]);
    await expect(rolledFrom(canvasElement)).toEqual(['3']);
  },
};

function litHalves(canvas: HTMLElement): (string | undefined)[] {
  return [...canvas.querySelectorAll<HTMLElement>('[data-floodlight]')].map((half) => half.dataset['floodlight']);
}

/** The digits that have rolled away. */
function rolledFrom(canvas: HTMLElement): (string | undefined)[] {
  return [...canvas.querySelectorAll<HTMLElement>('[data-before]')].map((digit) => digit.dataset['before']);
}

export const Paused: Story = {
  name: 'Pause',
  args: { match: matches.paused },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PAUSE')).toBeVisible();
  },
};

export const RedCards: Story = {
  name: 'Røde kort',
  args: { match: matches.sentOff },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', {
        name: 'Skarvik 1, Lyngøy 1. Pågår, 88. minutt. Rødt kort til Skarvik. 2 røde kort til Lyngøy.',
      }),
    ).toBeVisible();
  },
};

export const RedCardsOnSmallPhone: Story = {
  ...RedCards,
  name: 'Røde kort på liten telefon',
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};

export const Finished: Story = {
  name: 'Ferdig',
  args: { match: matches.finished },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('FERDIG')).toBeVisible();
  },
};

export const FinishedLevel: Story = { name: 'Ferdig, uavgjort', args: { match: matches.finishedLevel } };

export const AfterExtraTime: Story = {
  name: 'Ferdig etter ekstraomganger',
  args: { match: matches.afterExtraTime },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('e.e.o.')).toBeVisible();
  },
};

export const AfterShootOut: Story = {
  name: 'Ferdig etter straffer',
  args: { match: matches.afterShootOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(4–5 str.)')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Argentina 2, Nederland 2. Ferdig, 4–5 på straffer.' }),
    ).toBeVisible();
  },
};

export const Kickoff: Story = {
  name: 'Avspark',
  args: { match: matches.lateKickoff },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21:00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mexico mot England. Starter klokken 21:00.' })).toBeVisible();
  },
};

export const WithoutTime: Story = {
  name: 'Tid ikke satt',
  args: { match: matches.withoutTime },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tid ikke satt')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Heimdalen mot Kvitnes. Tid ikke satt.' })).toBeVisible();
    await expect(canvas.queryByText('02:00')).toBeNull();
  },
};

export const Unreported: Story = {
  name: 'Ingen melding',
  args: { match: matches.unreported },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18:00')).toBeVisible();
    await expect(canvas.getByText('Ingen melding')).toBeVisible();
    const name = 'Brattheia mot Sandsund 08. Skulle startet klokken 18:00. Ingen melding.';
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

export const Postponed: Story = { name: 'Utsatt', args: { match: matches.postponed } };

export const Suspended: Story = { name: 'Avbrutt', args: { match: matches.suspended } };

export const Cancelled: Story = { name: 'Avlyst', args: { match: matches.cancelled } };

export const Awarded: Story = { name: 'Tildelt', args: { match: matches.awarded } };

export const UndecidedTeam: Story = { name: 'Lag som ikke er avgjort', args: { match: matches.undecidedTeams } };

export const LongNames: Story = {
  name: 'Lange navn på liten telefon',
  args: { match: matches.longNames },
  decorators: [
    (Story) => (
      <div style={{ width: 344 }}>
        <Story />
      </div>
    ),
  ],
};

/** The names that are hardest to fit, on phones of these widths minus the gutters. */
export const NamesOnPhones: Story = {
  name: 'Navn på telefoner',
  render: (args) => (
    <>
      {[320, 360, 390].map((phone) => (
        <Section key={phone} style={{ width: phone - 32 }}>
          {matches.hardNames.map((match) => (
            <MatchCard key={match.id} {...args} match={match} />
          ))}
        </Section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await loadFonts();
    const names = [...canvasElement.querySelectorAll<HTMLElement>('[data-side] > span > span')];
    await expect(names).toHaveLength(3 * 8);
    await expect(names.flatMap(brokenWords)).toEqual([]);
    await expect(names.filter((name) => name.scrollHeight > name.clientHeight + 1)).toEqual([]);
  },
};

/** Lines that end in the middle of a word, without a hyphen. */
function brokenWords(name: HTMLElement): string[] {
  const text = name.firstChild;
  if (!(text instanceof Text)) throw new Error('a name is one text');
  const topOf = (index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    // The letter after a soft hyphen has a rectangle on both lines; it is visible on the last.
    return [...range.getClientRects()].at(-1)?.top ?? 0;
  };
  const letters = [...text.data.matchAll(/\p{L}|\p{N}/gu)].map(({ index }) => index);
  return letters.flatMap((index, n) => {
    const next = letters[n + 1];
    const together = next === index + 1;
    return together && topOf(next) > topOf(index) + 4 ? [`${text.data.slice(0, next)}|${text.data.slice(next)}`] : [];
  });
}

export const Simulated: Story = { name: 'Simulert', args: { match: matches.simulated, markSimulated: true } };
