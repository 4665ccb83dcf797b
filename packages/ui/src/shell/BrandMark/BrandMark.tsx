/**
 * The product's mark: the rows of a stand above the D. Its name is beside it or in the page's title, so it is not read
 * aloud.
 */
export function BrandMark({ size }: { readonly size: number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M4 31h40" />
      <path d="M12.5 31a12.5 12.5 0 0 1 23 0" transform="rotate(180 24 31)" />
      <path d="M8 24.5h32M12 18h24M16 11.5h16" />
    </svg>
  );
}
