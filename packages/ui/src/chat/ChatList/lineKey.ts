import type { ChatLine } from '@tribunen/domain';

/** The React key of a line, which is the same for as long as the line is in the list. */
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
