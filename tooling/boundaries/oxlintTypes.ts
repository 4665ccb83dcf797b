import type { RuleTester } from 'oxlint/plugins-dev';

// The package exports the types of a rule only by way of its tester.
type AnyRule = Parameters<RuleTester['run']>[1];
type Create = NonNullable<AnyRule['create']>;

export type RuleContext = Parameters<Create>[0];
export type Visitor = ReturnType<Create>;
export type ReportedNode = Parameters<RuleContext['report']>[0]['node'];

/** One rule, as oxlint takes it: called once a file, it answers what to do at which kind of node. */
export interface Rule {
  readonly create: (context: RuleContext) => Visitor;
}
