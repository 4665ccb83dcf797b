import type { ReactNode } from 'react';
import type { ProfileView } from '../ProfileMenu/ProfileView.ts';

/** The five tabs of the main screen, in order (part 1 §2, App shell). */
export const shellTabs = ['results', 'match', 'team', 'scouting', 'friends'] as const;
export type ShellTab = (typeof shellTabs)[number];

/** What stands around every screen: the tabs, the profile menu and, in the demo, its bar. */
export interface AppShellView {
  /** Null on a screen that belongs to no tab. */
  readonly activeTab: ShellTab | null;
  tabHref(tab: ShellTab): string;
  readonly profile: ProfileView;
  /** A slim bar above everything, in a row of its own; null outside the demo. */
  readonly bar: ReactNode;
}
