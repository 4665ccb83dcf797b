/** A scoreboard that reads 1–2, drawn like lucide's icons. */
export function ScoreboardIcon({ size }: { readonly size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="2.5" y="5" width="19" height="14" rx="2" />
      <path d="M12 5v14" />
      <path d="M6 9.2 7.5 8.5v7" />
      <path d="M15.2 9.7a1.8 1.8 0 0 1 3.5.4c0 1.9-3.5 3.3-3.5 5.4h3.6" />
    </svg>
  );
}
