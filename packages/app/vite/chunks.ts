import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

/** A file of the build, and the modules that begin it. A module brings all that it imports, unless a chunk of a higher priority has it. */
interface Chunk {
  readonly name: string;
  /** A whole number: the bundler drops a fraction. */
  readonly priority: number;
  /** Packages of node_modules; a scope stands for all of its packages. */
  readonly packages?: readonly string[];
  /** Modules, by their path in the repository. A path that ends with a slash is a folder with all of its modules. */
  readonly modules?: readonly string[];
}

/** A group as the bundler takes it. */
interface ChunkGroup {
  readonly name: string;
  readonly priority: number;
  test(id: string): boolean;
}

const repository = normalizePath(fileURLToPath(new URL('../../../', import.meta.url)));

/**
 * The chunks of the scripts. Code that seldom changes is apart from code that often does, so that a new version of the app leaves it in the
 * browser's cache. All code of the first screen comes in one file, for on a telephone each request costs more than the bytes in it.
 */
const chunks: readonly Chunk[] = [
  { name: 'react', priority: 5, packages: ['react', 'react-dom', 'scheduler'] },
  { name: 'msw', priority: 5, packages: ['msw', '@msw/url', '@mswjs'] },
  // Apart from the screen: reading back the styles of the page takes as long as the screen's own modules.
  { name: 'styles', priority: 5, packages: ['styled-components', 'stylis', '@emotion'] },
  // Before the app, or the entry and the demo's worker would wait for the app's file.
  { name: 'main', priority: 4, modules: ['packages/app/src/main.tsx'] },
  { name: 'demo', priority: 4, modules: ['mocks/src/browser.ts'] },
  // Before the app, which names the words of every language and uses those of one.
  { name: 'words-nb', priority: 4, modules: ['locales/nb/first.ts'] },
  { name: 'later-words-nb', priority: 4, modules: ['locales/nb/later.ts'] },
  { name: 'words-nn', priority: 4, modules: ['locales/nn/first.ts'] },
  { name: 'later-words-nn', priority: 4, modules: ['locales/nn/later.ts'] },
  { name: 'words-en', priority: 4, modules: ['locales/en/first.ts'] },
  { name: 'later-words-en', priority: 4, modules: ['locales/en/later.ts'] },
  { name: 'screen', priority: 4, modules: ['packages/app/src/app/firstScreen.ts'] },
  // Before Supabase, of whose client the first screen needs the tables and the functions alone.
  { name: 'app', priority: 3, modules: ['packages/app/src/app/startApp.tsx'] },
  // Shared by several later screens. Without a chunk of their own one screen would have them, and the others would load all of that screen.
  { name: 'tabs', priority: 3, modules: ['packages/ui/src/primitives/Tabs/Tabs.tsx'] },
  {
    name: 'parts',
    priority: 3,
    modules: [
      'packages/domain/src/account/checkEmail.ts',
      'packages/domain/src/account/normaliseEmail.ts',
      'packages/ui/src/primitives/TextLink/TextLink.tsx',
      'packages/app/src/api/auth/arrivalOutcome.ts',
      'packages/app/src/data/refusalOf.ts',
      'packages/app/src/features/auth/useArrival.ts',
      'packages/app/src/navigation/authAddress.ts',
      'packages/ui/src/forms/Countdown.tsx',
      'packages/ui/src/forms/SpokenAfterPause.tsx',
      'packages/ui/src/forms/useWait.ts',
      'packages/ui/src/primitives/IconButton/IconButton.tsx',
      'packages/app/src/api/invitationsApi.ts',
      'packages/app/src/api/tables/countPendingInvitations.ts',
      'packages/app/src/api/functions/football-data.ts',
      'packages/app/src/data/useFailureWords.ts',
      'packages/app/src/data/matches/useListedMatch.ts',
      'packages/app/src/navigation/useSiteAddress.ts',
      'packages/app/src/lib/state/useStableFunction.ts',
      'packages/app/src/lib/state/FrameBatcher.ts',
      'packages/app/src/lib/state/Teardown.ts',
      'packages/app/src/lib/storage/readJson.ts',
      'packages/app/src/live/LiveWorld.ts',
      'packages/app/src/data/isAnswer.ts',
      'packages/app/src/data/matches/matchQuery.ts',
      'packages/app/src/data/matches/watchMatchChanges.ts',
      'packages/app/src/api/matchApi.ts',
      'packages/app/src/api/access/dueStates.ts',
      'packages/app/src/api/realtime/live_events_new.ts',
      'packages/contract/src/tables/live_matches_new.ts',
      'packages/domain/src/change/makeChange.ts',
      'packages/domain/src/chat/relativeTime.ts',
      'packages/domain/src/push/mutedMatches.ts',
      'packages/app/src/data/isUndecided.ts',
      'packages/app/src/data/offlineChanges/offlineChangesOf.ts',
      'packages/ui/src/primitives/BallIcon/BallIcon.tsx',
      'packages/ui/src/links/hoverProps.ts',
      'packages/ui/src/theme/columns.ts',
      'packages/ui/src/theme/useHasRail.ts',
      'packages/domain/src/follow/orderFollows.ts',
    ],
  },
  // What a chat is read with. The match has it with its chat, and the alerts need some of it: apart from them, a match waits for no alert's code.
  {
    name: 'chat',
    priority: 2,
    modules: [
      'packages/app/src/api/alertsApi.ts',
      'packages/app/src/api/profileApi.ts',
      'packages/app/src/api/roomsApi.ts',
      'packages/app/src/api/safetyApi.ts',
      'packages/app/src/chat/history/chatHistoryQuery.ts',
      'packages/app/src/chat/outbox/outboxesOf.ts',
      'packages/app/src/data/people/useFriendships.ts',
      'packages/app/src/data/people/useReaderFilter.ts',
      'packages/app/src/data/updateKnown.ts',
      'packages/app/src/data/useLiveQuery.ts',
      'packages/domain/src/chat/isHidden.ts',
      'packages/domain/src/people/friendsOf.ts',
      'packages/ui/src/chat/PersonsWords.tsx',
      'packages/ui/src/notifications/useFocusBack.ts',
      'packages/ui/src/notifications/useNotificationWords.ts',
      'packages/ui/src/notifications/useSideFaces.ts',
      'packages/ui/src/primitives/SaidOnce/SaidOnce.tsx',
    ],
  },
  // What a match with its chat shares with the opened match, which on a phone waits for no chat.
  {
    name: 'report',
    priority: 2,
    modules: [
      'packages/app/src/api/functions/fetch-match.ts',
      'packages/app/src/features/match/cheer/useCheer.ts',
      'packages/ui/src/match/MatchHeader/',
      'packages/app/src/features/match/detail/matchTabBodies.ts',
      'packages/app/src/features/match/detail/useMatchDetail.ts',
      'packages/app/src/features/match/detail/useShownMinute.ts',
      'packages/app/src/features/match/lookedAtMatch.ts',
      'packages/app/src/features/match/useScreenHold.ts',
      'packages/app/src/features/match/whyFailed.ts',
      'packages/domain/src/report/hasLineUp.ts',
      'packages/ui/src/match/CheerButton/CheerButton.tsx',
      'packages/ui/src/match/MatchScreen/MatchFailed.tsx',
      'packages/ui/src/match/detail/BeforeMatch/KickoffCountdown.tsx',
      'packages/ui/src/match/detail/MatchInfo/Note.tsx',
    ],
  },
  { name: 'icons', priority: 2, packages: ['lucide-react'] },
  { name: 'supabase', priority: 1, packages: ['@supabase'], modules: ['packages/app/src/api/access/client.ts'] },
  // Loaded right behind the first screen: the first for everybody, the second for spectators.
  {
    name: 'live',
    priority: 1,
    modules: [
      'packages/app/src/live/openLiveConnection.ts',
      'packages/app/src/live/CorrectionsHost.tsx',
      'packages/app/src/features/results/openPrefetcher.ts',
      'packages/app/src/lib/appearance/LanguageSwitch.ts',
      'packages/app/src/features/shell/DataAgeContainer.tsx',
    ],
  },
  // What the app does without a network: a start that has one waits for none of it.
  { name: 'installedApp', priority: 1, modules: ['packages/app/src/app/installedApp/InstalledApp.tsx'] },
  {
    name: 'member',
    priority: 1,
    modules: [
      'packages/app/src/live/notifications/openAlerts.ts',
      'packages/app/src/live/notifications/cards/FlipCardHost.tsx',
      'packages/app/src/chat/outbox/outboxesOf.ts',
      'packages/app/src/live/presence/OnlineUsers.ts',
      'packages/app/src/features/shell/SpectatorWatch.ts',
    ],
  },
  // The match with its chat, and the opened match.
  {
    name: 'match',
    priority: 0,
    modules: ['packages/app/src/app/routes/matchScreens.ts', 'packages/app/src/chat/RoomChat.tsx'],
  },
  {
    name: 'detail',
    priority: 0,
    modules: [
      'packages/app/src/features/match/detail/MatchDetailContainer.tsx',
      'packages/app/src/features/match/detail/prepareReport.ts',
      'packages/app/src/features/match/detail/tabs/ReportTab.tsx',
    ],
  },
];

/** The chunks of the app's build, as the bundler takes them. */
export const chunkGroups: readonly ChunkGroup[] = chunks.map(toGroup);

/**
 * A chunk as the bundler takes it.
 *
 * @throws where a module does not exist: a renamed file would otherwise slip into another chunk without a word
 */
export function toGroup({ name, priority, packages = [], modules = [] }: Chunk): ChunkGroup {
  const missing = modules.find((module) => !existsSync(`${repository}${module}`));
  if (missing !== undefined) throw new Error(`The chunk ${name} names ${missing}, which does not exist`);
  const paths = modules.map((module) => `${repository}${module}`);
  const libraries = packages.map((library) => `/node_modules/${library}/`);
  return {
    name,
    priority,
    test: (id) =>
      paths.some((path) => (path.endsWith('/') ? id.startsWith(path) : id === path)) ||
      libraries.some((library) => id.includes(library)),
  };
}
