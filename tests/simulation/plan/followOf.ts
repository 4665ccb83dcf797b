import { toFollow } from '@tribunen/contract';
import type { Follow } from '@tribunen/domain';
import type { PlannedFollow } from './SimulationPlan.ts';

/** Turns a planned follow into the app's entity. Its owner and its time are placeholders. */
export function followOf({ kind, id, name, notifications }: PlannedFollow): Follow {
  const parsed = toFollow({
    id: '7c0d9a10-3b1f-4f7e-8a55-000000000000',
    user_id: '7c0d9a10-3b1f-4f7e-8a55-000000000001',
    entity_type: kind,
    entity_id: id,
    display_name: name,
    crest_url: null,
    priority: 0,
    notifications,
    created_at: '2026-08-01T10:00:00.000Z',
  });
  if (!parsed.ok) throw new TypeError(`A planned follow does not parse: ${parsed.fault.message}`);
  return parsed.value;
}
