// React warns of changes that no test waits for, once it knows that these are tests.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
