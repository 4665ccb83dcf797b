export const lost = 'a file in no feature'; // refused by rooms/app-floors
