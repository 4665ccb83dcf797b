import { config } from './config.ts';
import { paint } from './main.tsx'; // refused by packages/app-floors

export const parts = [config, paint, () => import('./app/startApp.tsx')];
