import type { ReactNode } from 'react';
import type { ProfileView } from '../ProfileMenu/ProfileView.ts';
import type { ShellTab } from '../ShellTabs/shellTabNames.ts';

/** The frame around every screen: the tabs, the search, the profile menu and, in the demo, its bar. */
export interface AppShellView {
  /** Null on a screen that belongs to no tab. */
  readonly activeTab: ShellTab | null;
  tabHref(tab: ShellTab): string;
  /** The number of unread messages from friends. */
  readonly unread: number;
  readonly profile: ProfileView;
  /** Opens the search. */
  onSearch(): void;
  /** How fresh the shown data is (`DataAgeStatus`), for the screens that show live data. */
  readonly dataAge: ReactNode;
  /** A slim bar in its own row above everything; null outside the demo. */
  readonly bar: ReactNode;
  /** Offers the page in English (`EnglishOffer`); null where that is not offered. */
  readonly englishOffer: ReactNode;
}
