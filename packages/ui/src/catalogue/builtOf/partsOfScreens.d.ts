/** A plugin of the catalogue (`.storybook/partsOfScreens.ts`) reads them from the code when it starts. */
declare module 'virtual:parts-of-screens' {
  /** The titles of the parts that each screen is built of, by the title of its stories. */
  export const partsOfScreens: Readonly<Partial<Record<string, readonly string[]>>>;
}
