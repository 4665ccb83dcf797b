import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { GuidedDevice } from './FollowsView.ts';
import { GuideFoot } from './GuideFoot.tsx';

interface PushQuestionProps {
  readonly device: GuidedDevice;
  onDone(): void;
}

/**
 * Asks whether this device should get push messages while the app is closed, or shows why it cannot. The spectator may
 * go on without an answer.
 */
export function PushQuestion({ device, onDone }: PushQuestionProps) {
  const { t } = useWords();
  const text = useDeviceText(device);
  const turnOn = turningOn(device);
  return (
    <>
      <p role="status">{text}</p>
      <GuideFoot>
        {/** One button is used for every state, so that it keeps the focus. */}
        <Button small busy={device.status === 'loading'} onClick={turnOn ?? onDone}>
          {turnOn === null
            ? t(($) => $.follows.guide.toMatches)
            : device.status === 'failed'
              ? t(($) => $.common.tryAgain)
              : t(($) => $.follows.guide.turnOn)}
        </Button>
        {turnOn !== null && (
          <Button variant="line" small onClick={onDone}>
            {t(($) => $.follows.guide.no)}
          </Button>
        )}
      </GuideFoot>
    </>
  );
}

function useDeviceText(device: GuidedDevice): string {
  const { t } = useWords();
  switch (device.status) {
    case 'loading':
    case 'off':
      return t(($) => $.pushSettings.explanation);
    case 'on':
      return t(($) => $.pushSettings.isOn);
    case 'failed':
      return t(($) => $.follows.guide.notTurnedOn, { message: device.message });
    case 'lost':
    case 'denied':
    case 'install':
    case 'unsupported':
      return t(($) => $.pushSettings[device.status]);
  }
}

/** Turns push on; null if it cannot be turned on. While push is loading, the button is shown and does nothing. */
function turningOn(device: GuidedDevice): (() => void) | null {
  switch (device.status) {
    case 'loading':
      return () => {};
    case 'off':
    case 'lost':
      return () => device.onTurnOn();
    case 'failed':
      return () => device.onRetry();
    case 'on':
    case 'denied':
    case 'install':
    case 'unsupported':
      return null;
  }
}
