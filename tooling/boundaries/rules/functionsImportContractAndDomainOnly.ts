import { importRule, roomOf } from '../importRule.ts';

const rooms = new Set(['functions', 'contract', 'domain', 'locales']);

/** Functions are deployed to Deno with what they import: contract, domain, the words of mails and the schema library. Their tests may use other libraries. */
export const functionsImportContractAndDomainOnly = importRule((place) => {
  if (place.room !== 'functions') return null;
  return ({ specifier, target }) => {
    const room = roomOf(target);
    const isFine =
      target.kind === 'library' ? target.name === 'valibot' || !place.ships : room !== null && rooms.has(room);
    return isFine ? null : `functions import contract, domain and valibot only, not «${specifier}».`;
  };
});
