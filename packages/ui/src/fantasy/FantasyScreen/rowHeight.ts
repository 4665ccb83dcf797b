/** Of a player's row, with room for a note, which may appear and disappear during the gameweek. */
export const rowHeight = { phone: '64px', desktop: '56px' } as const;
