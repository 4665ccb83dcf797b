import { afterEach, vi } from 'vitest';

// Test files share a process, since loading a room once for each of them costs more than their tests.
afterEach(() => void vi.useRealTimers());
