import { requiredContext } from '../lib/state/requiredContext.ts';
import type { AppServices } from './AppServices.ts';

export const [ServicesContext, useServices] = requiredContext<AppServices>('useServices');
