import {
  Bell,
  ChevronRight,
  ListChecks,
  LogIn,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Settings,
  Sparkle,
  Sun,
  User,
  Users,
  Volume2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { menuRow } from '../../primitives/Menu/menuLook.ts';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import type { ThemeChoice } from '../../theme/applyThemeChoice.ts';
import { theme } from '../../theme/theme.ts';
import type { ProfileView } from '../ProfileMenu/ProfileView.ts';

/**
 * The profile menu as a page, to which the seat leads on a phone: a thumb reaches every row, and Back leaves the menu.
 */
export function MenuScreen({ view }: { readonly view: ProfileView }) {
  const { t } = useWords();
  return (
    <>
      {view.status === 'signed-in' ? (
        <ScreenHeader title={view.name} heading={<Owner name={view.name} />} strip={null} link={null} />
      ) : (
        <ScreenHeader title={t(($) => $.shell.menu.open)} strip={null} link={null} />
      )}
      <Body>
        <Rows view={view} />
        <Segments<ThemeChoice>
          label={t(($) => $.shell.theme.label)}
          options={[
            { value: 'dark', label: t(($) => $.shell.theme.dark), icon: Moon },
            { value: 'light', label: t(($) => $.shell.theme.light), icon: Sun },
            { value: 'system', label: t(($) => $.shell.theme.system), icon: Monitor },
          ]}
          value={view.theme}
          onChange={(chosen) => view.onTheme(chosen)}
        />
        {view.status === 'signed-in' && (
          <SignOut type="button" onClick={() => view.onSignOut()}>
            <LogOut aria-hidden />
            {t(($) => $.shell.menu.signOut)}
          </SignOut>
        )}
      </Body>
    </>
  );
}

/** Whose menu it is. */
function Owner({ name }: { readonly name: string }) {
  return (
    <Who>
      <Avatar name={name} kind="me" large />
      {name}
    </Who>
  );
}

function Rows({ view }: { readonly view: ProfileView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <div>
          <Skeleton width="100%" height="52px" />
        </div>
      );
    case 'signed-out':
      return (
        <List>
          <Row href={view.signInHref} icon={LogIn}>
            {t(($) => $.common.signIn)}
          </Row>
          <Row href={view.settingsHref} icon={Settings}>
            {t(($) => $.shell.menu.settings)}
          </Row>
        </List>
      );
    case 'signed-in': {
      const { hrefs, invitations } = view;
      return (
        <List>
          <Row href={hrefs.profile} icon={User} badge={invitations > 0 && <CountBadge>{invitations}</CountBadge>}>
            {t(($) => $.shell.menu.profile)}
          </Row>
          <Row href={hrefs.friends} icon={Users}>
            {t(($) => $.common.friends)}
          </Row>
          <Row href={hrefs.follows} icon={ListChecks}>
            {t(($) => $.shell.menu.follows)}
          </Row>
          <Row href={hrefs.teamNotices} icon={Bell}>
            {t(($) => $.shell.menu.teamNotices)}
          </Row>
          <Row href={hrefs.fantasy} icon={Sparkle}>
            {t(($) => $.shell.menu.fantasy)}
          </Row>
          <Row href={hrefs.settings} icon={Settings}>
            {t(($) => $.shell.menu.settings)}
          </Row>
          <Row href={hrefs.settings} icon={Volume2}>
            {t(($) => $.shell.alerts.title)}
          </Row>
        </List>
      );
    }
  }
}

interface RowProps {
  readonly href: string;
  readonly icon: LucideIcon;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

function Row({ href, icon: Icon, badge = null, children }: RowProps) {
  return (
    <li>
      <RowLink href={href}>
        <Icon aria-hidden />
        {children}
        <Far>
          {badge}
          <ChevronRight aria-hidden />
        </Far>
      </RowLink>
    </li>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  max-width: 480px;
  padding: ${theme.space[2]} ${theme.space.gutter} ${theme.space[4]};
`;

const Who = styled.i`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  padding-block: ${theme.space[2]};
  font-style: normal;
`;

const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const RowLink = styled(Link)`
  ${menuRow}
  min-height: 52px;
  padding: 0;
`;

const Far = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;
  color: ${theme.colour.text3};
`;

const SignOut = styled.button`
  ${menuRow}
  min-height: 52px;
  padding: 0;
`;
