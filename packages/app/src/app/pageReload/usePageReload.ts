import { requiredContext } from '../../lib/state/requiredContext.ts';
import type { PageReload } from './PageReload.ts';

export const [PageReloadContext, usePageReload] = requiredContext<PageReload>('usePageReload');
