import {
  array,
  literal,
  maxValue,
  minValue,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  regex,
  string,
  tuple,
  union,
} from 'valibot';
import { expect, test } from 'vitest';
import { designTokens, type TokenNode } from './designTokens.ts';
import { theme } from './theme.ts';
import { dark, light } from './tokens.ts';

const share = pipe(number(), minValue(0), maxValue(1));
const colour = object({
  colorSpace: literal('srgb'),
  components: tuple([share, share, share]),
  alpha: share,
  hex: optional(pipe(string(), regex(/^#[\da-f]{6}$/))),
});
const dimension = object({ value: number(), unit: picklist(['px', 'rem']) });
const duration = object({ value: number(), unit: literal('ms') });
const shadow = object({ color: colour, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension });
const token = union([
  object({ $type: literal('color'), $value: colour }),
  object({ $type: literal('shadow'), $value: array(shadow) }),
  object({ $type: literal('dimension'), $value: dimension }),
  object({ $type: literal('duration'), $value: duration }),
  object({ $type: literal('cubicBezier'), $value: tuple([share, number(), share, number()]) }),
  object({ $type: literal('fontFamily'), $value: array(string()) }),
  object({ $type: literal('fontWeight'), $value: pipe(number(), minValue(1), maxValue(1000)) }),
  object({ $type: literal('number'), $value: number() }),
]);

/** Every token of a file, by its path, as JSON has it. */
function tokensIn(node: unknown, path = ''): readonly (readonly [path: string, token: unknown])[] {
  if (typeof node !== 'object' || node === null) throw new Error(`${path} is no group`);
  if ('$type' in node) return [[path, node]];
  return Object.entries(node).flatMap(([name, inner]) => tokensIn(inner, path === '' ? name : `${path}.${name}`));
}

const file: TokenNode = JSON.parse(JSON.stringify(designTokens()));
const tokens = new Map(tokensIn(file));

type Colour = (typeof colour)['~types'] extends { output: infer Output } | undefined ? Output : never;

function cssOf({ components, alpha }: Colour): string {
  const bytes = components.map((part) => Math.round(part * 255));
  if (alpha === 0) return 'transparent';
  if (alpha < 1) return `rgba(${bytes.join(', ')}, ${alpha})`;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const single = union([dimension, duration, tuple([share, number(), share, number()]), number()]);

/** A token of one value, as CSS has it. */
function singleCss(node: unknown): string {
  const { $value } = parse(object({ $value: single }), node);
  if (typeof $value === 'number') return String($value);
  return 'unit' in $value ? `${$value.value}${$value.unit}` : `cubic-bezier(${$value.join(', ')})`;
}

test('every token of the file has a type and a value of that type, and a name that the format allows', () => {
  expect(tokens.size).toBeGreaterThan(150);
  for (const [path, each] of tokens) {
    expect(() => parse(token, each), path).not.toThrow();
    expect(path).not.toMatch(/[{}$]/);
  }
});

test.each([
  ['dark', dark],
  ['light', light],
] as const)(
  'the colours and shadows of the %s scheme come back from the file as they are in the theme',
  (scheme, css) => {
    for (const [name, value] of Object.entries<string>(css)) {
      if (name.startsWith('shadow')) {
        const { $value } = parse(object({ $value: array(shadow) }), tokens.get(`shadow.${scheme}.${name}`));
        const layers = $value.map(({ offsetX, offsetY, blur, spread, color }) =>
          [offsetX, offsetY, blur, spread]
            .map(({ value: px }) => (px === 0 ? '0' : `${px}px`))
            .filter((_, n) => n < 3 || spread.value > 0)
            .concat(cssOf(color))
            .join(' '),
        );
        expect(layers.join(', ')).toBe(value);
      } else {
        const { $value } = parse(object({ $value: colour }), tokens.get(`colour.${scheme}.${name}`));
        expect(cssOf($value)).toBe(value);
      }
    }
  },
);

test.each(['size', 'weight'] as const)(
  'the file has each font %s of the theme that is the same on every screen',
  (part) => {
    const own = Object.entries<string | number>(theme.font[part]).filter(
      ([, value]) => !String(value).startsWith('var('),
    );
    for (const [name, value] of own) {
      const $value: unknown = tokens.get(`font.${part}.${name}`);
      expect(JSON.stringify($value)).toContain(String(Number.parseFloat(String(value))));
    }
  },
);

test.each(['space', 'radius', 'size', 'time', 'ease', 'layer'] as const)(
  'each token of theme.%s comes back from the file as it is in the theme',
  (group) => {
    const own = Object.entries<string | number>(theme[group]).filter(([, value]) => !String(value).startsWith('var('));
    const inFile = [...tokens.keys()].filter((path) => path.startsWith(`${group === 'time' ? 'duration' : group}.`));
    // The file has the sizes of a finger and of a chalk line beside the others.
    expect(inFile).toHaveLength(own.length + (group === 'size' ? 2 : 0));
    for (const [name, value] of own) {
      expect(singleCss(tokens.get(`${group === 'time' ? 'duration' : group}.${name}`)), name).toBe(String(value));
    }
  },
);
