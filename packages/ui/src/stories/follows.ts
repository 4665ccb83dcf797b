import {
  type Competition,
  type CompetitionCode,
  fallbackCompetitions,
  type Followable,
  type FollowedKind,
  type FollowId,
  normaliseTeam,
  type Team,
} from '@tribunen/domain';
import { fn } from 'storybook/test';
import type {
  BrowsedCompetition,
  ChooseView,
  FollowableItem,
  FollowActions,
  FollowsFrame,
  FollowsView,
  ListedFollow,
} from '../follows/FollowsScreen/FollowsView.ts';

/** A follow without a crest, and without notifications. */
export function storyFollow(
  name: string,
  kind: FollowedKind = 'team',
  change: Partial<ListedFollow> = {},
): ListedFollow {
  return {
    id: `id of ${name}` as FollowId,
    kind,
    name,
    shortName: null,
    code: null,
    crest: null,
    notifications: false,
    kinds: 'both',
    isRemoved: false,
    ...change,
  };
}

/** Five follows, with every kind among them. */
const storyFollows: readonly ListedFollow[] = [
  storyFollow('Skarvik IL', 'team', { notifications: true }),
  storyFollow('Eliteserien', 'competition', { code: 'ELI' as CompetitionCode }),
  storyFollow('Norway'),
  storyFollow('Idrettsforeningen Øvre Storefjordingen og Omegn Fotballklubb av 1911'),
  storyFollow('Ådne Østvold', 'player'),
];

export const storyFollowActions: FollowActions = {
  onMove: fn(),
  onNotify: fn(),
  onKinds: fn(),
  onRemove: fn(),
  onUndoRemoval: fn(),
};

const team = (id: number, name: string): Team => normaliseTeam({ id, name });

export function storyTeam(id: number, name: string, isFollowed = false): FollowableItem {
  return { followable: { kind: 'team', team: team(id, name) }, isFollowed };
}

export function storyCompetition(
  competition: Competition,
  change: Partial<BrowsedCompetition> = {},
): BrowsedCompetition {
  const followable: Followable = { kind: 'competition', competition };
  return { code: competition.id, item: { followable, isFollowed: false }, isOpen: false, teams: null, ...change };
}

export const storySuggestions: readonly FollowableItem[] = [
  storyTeam(1, 'Skarvik IL', true),
  storyTeam(2, 'Lyngøy'),
  storyTeam(3, 'Sandsund 08'),
  storyTeam(4, 'Norway'),
];

export const storyChoose: ChooseView = {
  guide: { step: 'done' },
  suggestions: storySuggestions,
  found: null,
  onSearch: fn(),
  competitions: fallbackCompetitions('follows').map((competition) => storyCompetition(competition)),
  onToggle: fn(),
  onFollow: fn(),
};

export const storyFollowsFrame: FollowsFrame = { tab: 'mine', onTab: fn() };

export const storyFollowsView: Extract<FollowsView, { status: 'ready' }> = {
  ...storyFollowsFrame,
  status: 'ready',
  choose: storyChoose,
  follows: storyFollows,
  actions: storyFollowActions,
  file: { onSave: fn(), onFile: fn(), outcome: null },
  isWaiting: false,
};
