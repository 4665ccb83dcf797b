import { requiredContext } from '../../lib/state/requiredContext.ts';
import type { PageRenewal } from './PageRenewal.ts';

export const [RenewalContext, useRenewal] = requiredContext<PageRenewal>('useRenewal');
