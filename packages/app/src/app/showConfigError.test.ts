import { expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { showConfigError } from './showConfigError.ts';

test('with an incomplete configuration the page names the missing variable', async () => {
  await showConfigError(new ConfigError('VITE_SUPABASE_ANON_KEY', 'missing'));
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Konfigurasjonen mangler VITE_SUPABASE_ANON_KEY.');
});
