import { importRule, roomOf } from '../importRule.ts';

const rooms = new Set(['mocks', 'functions', 'servers', 'contract', 'domain']);
const screenLibraries = /^(?:react|react-dom|styled-components|react-router.*|@tanstack\/.*)$/;

/** Mocks answer at the network boundary, so they import functions, servers, contract and domain and nothing of the screen. */
export const mocksImportContractAndDomainOnly = importRule((place) => {
  if (place.room !== 'mocks') return null;
  return ({ specifier, target }) => {
    const room = roomOf(target);
    const isFine = target.kind === 'library' ? !screenLibraries.test(target.name) : room !== null && rooms.has(room);
    return isFine ? null : `mocks import functions, servers, contract and domain only, not «${specifier}».`;
  };
});
