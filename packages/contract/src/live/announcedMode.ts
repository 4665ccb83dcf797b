import { liveModes } from '@tribunen/domain';
import { fallback, optional, picklist } from 'valibot';

/** How crowded the backend says it is (LIVE-22). A backend that does not say so, or says something unknown, is `small`. */
export const announcedMode = fallback(optional(picklist(liveModes), 'small'), 'small');
