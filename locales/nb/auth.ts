/** Part 1 §2, Auth screen. */
export const auth = {
  signIn: 'Logg inn',
  email: 'E-post',
  password: 'Passord',
  asGuest: 'Fortsett uten å logge inn',
  demo: { title: 'Demobruker', use: 'Fyll inn' },
} as const;
