import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FantasyGame } from '@tribunen/domain';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import {
  storyBreak,
  storyEliteserienBreak,
  storyEliteserienTeam,
  storyFantasyTeam,
  storyLive,
  storyRound,
  storySquad,
  storyTeamEntry,
} from '../../stories/fantasy.ts';
import { theme } from '../../theme/theme.ts';
import { FantasyScreen } from './FantasyScreen.tsx';
import type { FantasyView } from './FantasyView.ts';

const meta = {
  title: 'Fantasy/Skjerm',
  component: FantasyScreen,
  parameters: { layout: 'fullscreen' },
  args: { game: 'fpl', onGame: fn(), view: storyFantasyTeam },
} satisfies Meta<typeof FantasyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'Leser lagret lag',
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Fantasy Premier League');
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster fantasylaget…');
  },
};

const { onSubmit } = storyTeamEntry;

function TypedEntry({ game = 'fpl', savedId }: { readonly game?: FantasyGame; readonly savedId: string | null }) {
  const [typed, setTyped] = useState('');
  const entry = { ...storyTeamEntry, typed, savedId, onTyped: setTyped };
  return <FantasyScreen game={game} onGame={fn()} view={{ status: 'entry', entry }} />;
}

export const Entry: Story = {
  name: 'Skjema',
  render: () => <TypedEntry savedId={null} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Team ID eller brukeropplevelse' });
    await expect(field).toHaveAttribute('placeholder', 'f.eks. 1234567');
    const submit = canvas.getByRole('button', { name: 'Se mitt lag' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, 'abc');
    await userEvent.click(submit);
    await expect(canvas.getByText('Team ID må være et tall')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, ' 1234567 {Enter}');
    await expect(onSubmit).toHaveBeenCalledWith('1234567');
  },
};

export const EntryWithSaved: Story = {
  name: 'Skjema med lagret ID',
  render: () => <TypedEntry savedId="1234567" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Lagret ID: 1234567')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bruk lagret ID' }));
    await expect(onSubmit).toHaveBeenCalledWith('1234567');
  },
};

