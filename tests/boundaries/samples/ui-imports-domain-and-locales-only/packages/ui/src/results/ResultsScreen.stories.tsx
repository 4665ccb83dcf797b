import { scenarios } from '@tribunen/mocks/scenarios';
import { startDemo } from '@tribunen/mocks/browser'; // refused by rooms/ui-imports-domain-and-locales-only

export const all = [scenarios, startDemo];
