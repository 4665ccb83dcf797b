import { Monitor, Moon, Sun } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { LanguageChoice } from '../../shell/LanguageChoice/LanguageChoice.tsx';
import { SoundSetting } from '../../shell/AlertSettings/SoundSetting.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import type { ThemeChoice } from '../../theme/applyThemeChoice.ts';
import type { MotionChoice } from '../../theme/applyMotionChoice.ts';
import { sideColumn } from '../../theme/columns.ts';
import { theme } from '../../theme/theme.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { BrowserNotifications } from './BrowserNotifications.tsx';
import { KnownSettings } from './KnownSettings.tsx';
import { PushSettings } from './PushSettings.tsx';
import { SafetySettings } from './SafetySettings.tsx';
import { Explanation, SettingsSection } from './SettingsSection.tsx';
import type { SettingsView } from './SettingsView.ts';

/** The settings of this device (language, theme, motion, sound, notifications) and of the account. */
export function SettingsScreen({ view }: { readonly view: SettingsView }) {
  const { t } = useWords();
  const alerts = view.alerts ?? { ...view.keptAlerts, ...unpressed };
  return (
    <>
      <ScreenHeader title={t(($) => $.shell.menu.settings)} strip={null} link={null} />
      <Panes>
        <Pane>
          {view.status !== 'signed-out' && (
            <SettingsSection title={t(($) => $.shell.alerts.title)}>
              <Alerts inert={view.alerts === null}>
                <SoundSetting view={alerts} />
                <BrowserNotifications view={alerts} />
              </Alerts>
              <div>
                <ButtonLink variant="line" small href={view.teamNoticesHref}>
                  {t(($) => $.shell.menu.teamNotices)}
                </ButtonLink>
              </div>
            </SettingsSection>
          )}
          {view.status === 'signed-in' && view.push !== null && <PushSettings view={view.push} />}
          <SettingsSection title={t(($) => $.settings.looks)}>
            <LanguageChoice view={view} />
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
            <div>
              <Segments<MotionChoice>
                label={t(($) => $.settings.motion.label)}
                options={[
                  { value: 'system', label: t(($) => $.settings.motion.system) },
                  { value: 'reduced', label: t(($) => $.settings.motion.reduced) },
                ]}
                value={view.motion}
                onChange={(chosen) => view.onMotion(chosen)}
              />
              <Below>{t(($) => $.settings.motion.hint)}</Below>
            </div>
            {view.screenOn !== null && (
              <Switch
                label={t(($) => $.settings.screenOn.label)}
                hint={t(($) => $.settings.screenOn.hint)}
                checked={view.screenOn.isOn}
                onChange={(isOn) => view.screenOn?.onSwitch(isOn)}
              />
            )}
          </SettingsSection>
          <KnownSettings view={view.known} />
          <Keyboard>
            <SettingsSection title={t(($) => $.settings.keyboard.title)}>
              <Switch
                label={t(($) => $.settings.keyboard.search)}
                hint={t(($) => $.settings.keyboard.searchHint)}
                checked={view.isSearchKeyOn}
                onChange={(isOn) => view.onSearchKey(isOn)}
              />
            </SettingsSection>
          </Keyboard>
          {view.status === 'signed-in' && <SafetySettings view={view.safety} />}
        </Pane>
        <Pane>
          <Account view={view} />
          <About>
            <TextLink href={view.aboutHref} $quiet>
              {t(($) => $.about.title)}
            </TextLink>
          </About>
        </Pane>
      </Panes>
    </>
  );
}

const nothing = (): void => undefined;
/** Nothing can be pressed before the alerts have loaded. */
const unpressed = { onVolume: nothing, onMuted: nothing, onTrySound: nothing, onWebNotifications: nothing };

function Account({ view }: { readonly view: SettingsView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <SettingsSection title={t(($) => $.settings.account.title)}>
          <Skeleton width="100%" height="44px" />
        </SettingsSection>
      );
    case 'signed-out':
      return (
        <SettingsSection title={t(($) => $.settings.account.title)}>
          <Explanation>{t(($) => $.settings.account.signedOut)}</Explanation>
          <div>
            <ButtonLink href={view.signInHref}>{t(($) => $.common.signIn)}</ButtonLink>
          </div>
        </SettingsSection>
      );
    case 'signed-in':
      return <AccountSettings view={view.account} />;
  }
}

const About = styled.p`
  padding-bottom: ${theme.space[4]};
`;

/** How wide a setting becomes. */
const widest = '640px';

const Panes = styled.div`
  ${theme.media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, calc(${widest} + 2 * ${theme.space.gutter})) minmax(${sideColumn}, 1fr);
    margin-bottom: calc(-1 * ${theme.space[6]});

    & > * + * {
      min-height: calc(var(--screen-height, 0px) + ${theme.space[6]});
      border-left: ${theme.chalkWidth} solid ${theme.colour.marking};
    }
  }
`;

const Pane = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[8]};
  padding: ${theme.space[4]} ${theme.space.gutter} ${theme.space[5]};

  & > * {
    width: 100%;

    ${theme.media.desktop} {
      max-width: ${widest};
    }
  }
  /* The joints of the choices stand under each other. A narrow phone gives the longest word more room. */
  @media (min-width: 360px) {
    & fieldset > div {
      grid-auto-columns: minmax(0, 1fr);
    }
  }
  /* Of three equal parts none has room for an icon beside the longest word. */
  @media (max-width: 439.98px) {
    & fieldset .lucide {
      display: none;
    }
  }
`;

const Alerts = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

/** A phone has no keys to switch off. */
const Keyboard = styled.div`
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;

const Below = styled(Explanation)`
  margin-top: ${theme.space[2]};
`;
