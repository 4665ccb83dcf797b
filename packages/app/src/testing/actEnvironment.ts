// React warns of changes that no test waits for, once it knows that these are tests.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// A browser without a visual viewport says null; jsdom does not know of it at all.
if ('window' in globalThis && !('visualViewport' in globalThis)) Object.assign(globalThis, { visualViewport: null });
