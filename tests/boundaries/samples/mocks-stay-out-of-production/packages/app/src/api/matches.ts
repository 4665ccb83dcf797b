import { http } from 'msw'; // refused by packages/mocks-stay-out-of-production

export const mocks = [http, () => import('@tribunen/mocks/browser')]; // refused by packages/mocks-stay-out-of-production