export const LoadingTeam: Story = {
  name: 'Laster laget',
  args: { view: { status: 'loading-team', entry: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster fantasylaget…');
  },
};

export const LoadingEnteredTeam: Story = {
  name: 'Laster laget fra skjemaet',
  args: { view: { status: 'loading-team', entry: { ...storyTeamEntry, typed: '1234567' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Laster...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The height of the demo's bar, which stands above every screen of the demo. */
const demoBar = Number.parseInt(theme.size.bar);
/** The height of the tabs at the foot of a phone. */
const tabs = Number.parseInt(theme.size.tabs);

const onRetry = fn();
const onChangeTeam = fn();

export const Error: Story = {
  name: 'Feil',
  args: {
    view: { status: 'error', message: 'API call failed: This fantasy team is private', onRetry, onChangeTeam },
  },
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Kunne ikke laste fantasy lag.API call failed: This fantasy team is private');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Bytt lag' }));
    await expect(onChangeTeam).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  name: 'Laget mens det spilles',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Row Z Rovers' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Startellever (11)' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Benk (4)' })).toBeVisible();
    const rowOf = (name: string) => within(canvas.getByText(name).closest('li') ?? document.body);
    const haaland = rowOf('Haaland');
    for (const text of ['(C)', 'Angrep · Man City', '£14.5m']) await expect(haaland.getByText(text)).toBeVisible();
    await expect(rowOf('Ødegaard').getByText('(VC)')).toBeVisible();
    await expect(rowOf('Stach').getByText('Byttes ut')).toBeVisible();
    await expect(rowOf('Gray').getByText('Byttes inn')).toBeVisible();
    const toggle = haaland.getByRole('button', { name: 'Vis poengene til Haaland' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(haaland.getByText('71 min +2, 2 mål +8, gult kort −1, foreløpig bonus +3')).toBeVisible();
    await expect(haaland.getByText('Kaptein ×2: 24')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vis poengene til Ødegaard' }));
    const explained = canvas.getByRole('button', { name: 'Vis poengene til Ødegaard' }).getAttribute('aria-controls');
    const panel = within(document.getElementById(explained ?? '') ?? document.body);
    await expect(panel.getByText('Arsenal – Wolves')).toBeVisible();
    await expect(canvas.getByText('Ikke startet')).toBeVisible();
    await expect(canvas.getByText('2 t 45 min')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'Laget på en telefon: seks spillere i syne, ligaen et trykk unna',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect());
    const start = canvasElement.getBoundingClientRect().top;
    await expect((rows[0]?.top ?? Infinity) - start).toBeLessThanOrEqual(316 - demoBar);
    await expect((rows[5]?.bottom ?? Infinity) - start).toBeLessThanOrEqual(844 - demoBar - tabs);
    await expect(canvas.queryByRole('heading', { name: 'Venneligaen' })).toBeNull();
    await userEvent.click(canvas.getByText('Liga'));
    await expect(canvas.getByRole('heading', { name: 'Venneligaen' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Startellever (11)' })).toBeNull();
  },
};

export const OnATablet: Story = {
  name: 'Laget på et nettbrett: ligaen ved siden av',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const league = canvas.getByRole('heading', { name: 'Venneligaen' }).getBoundingClientRect();
    const squad = canvas.getByRole('heading', { name: 'Startellever (11)' }).getBoundingClientRect();
    await expect(league.left).toBeGreaterThan(squad.right);
    await expect(league.top).toBeLessThan(squad.bottom);
    await expect(canvas.queryByText('Liga')).toBeNull();
  },
};

export const Pitch: Story = {
  name: 'Laget på banen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bane'));
    await userEvent.click(canvas.getByRole('button', { name: /Haaland/ }));
    await expect(canvas.getByText('Kaptein ×2: 24')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Benk (4)' })).toBeVisible();
  },
};

export const League: Story = {
  name: 'Ligaen etter sesongen',
  play: async ({ canvas, userEvent }) => {
    const league = within(canvas.getByRole('heading', { name: 'Venneligaen' }).parentElement ?? document.body);
    const texts = () => league.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts()).toEqual([
      '1.Kari-Anne SolbakkenNutmeg United52 poeng',
      '2.DuRow Z Rovers40 poeng',
      '2.Ole BakkeBack Post40 poeng',
      '4.Ukjent brukerClean Sheet City9 poeng',
    ]);
    await userEvent.click(league.getByText('Sesongen'));
    await expect(texts()[0]).toBe('1.Ukjent brukerClean Sheet City702 poeng');
  },
};

const withoutLive: FantasyView = { ...storyFantasyTeam, squad: storySquad() };

const beforePoints: FantasyView = { ...withoutLive, round: { status: 'loading' }, league: { status: 'loading' } };

export const RoundLoading: Story = {
  name: 'Laget før rundens poeng',
  args: { view: beforePoints },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laster rundens poeng…')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Vis poengene/ })).toBeNull();
  },
};

/** Shows the team without its points until a button is pressed. */
function Arriving() {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCome(true)}>
        Hent poengene
      </button>
      <FantasyScreen game="fpl" onGame={fn()} view={hasCome ? storyFantasyTeam : beforePoints} />
    </>
  );
}

export const RoundArrives: Story = {
  name: 'Rundens poeng kommer, og ingenting flytter på seg',
  render: () => <Arriving />,
  play: async ({ canvas, userEvent }) => {
    const placesOf = () => canvas.getAllByText(/^£/).map((price) => Math.round(price.getBoundingClientRect().top));
    const before = placesOf();
    await userEvent.click(canvas.getByRole('button', { name: 'Hent poengene' }));
    await expect(canvas.getByText('Runde 12 av 38')).toBeVisible();
    await expect(placesOf()).toEqual(before);
  },
};

