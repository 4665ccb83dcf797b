/** A plugin of the catalogue (`.storybook/tokenUses.ts`) counts them when it starts. */
declare module 'virtual:token-uses' {
  /** The files that use each token, by how code names it: `theme.space[3]`. */
  export const tokenUses: Readonly<Partial<Record<string, readonly string[]>>>;
}
