import { Clock } from '../widgets/Clock.ts'; // refused by rooms/app-floors

export const services = [Clock];
