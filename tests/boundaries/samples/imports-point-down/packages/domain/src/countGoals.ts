export const countGoals = (goals: unknown) => (Array.isArray(goals) ? goals.length : 0);
