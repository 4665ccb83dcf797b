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
 * The id of the template that contains a drawn screen: the day's matches as a visitor sees them, or an opened match. Its
 * attributes are the stamp of the screen (`stampOf`) and the moment until which a page may show it, in milliseconds
 * since 1970.
 */
export const firstListId = 'first-list';
/** The page dispatches it on its document when the backend has answered that the reader's account hides no result. */
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
