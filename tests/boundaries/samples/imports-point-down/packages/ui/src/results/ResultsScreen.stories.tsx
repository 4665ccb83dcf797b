import { scenarios } from '@tribunen/mocks/scenarios';
import { startDemo } from '@tribunen/mocks/browser'; // refused by packages/imports-point-down

export const all = [scenarios, startDemo];
