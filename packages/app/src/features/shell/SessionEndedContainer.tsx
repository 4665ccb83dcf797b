import { SessionEndedNotice } from '@tribunen/ui';
import { useEffect, useState } from 'react';
import { useSignInHref } from '../../navigation/useSignInHref.ts';

/** Announces over the screen that the session has ended by itself. */
export function SessionEndedContainer() {
  const signInHref = useSignInHref();
  // The region is first rendered empty, because a screen reader announces only text that is added later.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <SessionEndedNotice view={isOpen ? { signInHref, onClose: () => setOpen(false) } : null} />;
}
