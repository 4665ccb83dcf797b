import { importRule } from '../importRule.ts';

const feature = /^packages\/app\/src\/features\/([^/]+)\//;

/** Features do not import each other, so a feature is removed by removing its folder. Routes join features. */
export const featuresNeverImportFeatures = importRule((place) => {
  const own = feature.exec(place.path)?.[1];
  if (own === undefined) return null;
  return ({ target }) => {
    const other = target.kind === 'file' ? feature.exec(target.path)?.[1] : undefined;
    if (other === undefined || other === own) return null;
    return `The feature «${own}» must not import the feature «${other}»: routes join them.`;
  };
});
