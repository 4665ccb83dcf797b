import { crestLettering } from './crestLettering.ts';
import { CrestDrawing } from './CrestDrawing.tsx';

/** Our own drawing of a competition: a panel of a ball, with its letters. */
export function CompetitionPentagon({ letters, size }: { letters: string; size: number }) {
  return (
    <CrestDrawing size={size}>
      <path
        d="M20 3.5 37 16l-6.5 20h-21L3 16z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <text x="20" y="26.5" fontSize="14" fill="currentColor" {...crestLettering}>
        {letters}
      </text>
    </CrestDrawing>
  );
}
