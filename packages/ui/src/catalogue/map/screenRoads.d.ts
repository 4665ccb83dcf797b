/** A plugin of the catalogue (`.storybook/screenRoadsModule.ts`) reads them from the code when it starts. */
declare module 'virtual:screen-roads' {
  export const roads: {
    /** The paths that every screen leads to, by the frame around it. */
    readonly everywhere: readonly string[];
    readonly screens: readonly {
      readonly path: string;
      /** The title of its stories. */
      readonly title: string;
      readonly leadsTo: readonly string[];
    }[];
  };
}
