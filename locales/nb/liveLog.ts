/** The live log of development builds. It is kept out of `nb`, so that no other build contains it. */
export const liveLog = {
  title: 'Livelogg',
  close: 'Lukk',
  allSources: 'Alle kilder',
  allKinds: 'Alle slag',
  source: 'Kilde',
  kind: 'Slag',
  search: 'Søk',
  pause: 'Pause',
  resume: 'Fortsett',
  clear: 'Tøm',
  export: 'Lagre fil',
} as const;
