import { fakeServices } from '../../testing/fakeServices.ts';
import { signIn } from '../auth/signIn.ts';

export const all = [fakeServices, signIn];
