import { liveModes } from '@tribunen/domain';
import { fallback, optional, picklist } from 'valibot';

/** How crowded the backend says it is (LIVE-22). A backend that sends no mode, or an unknown one, is `small`. */
export const announcedMode = fallback(optional(picklist(liveModes), 'small'), 'small');
