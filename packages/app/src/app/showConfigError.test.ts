import { expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { showConfigError } from './showConfigError.ts';

test('a half configuration names the missing variable on the page', async () => {
  await showConfigError(new ConfigError('VITE_SUPABASE_ANON_KEY', 'missing'));
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Konfigurasjonen mangler VITE_SUPABASE_ANON_KEY.');
});
