/**
 * The day's matches as a visitor sees them, which a host has put into the page: a template of this id, with the stamp of the list (`stampOf`),
 * and until when it may be shown, in milliseconds since 1970.
 */
export const firstListId = 'first-list';
export const stampAttribute = 'data-stamp';
export const untilAttribute = 'data-until';

/** In the place of a `style`, which the policy lets no markup have. */
export const styleAttribute = 'data-style';

/** Where `index.html` asks its host for the list: nginx reads the first comment, Caddy the second, and to a browser both are empty. */
export const firstListPlace = '<!--#include virtual="/boot/first" --><!--{{ httpInclude "/boot/first" }}-->';
