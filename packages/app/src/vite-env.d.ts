/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** True where the build carries its own backend: neither Supabase variable was set. */
  readonly DEMO: boolean;
  readonly VITE_ERRORS_DSN?: string;
}

/** Whether errors are reported: to the console while developing, otherwise to `VITE_ERRORS_DSN`. A build that reports none has no code for it. */
declare const REPORTS_ERRORS: boolean;

/** What the app uses of Trusted Types, which TypeScript's types lack. */
interface Window {
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): object;
  };
}
