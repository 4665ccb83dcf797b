export const now = () => Date.now(); // refused by packages/domain-has-no-clock
export const today = () => new Date(); // refused by packages/domain-has-no-clock
export const clock = Date; // refused by packages/domain-has-no-clock
export const luck = () => Math.random(); // refused by packages/domain-has-no-clock
export const { random } = Math; // refused by packages/domain-has-no-clock
export const hour = (at: number) => new Date(at).getHours(); // refused by packages/domain-has-no-clock
export const words = (at: number) => new Intl.DateTimeFormat('nb').format(at); // refused by packages/domain-has-no-clock
export const age = (now: Date, then: string) => Math.max(0, now.getTime() - Date.parse(then));
export const hourInUtc = (at: number) => new Date(at).getUTCHours();
