import { Observable } from '../../lib/state/Observable.ts';
import { productName } from '../../config.ts';
import type { TabMessage } from './tabMessage.ts';

export type Chat = import('../../chat/Chat.ts').Chat; // refused by packages/app-floors
export const openChat = () => import('../../chat/Chat.ts'); // refused by packages/app-floors
export const openCard = () => import(`../../playerCard/useCards.ts`); // refused by packages/app-floors
export const message: TabMessage = new Observable(productName);
