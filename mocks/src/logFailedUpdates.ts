/**
 * Logs the updates of a service worker that fail, instead of rejecting. Mock Service Worker asks for an update at each start and drops the
 * promise, so that the rejection would be unhandled. It fails where the page is left meanwhile, or the file cannot be fetched. Either way the
 * worker that is registered goes on answering, and the browser looks for a newer one at the next navigation.
 *
 * @param registrations what the registrations of the page inherit `update` from
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
