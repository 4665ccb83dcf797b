declare module 'perspective-transform' {
  /** Corners as one flat list, x1, y1, x2, y2 …; `coeffs` is the row-major 3×3 matrix from source to destination. */
  export default function perspectiveTransform(
    source: readonly number[],
    destination: readonly number[],
  ): { readonly coeffs: readonly number[] };
}
