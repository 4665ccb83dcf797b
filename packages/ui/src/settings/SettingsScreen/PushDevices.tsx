import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { ListPart } from './ListPart.tsx';
import { ListRow } from './ListRow.tsx';
import type { ListedDevice } from './PushView.ts';

interface PushDevicesProps {
  readonly devices: readonly ListedDevice[];
  onRemove(id: string): void;
}

/** The devices that receive notifications, each with a button that removes it. */
export function PushDevices({ devices, onRemove }: PushDevicesProps) {
  const { t } = useWords();
  return (
    <ListPart
      title={t(($) => $.pushSettings.devices)}
      hint={t(($) => $.pushSettings.devicesHint)}
      none={t(($) => $.pushSettings.noDevices)}
      count={devices.length}
    >
      {devices.map((device) => (
        <Device key={device.id} device={device} onRemove={() => onRemove(device.id)} />
      ))}
    </ListPart>
  );
}

function Device({ device, onRemove }: { readonly device: ListedDevice; onRemove(): void }) {
  const { t } = useWords();
  const { dateInFigures } = useFormats();
  const name = device.name === '' ? t(($) => $.pushSettings.nameless) : device.name;
  return (
    <ListRow
      name={device.isThis ? t(($) => $.pushSettings.thisDevice, { device: name }) : name}
      detail={t(($) => $.pushSettings.seen, { date: dateInFigures(device.seenAt) })}
      action={t(($) => $.pushSettings.remove)}
      onAct={onRemove}
    />
  );
}
