/** `no-follows` as the name of a story: `NoFollows`. */
type StoryName<State extends string> = State extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${StoryName<Tail>}`
  : Capitalize<State>;

/**
 * What the story module of a screen must contain: one story for every member of its view, named after the status, or after another field
 * that tells the members apart. A state without a story does not compile.
 *
 * @example
 * import * as stories from './ResultsScreen.stories.tsx';
 * stories satisfies StoriesFor<ResultsView>;
 */
export type StoriesFor<View extends Readonly<Record<Field, string>>, Field extends string = 'status'> = Readonly<
  Record<StoryName<View[Field]>, object>
>;
