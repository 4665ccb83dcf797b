import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const supabase = join(import.meta.dirname, '../../../supabase');

/** The folder of the edge functions. */
export const functionsFolder = join(supabase, 'functions');

/**
 * The project's functions by name. The gateway refuses a caller without a valid token, unless `supabase/config.toml`
 * sets `verify_jwt = false` for the function.
 */
export function readFunctions(): ReadonlyMap<string, { readonly verifyJwt: boolean }> {
  const config = readFileSync(join(supabase, 'config.toml'), 'utf8');
  const open = new Set(
    [...config.matchAll(/^\[functions\.([^\]]+)\]\n(?:(?!\[).*\n)*?verify_jwt = false/gm)].map(([, name]) => name),
  );
  const folders = existsSync(functionsFolder) ? readdirSync(functionsFolder) : [];
  return new Map(
    folders
      .filter((name) => existsSync(join(functionsFolder, name, 'index.ts')))
      .map((name) => [name, { verifyJwt: !open.has(name) }]),
  );
}
