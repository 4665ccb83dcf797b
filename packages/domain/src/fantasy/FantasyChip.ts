/**
 * A chip that a manager plays in a gameweek. Eliteserien Fantasy has «To kapteiner» (`two-captains`), «Spissrush» (`forward-rush`),
 * «Rik onkel» (`rich-uncle`) and «Parker bussen» (`park-the-bus`); both games have the wildcard.
 */
export type FantasyChip =
  | 'triple-captain'
  | 'bench-boost'
  | 'wildcard'
  | 'free-hit'
  | 'two-captains'
  | 'forward-rush'
  | 'rich-uncle'
  | 'park-the-bus';
