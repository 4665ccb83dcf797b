/** A way in which a device may reveal something about a match to an observer. */
export type Channel =
  | 'list'
  | 'report'
  | 'title'
  | 'announcement'
  | 'live region'
  | 'sound'
  | 'light'
  | 'toast'
  | 'chat'
  | 'badge'
  | 'table'
  | 'request'
  | 'tab message';
