/**
 * Resolves in a task of its own, after what the browser does between two tasks: it paints, or answers a touch. Long work that waits here
 * between its parts never holds a touch back for longer than one of them takes.
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
