/**
 * Resolves in the next task. Between two tasks the browser paints and responds to touches, so long work that waits here
 * between its parts delays a touch by at most one part.
 *
 * @example
 * const router = createRouter();
 * await nextTask();
 * createRoot(root).render(<RouterProvider router={router} />);
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
