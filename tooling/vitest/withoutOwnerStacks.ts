import * as React from 'react';

// In development React keeps a stack trace for each element, to name the component behind a warning, and stops after
// the first ten thousand in a second. In the tests these traces took a tenth of the time, and nobody needs them,
// because the text of a warning is enough to fail a test. React counts the traces in this field. With the fixed count
// of ten thousand it keeps none.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React counts its stack traces elsewhere now: delete withoutOwnerStacks.ts');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
