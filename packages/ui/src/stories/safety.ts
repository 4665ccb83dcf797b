import type { UserId } from '@tribunen/domain';
import { fn } from 'storybook/test';
import type { SafetyView } from '../settings/SettingsScreen/SafetyView.ts';

const person = (name: string | null) => ({ id: `id of ${name ?? 'somebody'}` as UserId, name });

export const storySafety: Extract<SafetyView, { status: 'ready' }> = {
  isShown: true,
  onShown: fn(),
  status: 'ready',
  muted: [person('Ole Bakke'), person(null)],
  blocked: [person('Konstantin Alexander Bartholomeus Wessel-Hagerup')],
  hiddenWords: ['bom', 'dommerkomplott'],
  onUnmute: fn(),
  onUnblock: fn(),
  onHideWord: fn(),
  onShowWord: fn(),
};
