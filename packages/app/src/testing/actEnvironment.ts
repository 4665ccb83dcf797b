// With this, React warns of state changes for which no test waits.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// In a browser without a visual viewport this is null; the test's DOM leaves it undefined.
if ('window' in globalThis && !('visualViewport' in globalThis)) Object.assign(globalThis, { visualViewport: null });
