/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** True when the build contains its own backend, because neither Supabase variable was set. */
  readonly DEMO: boolean;
  readonly VITE_ERRORS_DSN?: string;
  readonly VITE_FIRST_LIST_URL?: string;
}

/** Whether errors are reported: to the console while developing, otherwise to `VITE_ERRORS_DSN`. A build that reports none has no code for it. */
declare const REPORTS_ERRORS: boolean;

/** The part of Trusted Types that the app uses, which TypeScript's library lacks. */
interface Window {
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): object;
  };
}
