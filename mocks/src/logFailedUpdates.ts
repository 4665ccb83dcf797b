/**
 * Makes a failed update of a service worker log its error instead of rejecting. Mock Service Worker starts an update
 * each time it starts and ignores the promise, so a rejection would be unhandled. An update fails when the user leaves
 * the page meanwhile, or when the file cannot be fetched. In both cases the registered worker goes on answering, and
 * the browser looks for a newer worker at the next navigation.
 *
 * @param registrations the prototype from which the page's registrations inherit `update`
 */
export function logFailedUpdates(registrations: Pick<ServiceWorkerRegistration, 'update'>): void {
  const { update } = registrations;
  registrations.update = async function updateOrLog(this: ServiceWorkerRegistration) {
    try {
      return await update.call(this);
    } catch (error) {
      console.warn('The service worker of the demo was not updated', error);
      return this;
    }
  };
}
