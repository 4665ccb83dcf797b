const load = async () => 'match';
export const lost = () => {
  load(); // refused by typescript/no-floating-promises
};
export const listen = (target: EventTarget) => target.addEventListener('online', async () => load().then(String)); // refused by typescript/no-misused-promises
export function label(status: 'live' | 'finished') {
  switch (status) { // refused by typescript/switch-exhaustiveness-check
    case 'live':
      return 1;
  }
  return 0;
}
