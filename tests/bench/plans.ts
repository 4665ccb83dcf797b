// Measures what each query and procedure of a page costs PostgreSQL in a project with 200,000 rows in each of its large
// tables, and checks that none of them reads such a table whole. It runs `tests/contract/plans.test.ts`, which the gate
// runs with 16,000 rows, and prints the medians, the slowest first. No call should take 5 ms. It takes three minutes.
import { join } from 'node:path';
import { run } from '../../tooling/process/run.mjs';
import { root } from '../../tooling/setUp/root.mjs';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const plans = ['run', '--silent=false', '--project=database', 'tests/contract/plans.test.ts'];
const env = { ...process.env, PLANNED_PEOPLE: '5000' };
const { code } = await run([process.execPath, vitest, ...plans], { show: true, env });
process.exitCode = code;
