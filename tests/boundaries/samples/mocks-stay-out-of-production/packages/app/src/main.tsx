import type { Demo } from '@tribunen/mocks/browser'; // refused by packages/mocks-stay-out-of-production

export const startDemo = () => import('@tribunen/mocks/browser');
export const again = (demo: Demo) => [demo, import('@tribunen/mocks/scenarios')]; // refused by packages/mocks-stay-out-of-production
