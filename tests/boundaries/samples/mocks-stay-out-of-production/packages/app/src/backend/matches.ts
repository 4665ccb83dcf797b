import { http } from 'msw'; // refused by rooms/mocks-stay-out-of-production

export const mocks = [http, () => import('@tribunen/mocks/browser')]; // refused by rooms/mocks-stay-out-of-production
