// The speed of the rules in packages/domain, and their accuracy where other libraries do the same work. Prints tables;
// has no pass or fail.
await import('./domain/homography.bench.ts');
await import('./domain/matchList.bench.ts');
await import('./domain/text.bench.ts');
await import('./domain/bundle.bench.ts');
