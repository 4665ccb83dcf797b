/** A football, drawn like lucide's icons. */
export function BallIcon({ size, strokeWidth = 2 }: { readonly size: number | string; readonly strokeWidth?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.3" />
      <path d="m12 7.8 4 2.9-1.5 4.7h-5L8 10.7z" />
      <path d="M12 7.8V2.9M16 10.7l4.7-1.5M14.5 15.4l2.9 4M9.5 15.4l-2.9 4M8 10.7 3.3 9.2" />
    </svg>
  );
}
