import { useId } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { ListPart } from './ListPart.tsx';
import type { ListedDevice } from './PushView.ts';
import { Explanation } from './SettingsSection.tsx';

interface PushDevicesProps {
  readonly devices: readonly ListedDevice[];
  onRemove(id: string): void;
}

/** The devices that are told of what happens, each with a button that ends it. */
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
  const id = useId();
  const name = device.name === '' ? t(($) => $.pushSettings.nameless) : device.name;
  return (
    <Row>
      <div>
        <div id={id}>{device.isThis ? t(($) => $.pushSettings.thisDevice, { device: name }) : name}</div>
        <Explanation>{t(($) => $.pushSettings.seen, { date: dateInFigures(device.seenAt) })}</Explanation>
      </div>
      <Button small variant="line" aria-describedby={id} onClick={onRemove}>
        {t(($) => $.pushSettings.remove)}
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
`;
