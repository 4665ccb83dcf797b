import fc from 'fast-check';

// To kill a mutant, any counterexample will do; shrinking it takes time.
fc.configureGlobal({ endOnFailure: true });
