import type { FunctionName } from './edgeFunctions.ts';
import { Project } from './project/Project.ts';

declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): unknown;
};

/**
 * Serves one edge function, as a hosted project runs it: alone in its process, with the project's keys in its environment.
 *
 * @example
 * serveFunction('competitions');
 */
export function serveFunction(name: FunctionName): void {
  const project = new Project(
    { url: read('SUPABASE_URL'), anonKey: read('SUPABASE_ANON_KEY'), serviceKey: read('SUPABASE_SERVICE_ROLE_KEY') },
    { fetch, now: Date.now, log: (failed, error) => console.error(`${failed} failed`, error) },
  );
  Deno.serve((request) => project.answer(name, request));
}

function read(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
