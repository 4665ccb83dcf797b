import type { OsloDay, UtcInstant } from '@tribunen/domain';
import type { Language } from '@tribunen/locales';

export interface FirstScreenParts {
  readonly language: Language;
  readonly now: UtcInstant;
  readonly product: string;
}

/** A screen as HTML, and the parts of its stamp (`stampOf`). */
export interface DrawnScreen {
  readonly day: OsloDay;
  readonly shown: string;
  readonly html: string;
}

/**
 * The id of the template in which a host has put the day's matches, as a visitor sees them, or an opened match, into the
 * page. The template also contains the stamp of the screen (`stampOf`) and the moment until which it may be shown, in milliseconds since
 * 1970.
 */
export const firstListId = 'first-list';
/** Dispatched on the document when the account of a signed-in reader hides no result. */
export const nothingHiddenEvent = 'tribunen:nothing-hidden';

export const stampAttribute = 'data-stamp';
export const untilAttribute = 'data-until';

/** The attribute that replaces `style`, which the content security policy forbids in markup. */
export const styleAttribute = 'data-style';

/**
 * The place in `index.html` where the host inserts the list. nginx reads the first comment and Caddy the second; a
 * browser ignores both.
 */
export const firstListPlace = '<!--#include virtual="/boot/first" --><!--{{ httpInclude "/boot/first" }}-->';
