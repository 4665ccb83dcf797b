/**
 * The number of rows in the answer to a call (an answer that is not a list counts as one), or the code of its refusal.
 */
export type Outcome = number | string;

/**
 * The outcomes of a call for the visitor, the owner, the friend, the stranger, the blocked friend and the admin, in
 * this order.
 */
export type Outcomes = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];

/** The outcome of a call that the person may not make. */
export const no = '42501';
/**
 * The outcome of a call that breaks both a policy and a constraint: PostgreSQL reports the policy, and the mock the
 * constraint.
 */
export const refused = 'refused';
