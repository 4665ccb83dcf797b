/** The element that stands for the day in the title of the static shell. */
export const shellDayTag = 'shell-day';

/** Stands for the day in the element's `format`. */
export const dayMark = '%';
