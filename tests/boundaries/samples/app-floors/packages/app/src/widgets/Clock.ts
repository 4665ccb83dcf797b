export const clock = 'a folder without a floor'; // refused by packages/app-floors
