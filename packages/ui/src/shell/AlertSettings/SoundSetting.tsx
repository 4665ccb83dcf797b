import { Volume2 } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { RangeSlider } from '../../primitives/RangeSlider/RangeSlider.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { theme } from '../../theme/theme.ts';
import type { AlertsView } from './AlertsView.ts';

/** Sound on or off, its volume, and a button that plays it. */
export function SoundSetting({ view }: { readonly view: AlertsView }) {
  const { t } = useWords();
  const { percent } = useFormats();
  return (
    <>
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
          <Button variant="line" small onClick={() => view.onTrySound()}>
            <Volume2 aria-hidden />
            {t(($) => $.shell.alerts.trySound)}
          </Button>
        </Loudness>
      )}
    </>
  );
}

const Loudness = styled.div`
  display: grid;
  gap: ${theme.space[1]};

  & > button {
    justify-self: start;
  }
`;