export const RoundError: Story = {
  name: 'Laget uten livepoeng og liga',
  args: { view: { ...withoutLive, round: { status: 'error', onRetry }, league: { status: 'error', onRetry } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Livepoeng er ikke tilgjengelige nå.')).toBeVisible();
    await expect(canvas.getByText('Kunne ikke laste vennenes lag.')).toBeVisible();
  },
};

const onShow = fn();

export const RoundHidden: Story = {
  name: 'Skjulte poeng',
  args: {
    view: {
      ...withoutLive,
      squad: withoutLive.squad.map((player) => ({ ...player, gameweekPoints: null })),
      round: { status: 'hidden', onShow },
      league: { status: 'hidden' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Poengene er skjult, for de kan røpe et resultat.')[0]).toBeVisible();
    await expect(canvas.queryByText(/\d pts/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Vis poengene' }));
    await expect(onShow).toHaveBeenCalledOnce();
  },
};

export const SeasonBreak: Story = {
  name: 'Mellom to sesonger, elleve spillere',
  args: {
    view: { ...withoutLive, squad: storySquad().slice(0, 11), round: storyBreak, league: { status: 'empty' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen runde pågår.')).toBeVisible();
    await expect(canvas.queryByText(/^Benk/)).toBeNull();
    await expect(canvas.getByText('Ingen av vennene dine har lagret et fantasylag ennå.')).toBeVisible();
  },
};

export const LeftOut: Story = {
  name: 'Et lag som ikke er med i runden',
  args: { view: { ...withoutLive, round: { status: 'left-out', round: storyRound.round, next: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laget er ikke med i runde 12.')).toBeVisible();
  },
};

export const ChipAfterTheRound: Story = {
  name: 'Runden er ferdig, med benkeboost',
  args: {
    view: {
      ...storyFantasyTeam,
      squad: storySquad(storyLive.players),
      round: { ...storyRound, isInPlay: false, chip: 'bench-boost', transferCost: 0, gameweekRank: null, next: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Benkeboost')).toBeVisible();
    await expect(canvas.queryByText('LIVE')).toBeNull();
    await expect(canvas.queryByText('Plassering i runden')).toBeNull();
  },
};

/** Both games, between which the reader switches. */
function BothGames() {
  const [game, setGame] = useState<FantasyGame>('fpl');
  return (
    <FantasyScreen
      game={game}
      onGame={setGame}
      view={game === 'fpl' ? storyFantasyTeam : { ...storyEliteserienTeam, teamName: 'Stang Ut' }}
    />
  );
}

export const Switch: Story = {
  name: 'Bytte mellom spillene med tastaturet',
  render: () => <BothGames />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fantasy Premier League' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vis poengene til Haaland' }));
    const english = canvas.getByRole('radio', { name: 'Premier League' });
    await expect(english).toBeChecked();
    english.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Eliteserien Fantasy' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Stang Ut' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Eliteserien' })).toHaveFocus();
    // The players of the two games have the same numbers.
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
  },
};

export const EliteserienLoading: Story = {
  name: 'Eliteserien: leser lagret lag',
  args: { game: 'eliteserien', view: { status: 'loading' } },
  play: async () => {
    await expect(document.title).toBe('Eliteserien Fantasy');
  },
};

export const EliteserienEntry: Story = {
  name: 'Eliteserien: skjema',
  render: () => <TypedEntry game="eliteserien" savedId="4321" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/fantasy\.tv2\.no/)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Team ID eller brukeropplevelse' });
    await userEvent.type(field, 'https://fantasy.premierleague.com/entry/7{Enter}');
    await expect(canvas.getByText('Adressen er til et lag i Fantasy Premier League')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://fantasy.tv2.no/entry/7/event/3{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith('7');
  },
};

export const EliteserienLoadingTeam: Story = {
  name: 'Eliteserien: laster laget fra skjemaet',
  args: { game: 'eliteserien', view: { status: 'loading-team', entry: { ...storyTeamEntry, typed: '4321' } } },
};

export const EliteserienError: Story = {
  name: 'Eliteserien: feil',
  args: {
    game: 'eliteserien',
    view: { status: 'error', message: 'API call failed: There is no fantasy team 0', onRetry, onChangeTeam },
  },
};

export const EliteserienReady: Story = {
  name: 'Eliteserien: laget mens det spilles, med Spissrush',
  args: { game: 'eliteserien', view: storyEliteserienTeam },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Spissrush')).toBeVisible();
    await expect(canvas.getByText(/^Foreløpig: /)).toBeVisible();
    const rowOf = (name: string) => within(canvas.getByText(name).closest('li') ?? document.body);
    const finne = rowOf('Finne');
    for (const text of ['(C)', 'Angrep · Brann', '10,8 mill.', '12 p'])
      await expect(finne.getByText(text)).toBeVisible();
    await userEvent.click(finne.getByRole('button', { name: 'Vis poengene til Finne' }));
    await expect(finne.getByText('Teller tredobbelt, foreløpig: 36')).toBeVisible();
    await userEvent.click(rowOf('Høgh').getByRole('button', { name: 'Vis poengene til Høgh' }));
    await expect(rowOf('Høgh').getByText('Teller dobbelt: 22')).toBeVisible();
  },
};

export const EliteserienOnAPhone: Story = {
  name: 'Eliteserien: laget på en telefon',
  args: { game: 'eliteserien', view: storyEliteserienTeam },
  globals: { viewport: { value: 'phone' } },
};

export const EliteserienPitch: Story = {
  name: 'Eliteserien: laget på banen',
  args: { game: 'eliteserien', view: storyEliteserienTeam },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bane'));
    await userEvent.click(canvas.getByRole('button', { name: /Finne/ }));
    await expect(canvas.getByText('Teller tredobbelt, foreløpig: 36')).toBeVisible();
  },
};

export const EliteserienBreak: Story = {
  name: 'Eliteserien: mellom to sesonger',
  args: { game: 'eliteserien', view: storyEliteserienBreak },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen runde pågår.')).toBeVisible();
    await expect(canvas.queryByText(/^Foreløpig/)).toBeNull();
  },
};
