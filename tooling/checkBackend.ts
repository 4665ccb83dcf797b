import { checkProject } from './backend/checkProject.ts';

// Usage: SUPABASE_ANON_KEY=… npm run check:backend -- https://<project>.supabase.co
// With SUPABASE_DB_URL it also checks the policies, the schedules and the age of the data.
const [, , url] = process.argv;
const { SUPABASE_ANON_KEY: anonKey, SUPABASE_DB_URL: databaseUrl, VITE_API_URL: apiUrl } = process.env;
if (url === undefined || anonKey === undefined) {
  console.error('SUPABASE_ANON_KEY=… npm run check:backend -- https://<project>.supabase.co');
  process.exit(2);
}
const findings = await checkProject({
  url: url.replace(/\/$/, ''),
  anonKey,
  ...(apiUrl !== undefined && { apiUrl }),
  ...(databaseUrl !== undefined && { databaseUrl }),
});
for (const { of, what, wrong } of findings) {
  process.stdout.write(`${wrong === null ? '✓' : '✗'} ${of}: ${what}${wrong === null ? '' : ` – ${wrong}`}\n`);
}
if (databaseUrl === undefined)
  process.stdout.write('– without SUPABASE_DB_URL policies, schedules and the age of data are unknown\n');
const wrong = findings.filter((finding) => finding.wrong !== null);
process.stdout.write(`\n${findings.length - wrong.length} fine, ${wrong.length} to do\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
