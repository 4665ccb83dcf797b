import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import type { AlertsView } from '../../shell/AlertSettings/AlertsView.ts';
import { WebNotificationsSetting } from '../../shell/AlertSettings/WebNotificationsSetting.tsx';
import { theme } from '../../theme/theme.ts';
import { Explanation } from './SettingsSection.tsx';

/** The setting of the browser's notifications, and in words whether the browser permits them. */
export function BrowserNotifications({ view }: { readonly view: AlertsView }) {
  const words = useBrowserWords();
  const explanation = words(view.webNotifications);
  return (
    <Root>
      <WebNotificationsSetting state={view.webNotifications} onToggle={() => view.onWebNotifications()} />
      {explanation !== null && <Explanation>{explanation}</Explanation>}
    </Root>
  );
}

/** Null when the setting needs no explanation. */
function useBrowserWords(): (state: AlertsView['webNotifications']) => string | null {
  const { t } = useWords();
  return (state) => {
    switch (state) {
      case 'ask':
      case 'on':
      case 'off':
        return t(($) => $.settings.webNotifications[state]);
      case 'denied':
        return t(($) => $.settings.webNotifications.undo);
      case 'unsupported':
        return null;
    }
  };
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;
