import { afterEach, vi } from 'vitest';

// Test files share a process, because loading a room once for each of them costs more than their tests. Vitest restores spies and mocked modules
// after each file.
afterEach(() => void vi.useRealTimers());
