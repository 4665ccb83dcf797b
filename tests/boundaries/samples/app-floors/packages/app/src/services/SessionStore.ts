import { Clock } from '../widgets/Clock.ts'; // refused by packages/app-floors

export const services = [Clock];
