import * as React from 'react';

// In development React keeps a stack trace for each element, to name the component behind a warning, and stops after
// the first ten thousand in a second. In the tests these traces took a tenth of the time, and a warning fails a test by
// its text alone. React counts the traces in this field. The fixed count of ten thousand makes React keep none.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React counts its stack traces elsewhere now: delete withoutOwnerStacks.ts');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
