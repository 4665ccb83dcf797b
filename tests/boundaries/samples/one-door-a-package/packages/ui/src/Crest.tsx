import type { Team } from '@tribunen/domain';
import { isLive } from '@tribunen/domain/match'; // refused by packages/one-door-a-package
import { nb } from '../../../locales/nb.ts'; // refused by packages/one-door-a-package
import { Button } from '@tribunen/ui'; // refused by packages/one-door-a-package

export { shield } from './shield.ts'; // refused by packages/one-door-a-package
export const Crest = (team: Team) => [team, isLive, nb, Button];
