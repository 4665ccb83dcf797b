import { Fragment } from 'react';
import styled from 'styled-components';
import { graphemesOf } from '../../i18n/graphemesOf.ts';
import { BallIcon } from '../../primitives/BallIcon/BallIcon.tsx';

/** The combining ring that turns A into Å. */
const ringAbove = '\u030A';

/** A word in which footballs replace the rings of Å: the ball is on the A of MÅL! */
export function BallWord({ word }: { readonly word: string }) {
  return (
    <span role="img" aria-label={word}>
      <span aria-hidden>
        {graphemesOf(word).map((letter, place) => {
          const parts = letter.normalize('NFD');
          if (!parts.endsWith(ringAbove)) return <Fragment key={place}>{letter}</Fragment>;
          return (
            <Ringed key={place}>
              {parts.slice(0, -ringAbove.length)}
              <Ring>
                <BallIcon size="100%" strokeWidth={2.4} />
              </Ring>
            </Ringed>
          );
        })}
      </span>
    </span>
  );
}

const Ringed = styled.span`
  position: relative;
  display: inline-block;
`;

const Ring = styled.span`
  position: absolute;
  bottom: 0.79em;
  left: 50%;
  width: 0.4em;
  height: 0.4em;
  margin-left: -0.2em;
`;
