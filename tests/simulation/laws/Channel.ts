/** A way by which an observer of a device learns of a match. */
export type Channel =
  | 'list'
  | 'report'
  | 'announcement'
  | 'sound'
  | 'light'
  | 'toast'
  | 'chat'
  | 'badge'
  | 'table'
  | 'request'
  | 'tab message';
