import { epochMs, instantAt, type OlderMessages } from '@tribunen/domain';

/**
 * What older messages are asked for by: written before this moment, and none of these ids (CHAT-22). The database counts in microseconds, so the
 * last millisecond is asked for whole, without the messages of it that are loaded.
 *
 * @example
 * const { before, except } = olderRows(older);
 * query.lt('created_at', before).not('id', 'in', except);
 */
export function olderRows({ until, except }: OlderMessages): { readonly before: string; readonly except: string } {
  return { before: instantAt(epochMs(until) + 1), except: `(${except.join()})` };
}
