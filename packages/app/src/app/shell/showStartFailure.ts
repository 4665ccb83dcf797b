/** The id of the <template> in `index.html` with the words for an app that does not start. */
export const startFailureId = 'start-failure';

/**
 * Says on the page that the app did not start, and offers to load it again. The words are part of the page: where one script is missing, another
 * one may be missing too.
 */
export function showStartFailure(page: Document): void {
  const notice = page.getElementById(startFailureId);
  const root = page.getElementById('root');
  if (!(notice instanceof HTMLTemplateElement) || root === null) throw new Error('index.html has no start-failure');
  root.replaceChildren(notice.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}
