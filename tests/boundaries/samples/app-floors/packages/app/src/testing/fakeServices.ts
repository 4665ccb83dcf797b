import { services } from '../services/SessionStore.ts';
import { signIn } from '../features/auth/signIn.ts';

export const fakeServices = [services, signIn];
