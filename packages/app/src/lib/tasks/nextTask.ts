/**
 * Resolves in the next task. Between two tasks the browser paints and answers touches, so long work that waits here between its parts holds a
 * touch back for one part at most.
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
