/** The five tabs of the main screen, in order. */
export const shellTabNames = ['results', 'match', 'team', 'scouting', 'friends'] as const;
export type ShellTab = (typeof shellTabNames)[number];
