/** `no-follows` as the name of a story: `NoFollows`. */
type StoryName<Status extends string> = Status extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${StoryName<Tail>}`
  : Capitalize<Status>;

/**
 * What the story module of a screen must contain: one story for every member of its view, named after the status. A
 * state without a story does not compile.
 *
 * @example
 * import * as stories from './ResultsScreen.stories.tsx';
 * stories satisfies StoriesFor<ResultsView>;
 */
export type StoriesFor<View extends { readonly status: string }> = Readonly<Record<StoryName<View['status']>, object>>;
