import { expect, test } from 'vitest';
import { nb } from '@tribunen/locales'; // refused by packages/imports-point-down

test('a test may use libraries', () => expect(nb).toBeDefined());
