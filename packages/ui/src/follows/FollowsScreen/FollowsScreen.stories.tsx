import { type Followable, guidedTeams } from '@tribunen/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  storyChoose,
  storyCompetition,
  storyFollow,
  storyFollowActions,
  storyFollowsFrame,
  storyFollowsView,
  storySuggestions,
  storyTeam,
} from '../../stories/follows.ts';
import { entityOf } from './entityOf.ts';
import { FollowsScreen } from './FollowsScreen.tsx';
import type { ChooseView, FileOutcome, FollowsView, GuidedDevice } from './FollowsView.ts';

const meta = {
  title: 'Følger/Skjerm',
  component: FollowsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: storyFollowsView },
} satisfies Meta<typeof FollowsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const { onTab } = storyFollowsFrame;

function choosing(choose: Partial<ChooseView> = {}): FollowsView {
  return { ...storyFollowsView, tab: 'choose', choose: { ...storyChoose, ...choose } };
}

export const Loading: Story = {
  name: 'Laster',
  args: { view: { ...storyFollowsFrame, status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Følger');
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster det du følger…');
    const names = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Lag og konkurranser', 'Dine prioriterte']);
  },
};

const onRetry = fn();

export const Error: Story = {
  name: 'Feil',
  args: { view: { ...storyFollowsFrame, status: 'error', message: 'får ikke kontakt med serveren', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Kunne ikke laste det du følger: får ikke kontakt med serveren',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  name: 'Venter på nett',
  args: { view: { ...storyFollowsView, isWaiting: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sendes når du er tilkoblet igjen.')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Ingen prioriterte',
  args: { view: { ...storyFollowsView, follows: [], file: { ...storyFollowsView.file, onSave: null } } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'Du har ingen prioriterte konkurranser ennå. Gå til "Velg lag og konkurranser" for å legge til.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Velg lag og konkurranser' }));
    await expect(onTab).toHaveBeenCalledWith('choose');
    await expect(canvas.queryByRole('button', { name: 'Lagre som fil' })).toBeNull();
  },
};

export const Ready: Story = {
  name: 'Dine prioriterte',
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('listitem');
    const textsOf = (row: HTMLElement) => row.innerText.split('\n').filter((text) => text !== '');
    // A national team has its Norwegian name.
    await expect(rows.map((row) => textsOf(row).slice(-2))).toEqual([
      ['Skarvik IL', 'Lag'],
      ['Eliteserien', 'Konkurranse'],
      ['Norge', 'Lag'],
      ['Idrettsforeningen Øvre Storefjordingen og Omegn Fotballklubb av 1911', 'Lag'],
      ['Ådne Østvold', 'Spiller'],
    ]);
    // If no crest can be drawn, the first two letters are shown in upper case.
    await expect(rows.slice(-1).flatMap(textsOf)[0]).toBe('ÅD');
    await expect(canvas.getByRole('switch', { name: 'Varsler for Skarvik IL' })).toBeChecked();
    const eliteserien = canvas.getByRole('switch', { name: 'Varsler for Eliteserien' });
    await expect(eliteserien).not.toBeChecked();
    await userEvent.click(eliteserien);
    await expect(storyFollowActions.onNotify).toHaveBeenCalledWith('id of Eliteserien', true);
    await userEvent.click(canvas.getByRole('tab', { name: 'Lag og konkurranser' }));
    await expect(onTab).toHaveBeenCalledWith('choose');
  },
};

export const Unnamed: Story = {
  name: 'Et lag som er borte',
  args: {
    view: {
      ...storyFollowsView,
      follows: [storyFollow(' '), storyFollow('FK Nedlagt', 'team', { crest: 'https://crest.invalid/1.png' })],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Flytt Uten navn' })).toBeVisible();
    await expect(canvas.getByText('UT')).toBeVisible();
    // An image of a crest that does not load is replaced by a drawn crest.
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const Choose: Story = {
  name: 'Lag og konkurranser',
  args: { view: choosing() },
  play: async ({ canvas, userEvent }) => {
    const followed = canvas.getByRole('button', { name: 'Du følger Skarvik IL' });
    await expect(followed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(followed);
    await expect(storyChoose.onFollow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Følg Norge' }));
    await expect(storyChoose.onFollow).toHaveBeenCalledWith(storySuggestions[3]?.followable);
    await userEvent.click(canvas.getByRole('button', { name: 'Premier League' }));
    await expect(storyChoose.onToggle).toHaveBeenCalledWith('PL');
    await userEvent.click(canvas.getByRole('button', { name: 'Følg Premier League' }));
    await expect(storyChoose.onFollow).toHaveBeenCalledTimes(2);
  },
};

const [premierLeague, primera, serieA] = storyChoose.competitions ?? [];

function competitionOf(item: typeof premierLeague) {
  if (item?.item.followable.kind !== 'competition') throw new TypeError('not a competition');
  return item.item.followable.competition;
}

export const Browsing: Story = {
  name: 'Blar gjennom konkurranser',
  args: {
    view: choosing({
      suggestions: [],
      competitions: [
        storyCompetition(competitionOf(premierLeague), {
          isOpen: true,
          teams: [storyTeam(57, 'Arsenal FC', true), storyTeam(61, 'Chelsea FC')],
        }),
        storyCompetition(competitionOf(primera), { isOpen: true }),
        storyCompetition(competitionOf(serieA), { isOpen: true, teams: [] }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Premier League' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Du følger Arsenal FC' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Følg Chelsea FC' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster lag...');
    await expect(canvas.getByText('Fant ingen lag.')).toBeVisible();
  },
};

export const CompetitionsLoading: Story = {
  name: 'Konkurransene lastes',
  args: { view: choosing({ suggestions: [], competitions: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laster konkurranser…')).toBeVisible();
  },
};

export const Searching: Story = {
  name: 'Søker',
  args: { view: choosing() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Søk...'), 'sand');
    await expect(canvas.getByRole('status')).toHaveTextContent('Søker...');
    await waitFor(() => expect(storyChoose.onSearch).toHaveBeenCalledWith('sand'));
    // Text that was typed without a pause causes one search, and an empty box none.
    await expect(storyChoose.onSearch).not.toHaveBeenCalledWith('san');
    await userEvent.clear(canvas.getByPlaceholderText('Søk...'));
    await waitFor(() => expect(storyChoose.onSearch).toHaveBeenLastCalledWith(''));
    await expect(canvas.getByRole('heading', { name: 'Forslag' })).toBeVisible();
  },
};

/** Plays the app's part: answers every search at once. */
function Answering({ items }: { readonly items: NonNullable<ChooseView['found']>['items'] }) {
  const [text, setText] = useState<string | null>(null);
  const found = text === null || text === '' ? null : { text, items, isSearching: false };
  return <FollowsScreen view={choosing({ found, onSearch: setText })} />;
}

export const Found: Story = {
  name: 'Treff',
  render: () => <Answering items={[storyTeam(3, 'Sandsund 08'), storyTeam(5, 'Sandvær', true)]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Søk...'), 'sand');
    await expect(await canvas.findByText('2 treff')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Du følger Sandvær' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Følg Sandsund 08' }));
    await expect(storyChoose.onFollow).toHaveBeenCalledWith(storyTeam(3, 'Sandsund 08').followable);
    await expect(canvas.queryByRole('heading', { name: 'Bla gjennom konkurranser' })).toBeNull();
  },
};

export const NoHits: Story = {
  name: 'Ingen treff',
  render: () => <Answering items={[]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Søk...'), 'xyz');
    await expect(await canvas.findByText('Ingen treff')).toBeVisible();
  },
};

/**
 * The whole guide from no follows to three teams, in which state plays the app's part. In the app the last answer leads
 * on to today's matches.
 */
function FirstVisit({ answered }: { answered(notify: boolean): void }) {
  const [chosen, setChosen] = useState<readonly Followable[]>([]);
  const [isDone, setDone] = useState(false);
  const [device, setDevice] = useState<GuidedDevice | null>(null);
  const isChosen = (followable: Followable) => chosen.some((each) => entityOf(each).key === entityOf(followable).key);
  const teams = chosen.map((each) => entityOf(each).names);
  const guide: ChooseView['guide'] = isDone
    ? { step: 'done' }
    : device !== null
      ? { step: 'push', device, onDone: () => setDone(true) }
      : chosen.length < guidedTeams
        ? { step: 'choose', chosen: chosen.length, of: guidedTeams, onSkip: () => setDone(true) }
        : {
            step: 'notify',
            teams,
            onAnswer: (notify) => {
              answered(notify);
              if (notify) setDevice({ status: 'off', onTurnOn: () => setDevice({ status: 'on', onTurnOff: fn() }) });
              else setDone(true);
            },
          };
  const suggestions = storySuggestions.map(({ followable }) => ({ followable, isFollowed: isChosen(followable) }));
  return (
    <FollowsScreen
      view={choosing({ guide, suggestions, onFollow: (followable) => setChosen([...chosen, followable]) })}
    />
  );
}

const onAnswer = fn<(notify: boolean) => void>();

export const Guide: Story = {
  name: 'Flyt: første besøk, tre lag på fire trykk',
  render: () => <FirstVisit answered={onAnswer} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('0 av 3 valgt')).toBeVisible();
    for (const name of ['Skarvik IL', 'Lyngøy', 'Norge']) {
      await userEvent.click(canvas.getByRole('button', { name: `Følg ${name}` }));
    }
    // Notifications come last, and the question gets the focus.
    await expect(canvas.getByRole('heading', { name: 'Vil du ha varsel når de scorer?' })).toHaveFocus();
    await expect(canvas.getByText(/^Gjelder Skarvik IL, Lyngøy og Norge\./)).toBeVisible();
    await expect(canvas.getByText(/«Forsinkelse»/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, varsle meg' }));
    await expect(onAnswer).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('heading', { name: 'Varsler når appen er lukket' })).toHaveFocus();
    await expect(canvas.getByText(/Nettleseren spør om lov først/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Slå på' }));
    await expect(canvas.getByText('Denne enheten får varsler, også når Tribunen er lukket.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Til dagens kamper' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('heading', { name: 'Varsler når appen er lukket' })).toBeNull();
  },
};

const onName = fn<(typed: { readonly name: string }) => void>();

export const GuideName: Story = {
  name: 'Første besøk: navn',
  args: { view: choosing({ guide: { step: 'name', form: { status: 'open', onSubmit: onName } } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Hva skal vennene dine kalle deg?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsett' }));
    await expect(canvas.getByText('Navnet kan ikke være tomt')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Navn'), 'Marte');
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsett' }));
    await expect(onName).toHaveBeenCalledWith({ name: 'Marte' });
  },
};

export const GuideNameRefused: Story = {
  name: 'Første besøk: navnet ble ikke lagret',
  args: {
    view: choosing({
      guide: {
        step: 'name',
        form: {
          status: 'refused',
          refusal: { kind: 'message', text: 'Ingen nettverkstilgang', attempt: 1 },
          onSubmit: onName,
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ingen nettverkstilgang');
  },
};

const onDone = fn();

function asking(device: GuidedDevice): FollowsView {
  return choosing({ guide: { step: 'push', device, onDone } });
}

export const GuidePushLoading: Story = {
  name: 'Første besøk, varsler slås på',
  args: { view: asking({ status: 'loading' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Slå på' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Ikke nå' }));
    await expect(onDone).toHaveBeenCalledOnce();
  },
};

export const GuidePushDenied: Story = {
  name: 'Første besøk, varsler er blokkert',
  args: { view: asking({ status: 'denied' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Nettleseren har blokkert varsler/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ikke nå' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Til dagens kamper' }));
    await expect(onDone).toHaveBeenCalledOnce();
  },
};

export const GuidePushUnsupported: Story = {
  name: 'Første besøk, uten varsler i nettleseren',
  args: { view: asking({ status: 'unsupported' }) },
};

export const GuidePushNeedsInstallation: Story = {
  name: 'Første besøk, iPhone uten installasjon',
  args: { view: asking({ status: 'install' }) },
};

const onPushRetry = fn();

export const GuidePushFailed: Story = {
  name: 'Første besøk, varsler ble ikke slått på',
  args: { view: asking({ status: 'failed', message: 'får ikke kontakt med serveren', onRetry: onPushRetry }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Kunne ikke slå på varsler: får ikke kontakt med serveren')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(onPushRetry).toHaveBeenCalledOnce();
  },
};

export const GuideSkipped: Story = {
  name: 'Første besøk, hoppet over',
  render: () => <FirstVisit answered={onAnswer} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hopp over' }));
    await expect(canvas.queryByRole('heading', { name: 'Velg tre lag' })).toBeNull();
    await expect(canvas.getByPlaceholderText('Søk...')).toBeVisible();
  },
};

function withOutcome(outcome: FileOutcome): FollowsView {
  return { ...storyFollowsView, file: { ...storyFollowsView.file, outcome } };
}

export const Merged: Story = {
  name: 'Fil: flettet',
  args: { view: withOutcome({ status: 'merged', added: 2, duplicates: 3, unreadable: 1 }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 lagt til. 3 fulgte du fra før. 1 oppføring kunne ikke leses.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre som fil' }));
    await expect(storyFollowsView.file.onSave).toHaveBeenCalledOnce();
    const file = new File(['{}'], 'folger.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText('Hent fra fil', { selector: 'input' }), file);
    await expect(storyFollowsView.file.onFile).toHaveBeenCalledWith(file);
  },
};

export const WrongFile: Story = {
  name: 'Fil: feil fil',
  args: { view: withOutcome({ status: 'not-follows' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Dette er ikke en liste fra Tribunen. Velg filen du lagret herfra.',
    );
  },
};

export const Menu: Story = {
  name: 'Meny',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mer om Skarvik IL' }));
    const first = within(await screen.findByRole('menu'));
    await expect(first.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Flytt ned',
      'Slutt å følge',
    ]);
    await userEvent.click(first.getByRole('menuitem', { name: 'Slutt å følge' }));
    await expect(storyFollowActions.onRemove).toHaveBeenCalledWith('id of Skarvik IL');
  },
};
