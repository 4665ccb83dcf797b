/** The id of the <template> in `index.html` with the message for an app that does not start. */
export const startFailureId = 'start-failure';

/**
 * Shows on the page that the app did not start, and offers to load it again. The message is part of the page, because
 * when one script is missing, another may be missing too.
 */
export function showStartFailure(page: Document): void {
  const notice = page.getElementById(startFailureId);
  const root = page.getElementById('root');
  if (!(notice instanceof HTMLTemplateElement) || root === null) throw new Error('index.html has no start-failure');
  root.replaceChildren(notice.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}
