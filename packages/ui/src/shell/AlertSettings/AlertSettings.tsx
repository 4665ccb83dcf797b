import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { AlertsView } from './AlertsView.ts';
import { SoundSetting } from './SoundSetting.tsx';
import { WebNotificationsSetting } from './WebNotificationsSetting.tsx';

/** How the app announces a goal: with sound or not, how loud, and with the browser's notifications. */
export function AlertSettings({ view }: { readonly view: AlertsView }) {
  const { t } = useWords();
  return (
    <Root>
      <Title>{t(($) => $.shell.alerts.title)}</Title>
      <SoundSetting view={view} />
      <Line />
      <WebNotificationsSetting state={view.webNotifications} onToggle={() => view.onWebNotifications()} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  width: min(308px, calc(100vw - 2 * ${theme.space[2]} - 2 * 6px));
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[3]};
`;

const Title = styled.h2`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;

const Line = styled.hr`
  width: 100%;
  height: 1px;
  margin: 6px 0;
  border: 0;
  background: ${theme.colour.line};
`;
