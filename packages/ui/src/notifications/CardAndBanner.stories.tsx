import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Chat } from '../chat/Chat/Chat.tsx';
import { ChatColumn } from '../match/ChatColumn/ChatColumn.tsx';
import { MatchPicker } from '../match/MatchPicker/MatchPicker.tsx';
import { MatchScreen } from '../match/MatchScreen/MatchScreen.tsx';
import { DemoBar } from '../demo/DemoBar/DemoBar.tsx';
import { AppShell } from '../shell/AppShell/AppShell.tsx';
import { DataAgeStatus } from '../shell/DataAge/DataAgeStatus.tsx';
import { storyChat } from '../stories/chat.ts';
import { storyDataAge } from '../stories/dataAge.ts';
import { demoView } from '../stories/demoView.ts';
import { goalForNorway, liveMatch } from '../stories/matches.ts';
import { goalCard } from '../stories/notifications.ts';
import { storyProfile } from '../stories/profile.ts';
import { FlipCardPlace } from './FlipCardPlace/FlipCardPlace.tsx';
import { GoalBanner } from './GoalBanner/GoalBanner.tsx';

/** The card and the banner of one goal, over a screen with a chat. */
function CardAndBanner({ screen, bar }: { readonly screen: ReactNode; readonly bar: ReactNode }) {
  return (
    <>
      <AppShell
        view={{
          activeTab: 'match',
          tabHref: (tab) => `#/${tab}`,
          unread: 0,
          onSearch: () => undefined,
          profile: storyProfile,
          dataAge: <DataAgeStatus view={storyDataAge} />,
          englishOffer: null,
          bar,
        }}
      >
        {screen}
      </AppShell>
      <FlipCardPlace
        view={{
          shown: { id: 'e1', card: goalCard, phase: 'front', isSpoken: true },
          onClose: fn(),
          onEnableSound: null,
        }}
      />
    </>
  );
}

const onClose = fn();
const banner = <GoalBanner view={{ ...goalCard, id: 'e1', isSpoken: false, onClose }} />;
const chat = <Chat view={storyChat} />;
const opened = {
  status: 'ready' as const,
  product: 'Tribunen',
  match: goalForNorway,
  matchHref: `#/match/${goalForNorway.id}`,
  cheering: new Map(),
  cheersFor: null,
  onChooseSide: fn(),
  onCheer: fn(),
  banner,
  chat,
};
const picker = (
  <MatchPicker
    view={{
      status: 'ready',
      matches: [goalForNorway, liveMatch],
      chosen: goalForNorway.id,
      hrefOf: (id) => `#/match/${id}`,
    }}
  />
);

const meta = {
  title: 'Varsler/Kort og målbanner',
  component: CardAndBanner,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        laptop: { name: 'Bærbar', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        writing: { name: 'Telefon med tastatur', styles: { width: '390px', height: '508px' }, type: 'mobile' },
      },
    },
  },
  globals: { viewport: { value: 'laptop' } },
  args: { screen: <MatchScreen view={opened} picker={picker} report={null} />, bar: null },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = canvasElement.querySelector('[data-face]');
    const button = await canvas.findByRole('button', { name: 'Lukk' });
    await waitFor(() => {
      const [of, top] = [button.getBoundingClientRect(), card?.getBoundingClientRect()];
      const isCovered =
        top === undefined || (of.top < top.bottom && of.bottom > top.top && of.left < top.right && of.right > top.left);
      return expect(isCovered).toBe(false);
    });
    await userEvent.click(button);
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Meta<typeof CardAndBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheMatchScreen: Story = { name: 'Kortet dekker ikke «Lukk» på kampskjermen' };

export const UnderTheDemoBar: Story = {
  name: 'Kortet dekker ikke «Lukk» under demolinjen',
  args: { bar: <DemoBar view={demoView} /> },
};

export const BesideAnOpenedMatch: Story = {
  name: 'Kortet dekker ikke «Lukk» i chatten ved siden av kampen',
  args: {
    screen: (
      <div style={{ height: '70vh', marginLeft: '60%' }}>
        <ChatColumn banner={banner} chat={chat} />
      </div>
    ),
  },
};

/** The greatest height of the messages that the card and the banner may cover together, in pixels. */
const coveredAtMost = 90;

/** The keyboard is up on a phone, and the match is one line. */
export const WhileWriting: Story = {
  name: 'Kortet og banneret mens noen skriver på en telefon',
  globals: { viewport: { value: 'writing' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const line = canvasElement.querySelector('[data-match-line]');
    const card = canvasElement.querySelector('[data-face]');
    const strip = canvasElement.querySelector('[data-banner]');
    await userEvent.click(canvas.getByRole('textbox'));
    await waitFor(async () => {
      const [of, top, under] = [strip, card, line].map((part) => part?.getBoundingClientRect());
      if (of === undefined || top === undefined || under === undefined)
        throw new Error('The line, the card or the banner is missing');
      await expect(of.top).toBeGreaterThanOrEqual(top.bottom);
      await expect(of.bottom - under.bottom).toBeLessThanOrEqual(coveredAtMost);
    });
  },
};
