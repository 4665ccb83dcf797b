/** Part 1 §2, Auth screen. */
export const auth = {
  signIn: 'Logg inn',
  email: 'E-post',
  password: 'Passord',
  failed: 'Feil',
  unexpected: 'Noe gikk galt. Prøv igjen.',
  asGuest: 'Fortsett uten å logge inn',
  demo: { title: 'Demobruker', use: 'Fyll inn' },
} as const;
