import { expect, test } from 'vitest';
import { nb } from '@tribunen/locales'; // refused by rooms/domain-imports-nothing

test('a test may use libraries', () => expect(nb).toBeDefined());
