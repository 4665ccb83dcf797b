import { cssVariable } from '../../theme/cssVariable.ts';
import type { SchemeToken } from '../../theme/tokens.ts';

/** The colours of the scene, as the page's theme has them: `#RRGGBB`. */
export type SceneColours = Readonly<
  Record<'apron' | 'pitchA' | 'pitchB' | 'onPitch' | 'pitchGoal' | 'pitchMade' | 'pitchMissed', string>
>;

/** The colours of the page now. */
export function sceneColours(root: Element): SceneColours {
  const style = getComputedStyle(root);
  const colour = (token: SchemeToken) => style.getPropertyValue(cssVariable(token)).trim();
  return {
    apron: colour('apron'),
    pitchA: colour('pitchA'),
    pitchB: colour('pitchB'),
    onPitch: colour('onPitch'),
    pitchGoal: colour('pitchGoal'),
    pitchMade: colour('pitchMade'),
    pitchMissed: colour('pitchMissed'),
  };
}
