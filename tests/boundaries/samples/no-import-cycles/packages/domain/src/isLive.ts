import { score } from './score.ts'; // refused by import/no-cycle

export const isLive = (minute: number): boolean => minute > 0 && score(minute) >= 0;
