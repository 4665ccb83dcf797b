import { searchTeams } from '@tribunen/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { storyPicker, storyTeams } from '../../stories/account.ts';
import { TeamPicker } from './TeamPicker.tsx';
import type { TeamPickerView, TeamQuery } from './TeamPickerView.ts';

const onSearch = fn<TeamPickerView['onSearch']>();
const onTeam = fn();

const meta = {
  title: 'Profil/Favorittlag',
  component: TeamPicker,
  args: { view: { ...storyPicker, onSearch }, team: null, onTeam },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TeamPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingTyped: Story = {
  name: 'Ingenting skrevet',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Skriv for å søke etter lag');
    const choices = [...canvas.getByLabelText('Velg konkurranse').children].map((option) => option.textContent);
    await expect(choices.slice(0, 2)).toEqual(['Alle konkurranser', 'Premier League (PL)']);
  },
};

export const TooShort: Story = {
  name: 'For kort',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Søk lag...'), 's');
    await expect(canvas.getByRole('status')).toHaveTextContent('Skriv minst 2 tegn for å søke');
  },
};

export const OneLetterInOneCompetition: Story = {
  name: 'Én bokstav i én konkurranse',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Velg konkurranse'), 'Premier League (PL)');
    await userEvent.type(canvas.getByPlaceholderText('Søk lag...'), 's');
    await waitFor(() => expect(onSearch.mock.calls).toEqual([[{ text: 's', competition: 'PL' }]]));
  },
};

export const Searching: Story = {
  name: 'Søker',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Søk lag...'), 'sand');
    await expect(canvas.getByRole('status')).toHaveTextContent('Søker...');
    // Text typed without a pause starts one search.
    await waitFor(() => expect(onSearch).toHaveBeenCalled());
    await expect(onSearch.mock.lastCall).toEqual([{ text: 'sand', competition: null }]);
  },
};

/** As the app does, answers every search, but at once. */
function Answering({ choose }: { choose(team: string | null): void }) {
  const [query, setQuery] = useState<TeamQuery | null>(null);
  const [team, setTeam] = useState<string | null>(null);
  const answer = searchTeams(query?.text ?? '', storyTeams, { acrossAll: query?.competition === null });
  return (
    <TeamPicker
      view={{
        ...storyPicker,
        found: query && { query, teams: answer.kind === 'found' ? answer.teams : [] },
        onSearch: setQuery,
      }}
      team={team}
      onTeam={(chosen) => {
        choose(chosen);
        setTeam(chosen);
      }}
    />
  );
}

export const Found: Story = {
  name: 'Treff',
  render: ({ onTeam: choose }) => <Answering choose={choose} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Søk lag...'), 'sand');
    await expect(await canvas.findByRole('button', { name: 'Sandsund 08' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 treff');
  },
};

export const NoHits: Story = {
  name: 'Ingen treff',
  render: ({ onTeam: choose }) => <Answering choose={choose} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Søk lag...'), 'viking');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ingen treff'));
  },
};

export const Chosen: Story = {
  name: 'Valgt',
  args: { team: 'Skarvik IL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skarvik IL')).toBeVisible();
    await expect(canvas.queryByPlaceholderText('Søk lag...')).toBeNull();
  },
};

export const LongName: Story = {
  name: 'Valgt, med langt navn',
  args: { team: 'Idrettsforeningen Øvre Storefjordingen og Omegn Fotballklubb av 1911' },
};

export const ChoosingAndChanging: Story = {
  name: 'Velges, endres og fjernes',
  render: ({ onTeam: choose }) => <Answering choose={choose} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Søk lag...'), 'skarv');
    await userEvent.click(await canvas.findByRole('button', { name: 'Skarvik IL' }));
    await expect(onTeam.mock.lastCall).toEqual(['Skarvik IL']);
    const change = canvas.getByRole('button', { name: 'Endre favorittlag' });
    await expect(change).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByPlaceholderText('Søk lag...')).toHaveFocus();
    await expect(canvas.getByPlaceholderText('Søk lag...')).toHaveValue('');
    await userEvent.click(change);
    await expect(canvas.queryByPlaceholderText('Søk lag...')).toBeNull();
    await expect(change).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern favorittlag' }));
    await expect(onTeam.mock.lastCall).toEqual([null]);
    await expect(canvas.queryByText('Skarvik IL')).toBeNull();
    await expect(canvas.getByPlaceholderText('Søk lag...')).toHaveFocus();
  },
};
