import { Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { RangeSlider } from '../../primitives/RangeSlider/RangeSlider.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { theme } from '../../theme/theme.ts';
import type { AlertsView } from './AlertsView.ts';
import { WebNotificationsSetting } from './WebNotificationsSetting.tsx';

/**
 * How the app announces a goal: with sound or not, how loud, and with the browser's notifications.
 *
 * @example
 * <AlertSettings view={{ volume: 0.7, muted: false, onVolume, onMuted, onTrySound, webNotifications: 'ask', onWebNotifications }} />
 */
export function AlertSettings({ view }: { readonly view: AlertsView }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  return (
    <Root>
      <Title>{t(($) => $.shell.alerts.title)}</Title>
      <Switch
        label={t(($) => $.shell.alerts.sound)}
        hint={t(($) => $.shell.alerts.soundHint)}
        checked={!view.muted}
        onChange={(sounds) => view.onMuted(!sounds)}
      />
      {!view.muted && (
        <Loudness>
          <RangeSlider
            label={t(($) => $.shell.alerts.volume)}
            value={view.volume}
            valueText={percent(view.volume)}
            onChange={(volume) => view.onVolume(volume)}
          />
          <Button variant="line" small block onClick={() => view.onTrySound()}>
            <Volume2 aria-hidden />
            {t(($) => $.shell.alerts.trySound)}
          </Button>
        </Loudness>
      )}
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

const Loudness = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`;

const Line = styled.hr`
  width: 100%;
  height: 1px;
  margin: 6px 0;
  border: 0;
  background: ${theme.colour.line};
`;
