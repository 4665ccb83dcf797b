import { useId } from 'react';
import { clubColours } from './clubColours.ts';
import { crestLettering } from './crestLettering.ts';
import { firstLetters } from './firstLetters.ts';
import { hashOf } from './hashOf.ts';
import { inkOn } from './inkOn.ts';
import { CrestDrawing } from './CrestDrawing.tsx';

const shields = [
  'M5 4h30v14c0 9.5-6 15.2-15 18.5C11 33.2 5 27.5 5 18z',
  'M5.5 6.5C10.7 6.5 15.5 5.3 20 3c4.5 2.3 9.3 3.5 14.5 3.500V19c0 9-6 15-14.5 18C11.5 34 5.5 28 5.5 19z',
  'M10 3.5h20l5 5V20c0 8-6 13.5-15 17C11 33.5 5 28 5 20V8.500z',
] as const;

/** The pattern in the second colour; null is a plain shield with one thin stripe. */
const patterns = [
  null,
  'M20 0h20v40H20z',
  'M7 0h5v40H7zM19 0h5v40h-5zM31 0h5v40h-5z',
  'M0 3h40v6H0zM0 27h40v6H0z',
  'M-2 30 30-2h12v4L6 40h-8z',
  'M0 24 20 36 40 24v10L20 46 0 34zM0 0h40v6H0z',
] as const;

/**
 * Our own drawing of a club: one of three shields and six patterns, always the same for the same name, with its
 * first two letters on a solid band.
 */
export function ClubShield({ name, size }: { name: string; size: number }) {
  const clip = useId();
  const hash = hashOf(name);
  const [ground, second] = clubColours(name);
  const shield = shields[hash % shields.length] ?? shields[0];
  const pattern = patterns[(hash >>> 3) % patterns.length] ?? null;
  return (
    <CrestDrawing size={size}>
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill={ground} d="M0 0h40v40H0z" />
        {pattern === null ? (
          <path fill={second} d="M0 28.5h40v2.500H0z" />
        ) : (
          <>
            <path fill={second} d={pattern} />
            <path fill={ground} d="M0 10.5h40v15H0z" />
            <path stroke={second} strokeWidth="1.2" d="M0 10.5h40M0 25.5h40" />
          </>
        )}
      </g>
      <path d={shield} fill="none" stroke="currentColor" strokeOpacity=".38" strokeWidth="1.3" />
      <text x="20" y="22.8" fontSize="13.5" fill={inkOn(ground)} {...crestLettering}>
        {firstLetters(name)}
      </text>
    </CrestDrawing>
  );
}
