import { defaultProductName } from '@tribunen/domain';
import { minLength, nonEmpty, object, optional, pipe, safeParse, string, url } from 'valibot';

/** The build's configuration: none (the demo), or the address of its backend. */
export type Config =
  | { readonly kind: 'demo'; readonly productName: string; readonly apiUrl: string }
  | {
      readonly kind: 'configured';
      readonly productName: string;
      readonly apiUrl: string;
      readonly supabaseUrl: string;
      readonly supabaseAnonKey: string;
      /** The key with which the app subscribes to push messages; null when the project sends none. */
      readonly vapidPublicKey: string | null;
    };

export type ConfigProblem = 'missing' | 'invalid' | 'unknown' | 'insecure';

/** A configuration, or an address of the demo, with which the app cannot start. `variable` names what to correct. */
export class ConfigError extends Error {
  readonly variable: string;
  readonly problem: ConfigProblem;

  constructor(variable: string, problem: ConfigProblem) {
    super(`Configuration: ${variable} is ${problem}`);
    this.name = 'ConfigError';
    this.variable = variable;
    this.problem = problem;
  }
}

const key = optional(pipe(string(), minLength(8)));
const variables = object({
  VITE_SUPABASE_URL: optional(pipe(string(), url())),
  VITE_SUPABASE_ANON_KEY: key,
  VITE_VAPID_PUBLIC_KEY: key,
  VITE_API_URL: optional(pipe(string(), nonEmpty()), '/api'),
  VITE_ERRORS_DSN: optional(pipe(string(), url())),
  VITE_FIRST_LIST_URL: optional(pipe(string(), nonEmpty())),
  VITE_PRODUCT_NAME: optional(pipe(string(), nonEmpty()), defaultProductName),
});

/**
 * Reads the build's variables once, at start. If neither Supabase variable is set, the build is the demo.
 *
 * @throws ConfigError naming the variable that is missing, malformed or unknown.
 */
export function parseConfig(env: Readonly<Record<string, unknown>>): Config {
  for (const name of Object.keys(env)) {
    if (name.startsWith('VITE_') && !(name in variables.entries)) throw new ConfigError(name, 'unknown');
  }
  const parsed = safeParse(variables, env);
  if (!parsed.success) throw new ConfigError(String(parsed.issues[0].path?.[0].key), 'invalid');

  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, VITE_VAPID_PUBLIC_KEY, VITE_API_URL, VITE_PRODUCT_NAME } =
    parsed.output;
  const common = { productName: VITE_PRODUCT_NAME, apiUrl: VITE_API_URL };
  if (VITE_SUPABASE_URL === undefined && VITE_SUPABASE_ANON_KEY === undefined) return { kind: 'demo', ...common };
  if (VITE_SUPABASE_URL === undefined) throw new ConfigError('VITE_SUPABASE_URL', 'missing');
  if (VITE_SUPABASE_ANON_KEY === undefined) throw new ConfigError('VITE_SUPABASE_ANON_KEY', 'missing');
  return {
    kind: 'configured',
    ...common,
    supabaseUrl: VITE_SUPABASE_URL,
    supabaseAnonKey: VITE_SUPABASE_ANON_KEY,
    vapidPublicKey: VITE_VAPID_PUBLIC_KEY ?? null,
  };
}
