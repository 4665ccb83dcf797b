import { config } from '../../config.ts'; // refused by rooms/app-floors
import { Deferred } from '../loading/Deferred.ts';

export const both = [config, Deferred];
