import { startMocks } from '@tribunen/mocks/node';

export const start = startMocks;
