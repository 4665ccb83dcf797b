import fc from 'fast-check';

// Any counterexample kills a mutant, so fast-check need not spend time on a smaller one.
fc.configureGlobal({ endOnFailure: true });
