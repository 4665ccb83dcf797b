import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

const pauseMs = 1200;

/**
 * Says something aloud once one has paused: what changes at every letter would be read at every letter. What stands there from the start is not
 * news.
 *
 * @example
 * <SpokenAfterPause text={t(($) => $.forms.charactersLeft, { count: left })} />
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
