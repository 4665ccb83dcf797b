import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { theme } from '../../theme/theme.ts';
import type { AlertsView } from './AlertsView.ts';

interface WebNotificationsSettingProps {
  readonly state: AlertsView['webNotifications'];
  onToggle(): void;
}

/** A switch when the spectator can choose, and the reason when only the browser can. */
export function WebNotificationsSetting({ state, onToggle }: WebNotificationsSettingProps) {
  const { t } = useWords();
  const label = t(($) => $.shell.alerts.webNotifications);
  switch (state) {
    case 'on':
    case 'off':
    case 'ask':
      return (
        <Switch
          label={label}
          hint={t(($) => $.shell.alerts.webNotificationsHint)}
          checked={state === 'on'}
          onChange={() => onToggle()}
        />
      );
    case 'denied':
    case 'unsupported':
      // Screen readers announce it when it has just replaced the switch.
      return (
        <Reason role="status">
          <strong>{label}</strong>
          {t(($) => $.shell.alerts[state])}
        </Reason>
      );
  }
}

const Reason = styled.p`
  display: grid;
  gap: ${theme.space[1]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};

  & > strong {
    color: ${theme.colour.text};
    font-size: ${theme.font.size.md};
    font-weight: ${theme.font.weight.medium};
  }
`;
