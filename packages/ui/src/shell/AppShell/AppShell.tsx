import type { ReactNode } from 'react';
import { DataAgeSlot } from '../../screen/DataAgeSlot.ts';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { ProfileCorner } from '../../screen/ScreenHeader/ProfileCorner.ts';
import { SearchButton } from '../SearchButton/SearchButton.tsx';
import { ShellFrame } from '../ShellFrame/ShellFrame.tsx';
import type { AppShellView } from './AppShellView.ts';

/**
 * The frame that stays from screen to screen. A screen inside it starts with a `ScreenHeader`, which has room for its
 * title, its strip and its link, and puts the profile menu in its corner.
 */
export function AppShell({ view, children }: { readonly view: AppShellView; readonly children: ReactNode }) {
  return (
    <ShellFrame
      activeTab={view.activeTab}
      tabHref={view.tabHref}
      unread={view.unread}
      bar={view.bar}
      offer={view.englishOffer}
    >
      <ProfileCorner
        value={
          <>
            <SearchButton onSearch={view.onSearch} />
            <ProfileMenu view={view.profile} />
          </>
        }
      >
        <DataAgeSlot value={view.dataAge}>{children}</DataAgeSlot>
      </ProfileCorner>
    </ShellFrame>
  );
}
