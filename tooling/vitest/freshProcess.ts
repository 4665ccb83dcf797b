import { afterEach, vi } from 'vitest';

// Test files share a process, because loading a package again for each costs more than their tests. Vitest restores
// spies and mocked modules after each file.
afterEach(() => void vi.useRealTimers());
