import { importRule, packageOf } from '../importRule.ts';

const start = 'packages/app/src/main.tsx';

/** Shipped code never imports mocks, except in the one dynamic import that starts a demo. */
export const mocksStayOutOfProduction = importRule((place) => {
  if (place.package === null || place.package === 'mocks' || !place.ships) return null;
  let demoStarts = 0;
  return ({ form, specifier, target }) => {
    const isMocks =
      packageOf(target) === 'mocks' || (target.kind === 'library' && /^(?:msw|@msw\/.*)$/.test(target.name));
    if (!isMocks) return null;
    if (place.path === start && form === 'dynamic') {
      demoStarts += 1;
      if (demoStarts === 1) return null;
    }
    return `«${specifier}» is mocks: shipped code imports them once, dynamically, in ${start}.`;
  };
});
