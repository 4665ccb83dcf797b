export const start = 'a file of the root without a floor'; // refused by packages/app-floors
