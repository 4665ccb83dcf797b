/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** True where the build carries its own backend: neither Supabase variable was set. */
  readonly DEMO: boolean;
}

/** What the app uses of Trusted Types, which TypeScript's types lack. */
interface Window {
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): object;
  };
}
