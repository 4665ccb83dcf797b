import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

const pauseMs = 1200;

/**
 * Announces a text once the user pauses, instead of at every letter. The text that is there from the start is not
 * announced.
 */
export function SpokenAfterPause({ text }: { readonly text: string }) {
  const [known, setKnown] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (text === known) return undefined;
    const timer = setTimeout(() => {
      setKnown(text);
      setSpoken(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, known]);
  return <Spoken role="status">{spoken}</Spoken>;
}

const Spoken = styled.p`
  ${visuallyHidden}
`;
