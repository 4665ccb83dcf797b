import type { Plugin } from 'vite';

/**
 * Takes the display names from the router's components and lets the bundler drop each that is not used. A name is read by React's tools for
 * developers alone, but setting it keeps the component in the build: the router's forms and its other links weigh as much as a screen.
 */
export const namelessRouter: Plugin = {
  name: 'tribunen:nameless-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ '),
      map: null,
    }),
  },
};
