import fc from 'fast-check';

// A mutant that is killed needs no smallest counterexample.
fc.configureGlobal({ endOnFailure: true });
