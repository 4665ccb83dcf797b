export const lost = 'a file in no feature'; // refused by packages/app-floors
