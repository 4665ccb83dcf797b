export const clock = 'a folder without a floor'; // refused by rooms/app-floors
