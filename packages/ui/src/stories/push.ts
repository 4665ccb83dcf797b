import { FIRST_PUSH_CHOICES, type MatchId, type UtcInstant } from '@tribunen/domain';
import { fn } from 'storybook/test';
import { liveMatch } from './matches.ts';
import type { PushView } from '../settings/SettingsScreen/PushView.ts';

export const storyPush: Extract<PushView, { status: 'ready' }> = {
  device: { status: 'on', onTurnOff: fn() },
  status: 'ready',
  choices: { ...FIRST_PUSH_CHOICES, redCards: false, quiet: { from: 1380, until: 420 } },
  onChoose: fn(),
  devices: [
    { id: 'a', name: 'Chrome · Android', isThis: true, seenAt: '2026-11-24T18:00:00.000Z' as UtcInstant },
    { id: 'b', name: '', isThis: false, seenAt: '2026-10-02T18:00:00.000Z' as UtcInstant },
  ],
  onRemove: fn(),
  muted: [
    { id: liveMatch.id, match: liveMatch },
    { id: '500001' as MatchId, match: null },
  ],
  onUnmute: fn(),
};
