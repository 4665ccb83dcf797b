/**
 * Stands in for the Ethereum part of `@supabase/auth-js` in the build (see `vite.config.ts`): the app signs nobody in with a wallet. A feature
 * that does must remove the alias.
 */
function builtWithout(): never {
  throw new Error('The app is built without wallets');
}

export {
  builtWithout as createSiweMessage,
  builtWithout as fromHex,
  builtWithout as getAddress,
  builtWithout as toHex,
};
