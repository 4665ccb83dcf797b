import { liveModes } from '@tribunen/domain';
import { fallback, optional, picklist } from 'valibot';

/** The crowd mode that the backend sends (LIVE-22); `small` when it sends no mode, or an unknown mode. */
export const announcedMode = fallback(optional(picklist(liveModes), 'small'), 'small');
