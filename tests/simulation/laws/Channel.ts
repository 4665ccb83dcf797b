/** A way by which an observer of a device learns of a match. */
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
