import { ErrorNumber } from '@tribunen/ui';
import { useState } from 'react';
import { pageErrors } from './pageErrors.ts';

/** Reports the error of a screen, and shows the number of its report. */
export function ErrorNumberContainer({ error }: { readonly error: unknown }) {
  const [number] = useState(() => pageErrors.reportShown(error));
  return <ErrorNumber number={number} />;
}
