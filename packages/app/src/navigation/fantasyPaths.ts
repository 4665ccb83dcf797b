/** The parameter for the fantasy game. Without it the spectator's last choice is shown. */
export const fantasyGameParameter = 'spill';
