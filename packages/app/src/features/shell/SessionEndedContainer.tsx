import { SessionEndedNotice } from '@tribunen/ui';
import { useEffect, useState } from 'react';
import { useSignInHref } from '../../navigation/useSignInHref.ts';

/** Says over the screen where one stands that the session has ended by itself. */
export function SessionEndedContainer() {
  const signInHref = useSignInHref();
  // Mounted without words first: a screen reader announces what then comes into it.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <SessionEndedNotice view={isOpen ? { signInHref, onClose: () => setOpen(false) } : null} />;
}
