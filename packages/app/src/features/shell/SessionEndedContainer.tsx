import { SessionEndedNotice } from '@tribunen/ui';
import { useEffect, useState } from 'react';
import { useSignInHref } from '../../navigation/useSignInHref.ts';

/** Announces over the screen that the session has ended by itself. */
export function SessionEndedContainer() {
  const signInHref = useSignInHref();
  // It is mounted without words first: a screen reader announces words that come into it later.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <SessionEndedNotice view={isOpen ? { signInHref, onClose: () => setOpen(false) } : null} />;
}
