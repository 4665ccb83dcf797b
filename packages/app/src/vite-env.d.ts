/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** True where the build carries its own backend: neither Supabase variable was set. */
  readonly DEMO: boolean;
}
