export const shield = 'M0 0';
