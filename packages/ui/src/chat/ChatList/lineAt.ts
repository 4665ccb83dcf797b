import type { ChatLine, UtcInstant } from '@tribunen/domain';

/**
 * The last line of a chat that was there at a moment; -1 where none was.
 *
 * @example
 * lineAt(lines, moment.at); // 41
 */
export function lineAt(lines: readonly ChatLine[], at: UtcInstant): number {
  return lines.findLastIndex((line) => {
    switch (line.kind) {
      case 'day':
        return false;
      case 'message':
        return line.item.timestamp <= at;
      case 'event':
        return line.event.occurredAt <= at;
      case 'left-out':
        return false;
    }
  });
}
