// The rules of packages/domain: how fast, and how exact where others do the same. Prints tables; judges nothing.
await import('./domain/homography.bench.ts');
await import('./domain/matchList.bench.ts');
await import('./domain/text.bench.ts');
await import('./domain/bundle.bench.ts');
