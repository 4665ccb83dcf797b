import { config } from '../../config.ts'; // refused by packages/app-floors
import { Deferred } from '../loading/Deferred.ts';

export const both = [config, Deferred];
