import type { UtcInstant } from '@tribunen/domain';
import { object, safeParse, string } from 'valibot';
import { utcInstant } from '../brands.ts';
import { rowId } from '../columns.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = object({ id: rowId, endpoint: string(), device: string(), seen_at: utcInstant });

/** A device that receives a spectator's notifications. */
export interface PushDeviceEntry {
  readonly id: string;
  readonly endpoint: string;
  /** The name of the device; empty when the browser does not give one. */
  readonly name: string;
  readonly seenAt: UtcInstant;
}

/** One row of `push_subscriptions` as an entry of the list of devices. */
export function toPushDevice(raw: unknown): Parsed<PushDeviceEntry> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('push_subscriptions', parsed.issues) };
  const { id, endpoint, device: name, seen_at: seenAt } = parsed.output;
  return { ok: true, value: { id, endpoint, name, seenAt } };
}
