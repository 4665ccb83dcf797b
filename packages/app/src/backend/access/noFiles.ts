/**
 * Stands in for `@supabase/storage-js` in the build (see `vite.config.ts`): every Supabase client brings the library along, and the app
 * keeps no files. The first feature that does takes the alias away.
 */
export class StorageClient {
  from(bucket: string): never {
    throw new Error(`The app is built without file storage, and «${bucket}» is in it`);
  }
}

export class StorageApiError extends Error {}
