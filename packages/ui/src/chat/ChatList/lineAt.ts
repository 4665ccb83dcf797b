import type { ChatLine, UtcInstant } from '@tribunen/domain';

/** The index of the last line of a chat at a moment; -1 when there was none. */
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
