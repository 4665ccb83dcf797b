import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterCount } from './characterCount.ts';
import { decodeText, sanitiseShortText, sanitiseText } from './sanitise.ts';

/** Texts with everything that sanitising might get wrong: signs, escapes, half escapes, white space, emoji. */
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom('&', '<', '>', '"', "'", '&amp;', '&lt;', 'amp;', '&#x27', ' ', '\n', '🔥', 'å'),
      fc.string(),
    ),
  )
  .map((pieces) => pieces.join(''));
const runs = { seed: 4, numRuns: 300 };

test('ACCOUNT-7 the five signs are escaped and the text is trimmed', () => {
  expect(sanitiseText(`  <a href="x" title='y'>Tom & Jerry</a>\n`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#x27;y&#x27;&gt;Tom &amp; Jerry&lt;/a&gt;',
  );
});

test('ACCOUNT-7 none of the five signs is ever left unescaped', () => {
  fc.assert(
    fc.property(typed, (text) => {
      for (const safe of [sanitiseText(text), sanitiseShortText(text)]) {
        expect(safe.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, '')).not.toMatch(/[<>"'&]/);
      }
    }),
    runs,
  );
});

test('ACCOUNT-8 the short variant keeps the first hundred typed characters and cuts no escape in two', () => {
  expect(sanitiseShortText('&'.repeat(120))).toBe('&amp;'.repeat(100));
  expect(sanitiseShortText(`  ${'🔥'.repeat(120)}`)).toBe('🔥'.repeat(100));
  fc.assert(
    fc.property(typed, (text) => {
      const kept = decodeText(sanitiseShortText(text));
      expect(characterCount(kept)).toBeLessThanOrEqual(100);
      expect(text.trim().startsWith(kept)).toBe(true);
    }),
    runs,
  );
});

test('ACCOUNT-9 reading returns what was typed, without the space around it', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(decodeText(sanitiseText(text))).toBe(text.trim());
    }),
    runs,
  );
});

test('ACCOUNT-9 an escape that was typed by hand stays as typed', () => {
  expect(decodeText('&amp;amp;')).toBe('&amp;');
  expect(decodeText('&amp;#x27; &#x27;')).toBe("&#x27; '");
});
