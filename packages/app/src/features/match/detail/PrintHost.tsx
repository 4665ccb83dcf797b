import type { MatchReport } from '@tribunen/domain';
import { PrintedReport } from '@tribunen/ui';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { matchPath } from '../../../navigation/paths.ts';
import { useSiteAddress } from '../../../navigation/useSiteAddress.ts';
import { useServices } from '../../../services/useServices.ts';

/** Puts a match on one sheet of paper while the page is printed, from the menu or by the browser's own command. */
export function PrintHost({ report }: { readonly report: MatchReport }) {
  const { config } = useServices();
  const siteAddress = useSiteAddress();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The sheet is rendered synchronously, because the browser prints the page in its state after the listeners have returned.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  return createPortal(
    <PrintedReport report={report} product={config.productName} address={siteAddress(matchPath(report.match.id))} />,
    document.body,
  );
}
