import type { ChatLine } from '@tribunen/domain';

/** The key of a line in its list: the same for as long as the line is there. */
export function lineKey(line: ChatLine): string {
  switch (line.kind) {
    case 'day':
      return `day ${line.day}`;
    case 'message':
      return line.item.id;
    case 'event':
      return `event ${line.event.id}`;
    case 'left-out':
      return `left-out ${line.before}`;
  }
}
