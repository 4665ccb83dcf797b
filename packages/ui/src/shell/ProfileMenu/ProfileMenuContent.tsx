import {
  Bell,
  ListChecks,
  LogIn,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sparkle,
  Sun,
  User,
  Users,
  Volume2,
  Wrench,
} from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import type { TriggerElement } from '../../primitives/LoadOnOpen/LoadOnOpen.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { MenuAction } from '../../primitives/Menu/MenuAction.tsx';
import { MenuChoice } from '../../primitives/Menu/MenuChoice.tsx';
import { MenuLabel } from '../../primitives/Menu/MenuLabel.tsx';
import { MenuLink } from '../../primitives/Menu/MenuLink.tsx';
import { MenuSeparator } from '../../primitives/Menu/MenuSeparator.tsx';
import { PanelUnder } from '../../primitives/Popover/PanelUnder.tsx';
import { AlertSettings } from '../AlertSettings/AlertSettings.tsx';
import type { ProfileView } from './ProfileView.ts';

interface ProfileMenuContentProps {
  readonly trigger: TriggerElement;
  readonly view: ProfileView;
}

/** The rows of the profile menu, and the panel that one of them opens. A separate module, fetched on first use. */
export function ProfileMenuContent({ trigger, view }: ProfileMenuContentProps) {
  const { t } = useWords();
  const alerts = view.status === 'signed-in' ? view.alerts : null;
  // The panel opens once the menu has closed and returned the focus: the panel later returns the focus to the same place.
  const [panel, setPanel] = useState<'closed' | 'asked' | 'open'>('closed');
  const themes = [
    { value: 'dark', label: t(($) => $.shell.theme.dark), icon: Moon },
    { value: 'light', label: t(($) => $.shell.theme.light), icon: Sun },
    { value: 'system', label: t(($) => $.shell.theme.system), icon: Monitor },
  ] as const;
  const menu = (
    <Menu trigger={trigger} startOpen onClosed={() => setPanel((now) => (now === 'asked' ? 'open' : now))}>
      {view.status === 'signed-in' ? (
        <>
          <MenuLabel>{view.name}</MenuLabel>
          <MenuLink
            href={view.hrefs.profile}
            icon={User}
            current={view.current}
            {...(view.invitations > 0 && { badge: <CountBadge>{view.invitations}</CountBadge> })}
          >
            {t(($) => $.shell.menu.profile)}
          </MenuLink>
          <MenuLink href={view.hrefs.friends} icon={Users}>
            {t(($) => $.common.friends)}
          </MenuLink>
          <MenuLink href={view.hrefs.follows} icon={ListChecks}>
            {t(($) => $.shell.menu.follows)}
          </MenuLink>
          <MenuLink href={view.hrefs.teamNotices} icon={Bell}>
            {t(($) => $.shell.menu.teamNotices)}
          </MenuLink>
          <MenuLink href={view.hrefs.fantasy} icon={Sparkle}>
            {t(($) => $.shell.menu.fantasy)}
          </MenuLink>
          <MenuLink href={view.hrefs.settings} icon={Settings}>
            {t(($) => $.shell.menu.settings)}
          </MenuLink>
          {view.developerLinks.map(({ label, href }) => (
            <MenuLink key={href} href={href} icon={Wrench}>
              {label}
            </MenuLink>
          ))}
        </>
      ) : (
        view.status === 'signed-out' && (
          <>
            <MenuLink href={view.signInHref} icon={LogIn}>
              {t(($) => $.common.signIn)}
            </MenuLink>
            <MenuLink href={view.settingsHref} icon={Settings}>
              {t(($) => $.shell.menu.settings)}
            </MenuLink>
          </>
        )
      )}
      {view.status !== 'loading' && <MenuSeparator />}
      <MenuChoice
        label={t(($) => $.shell.theme.label)}
        options={themes}
        value={view.theme}
        onChange={(theme) => view.onTheme(theme)}
      />
      {view.status === 'signed-in' && (
        <>
          {alerts !== null && (
            <MenuAction icon={Volume2} onSelect={() => setPanel('asked')}>
              {t(($) => $.shell.alerts.title)}
            </MenuAction>
          )}
          <MenuSeparator />
          <MenuAction icon={LogOut} onSelect={() => view.onSignOut()}>
            {t(($) => $.shell.menu.signOut)}
          </MenuAction>
        </>
      )}
    </Menu>
  );
  return (
    <PanelUnder
      anchor={menu}
      label={t(($) => $.shell.alerts.title)}
      open={panel === 'open' && alerts !== null}
      onClose={() => setPanel('closed')}
    >
      {alerts !== null && <AlertSettings view={alerts} />}
    </PanelUnder>
  );
}
