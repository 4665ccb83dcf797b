import type { RuleTester } from 'oxlint/plugins-dev';

// `oxlint/plugins-dev` does not export the types of a rule, so they are derived from its `RuleTester`.
type AnyRule = Parameters<RuleTester['run']>[1];
type Create = NonNullable<AnyRule['create']>;

export type RuleContext = Parameters<Create>[0];
export type Visitor = ReturnType<Create>;
export type ReportedNode = Parameters<RuleContext['report']>[0]['node'];

/** A rule of oxlint, which calls `create` once for each file and gets the visitors of that file's syntax tree. */
export interface Rule {
  readonly create: (context: RuleContext) => Visitor;
}
