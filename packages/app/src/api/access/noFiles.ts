/**
 * Stands in for `@supabase/storage-js` in the build (see `vite.config.ts`): every Supabase client imports the library, and the app stores no
 * files. A feature that stores files must remove the alias.
 */
export class StorageClient {
  from(bucket: string): never {
    throw new Error(`The app is built without file storage, and «${bucket}» is in it`);
  }
}

export class StorageApiError extends Error {}
