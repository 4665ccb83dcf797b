import type { QuietHours } from '@tribunen/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { controlLook, FieldFrame } from '../../forms/FieldFrame.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { theme } from '../../theme/theme.ts';
import { MutedMatches } from './MutedMatches.tsx';
import { PushDevices } from './PushDevices.tsx';
import type { PushDeviceView, PushView } from './PushView.ts';
import { SettingsFailed } from './SettingsFailed.tsx';
import { Explanation, PartTitle, SettingsSection } from './SettingsSection.tsx';

/** The settings of notifications while the app is closed: of which events, on which devices, and the hours without any. */
export function PushSettings({ view }: { readonly view: PushView }) {
  const { t } = useWords();
  return (
    <SettingsSection title={t(($) => $.pushSettings.title)}>
      <ThisDevice view={view.device} />
      <Choices view={view} />
    </SettingsSection>
  );
}

function ThisDevice({ view }: { readonly view: PushDeviceView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return <Skeleton width="100%" height="44px" />;
    case 'unsupported':
    case 'install':
    case 'denied':
      return (
        <div>
          <Name>{t(($) => $.pushSettings.device)}</Name>
          <Explanation>{t(($) => $.pushSettings[view.status])}</Explanation>
        </div>
      );
    case 'off':
    case 'lost':
      return (
        <Switch
          label={t(($) => $.pushSettings.device)}
          hint={t(($) => $.pushSettings[view.status === 'lost' ? 'lost' : 'explanation'])}
          checked={false}
          onChange={() => view.onTurnOn()}
        />
      );
    case 'on':
      return (
        <Switch
          label={t(($) => $.pushSettings.device)}
          hint={t(($) => $.pushSettings.isOn)}
          checked
          onChange={() => view.onTurnOff()}
        />
      );
  }
}

function Choices({ view }: { readonly view: PushView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <div role="status" aria-label={t(($) => $.pushSettings.loading)}>
          <Skeleton width="100%" height="44px" />
        </div>
      );
    case 'error':
      return <SettingsFailed text={t(($) => $.pushSettings.notLoaded)} onRetry={() => view.onRetry()} />;
    case 'ready':
      return <Ready view={view} />;
  }
}

const kinds = ['goals', 'redCards', 'messages', 'invitations'] as const;
/** The quiet hours to begin with: from eleven at night until seven in the morning. */
const night: QuietHours = { from: 23 * 60, until: 7 * 60 };

function Ready({ view }: { readonly view: Extract<PushView, { status: 'ready' }> }) {
  const { t } = useWords();
  const kindsId = useId();
  const { choices, devices, muted } = view;
  const mutedMatches = <MutedMatches matches={muted} onUnmute={(id) => view.onUnmute(id)} />;
  // Without a device nothing is sent, so there is nothing to choose. Muted matches are still shown: they are silent on open pages too.
  if (devices.length === 0) return muted.length === 0 ? null : mutedMatches;
  return (
    <Parts>
      <Part aria-labelledby={kindsId} role="group">
        <PartTitle id={kindsId}>{t(($) => $.pushSettings.kinds)}</PartTitle>
        <Group>
          {kinds.map((kind) => (
            <Switch
              key={kind}
              label={t(($) => $.pushSettings[kind])}
              hint={t(($) => $.pushSettings[`${kind}Hint`])}
              checked={choices[kind]}
              onChange={(isOn) => view.onChoose({ ...choices, [kind]: isOn })}
            />
          ))}
        </Group>
      </Part>
      <Group>
        <Switch
          label={t(($) => $.pushSettings.quiet)}
          hint={t(($) => $.pushSettings.quietHint)}
          checked={choices.quiet !== null}
          onChange={(isOn) => view.onChoose({ ...choices, quiet: isOn ? night : null })}
        />
        {choices.quiet !== null && (
          <Hours quiet={choices.quiet} onChange={(quiet) => view.onChoose({ ...choices, quiet })} />
        )}
      </Group>
      <PushDevices devices={devices} onRemove={(id) => view.onRemove(id)} />
      {mutedMatches}
    </Parts>
  );
}

interface HoursProps {
  readonly quiet: QuietHours;
  onChange(quiet: QuietHours): void;
}

function Hours({ quiet, onChange }: HoursProps) {
  const { t } = useWords();
  const choose = (change: Partial<QuietHours>): void => {
    const next = { ...quiet, ...change };
    // Ignores quiet hours that end when they begin, because they would be empty.
    if (next.from !== next.until) onChange(next);
  };
  return (
    <Pair>
      {(['from', 'until'] as const).map((end) => (
        <FieldFrame key={end} label={t(($) => $.pushSettings[end])}>
          {(ties) => (
            <Time
              {...ties}
              type="time"
              required
              value={timeOf(quiet[end])}
              onChange={(event) => {
                const minute = minuteOf(event.target.value);
                if (minute !== null) choose({ [end]: minute });
              }}
            />
          )}
        </FieldFrame>
      ))}
    </Pair>
  );
}

function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The minute of the day of a typed time; null while it is only partly typed. */
function minuteOf(time: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** The name of a setting, in the style of the name of a `Switch`. */
const Name = styled.p`
  font-weight: ${theme.font.weight.medium};
`;

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  /* Together with the section's gap as large as the gap between the parts. */
  padding-top: ${theme.space[2]};
`;

const Part = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Group = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[4]};
`;

const Time = styled.input`
  ${controlLook}
`;
