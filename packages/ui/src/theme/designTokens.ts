import { theme } from './theme.ts';
import { dark, light } from './tokens.ts';

/** A token or a group of tokens, in the format of the Design Tokens Community Group (2025.10). */
export type TokenNode =
  | { readonly $type: TokenType; readonly $value: unknown }
  | { readonly [name: string]: TokenNode };

type TokenType = 'color' | 'shadow' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'fontWeight' | 'number';

/**
 * Every token with a fixed value, for design tools. Those that depend on the window or on reduced motion, such as
 * the gutter, are left out: the format has no name for that.
 */
export function designTokens(): TokenNode {
  const { font } = theme;
  return {
    colour: { dark: colours(dark), light: colours(light) },
    shadow: { dark: shadows(dark), light: shadows(light) },
    font: {
      family: { $type: 'fontFamily', $value: font.family.split(', ').map((name) => name.replaceAll("'", '')) },
      size: group(font.size, dimension),
      weight: group(font.weight, (value) => ({ $type: 'fontWeight', $value: value })),
      lineHeight: group(font.line, number),
    },
    space: group(theme.space, dimension),
    radius: group(theme.radius, dimension),
    size: { ...group(theme.size, dimension), ...group({ touch: theme.touch, chalk: theme.chalkWidth }, dimension) },
    duration: group(theme.time, duration),
    ease: group(theme.ease, cubicBezier),
    layer: group(theme.layer, number),
  };
}

function group(
  tokens: Readonly<Record<string, string | number>>,
  tokenOf: (value: string | number) => TokenNode,
): Readonly<Record<string, TokenNode>> {
  const own = Object.entries(tokens).filter(([, value]) => !String(value).startsWith('var('));
  return Object.fromEntries(own.map(([name, value]) => [name, tokenOf(value)]));
}

const isShadow = ([name]: readonly [string, string]) => name.startsWith('shadow');

function colours(scheme: Readonly<Record<string, string>>): Readonly<Record<string, TokenNode>> {
  const own = Object.entries(scheme).filter((entry) => !isShadow(entry));
  return Object.fromEntries(own.map(([name, css]) => [name, { $type: 'color', $value: colour(css) }]));
}

function shadows(scheme: Readonly<Record<string, string>>): Readonly<Record<string, TokenNode>> {
  return Object.fromEntries(
    Object.entries(scheme)
      .filter(isShadow)
      .map(([name, css]) => [name, { $type: 'shadow', $value: css.split(/, (?=\d)(?![^(]*\))/).map(layer) }]),
  );
}

/** A layer of a shadow: offsets, blur, perhaps spread, and colour. */
function layer(css: string) {
  const [, offsetX = '0', offsetY = '0', blur = '0', spread = '0', ink = ''] =
    /^(\S+) (\S+) (\S+)(?: (\d\S*))? (rgba?\(.*\)|#\w+)$/.exec(css) ?? [];
  const length = (text: string) => ({ value: Number.parseFloat(text), unit: 'px' });
  return {
    color: colour(ink),
    offsetX: length(offsetX),
    offsetY: length(offsetY),
    blur: length(blur),
    spread: length(spread),
  };
}

function colour(css: string) {
  if (css === 'transparent') return { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 };
  if (css.startsWith('#')) {
    const components = [1, 3, 5].map((from) => Number.parseInt(css.slice(from, from + 2), 16) / 255);
    return { colorSpace: 'srgb', components, alpha: 1, hex: css.toLowerCase() };
  }
  const [r = 0, g = 0, b = 0, alpha = 1] = css.match(/[\d.]+/g)?.map(Number) ?? [];
  return { colorSpace: 'srgb', components: [r / 255, g / 255, b / 255], alpha };
}

function dimension(css: string | number): TokenNode {
  const [, value = '', unit = ''] = /^([\d.]+)(px|rem)$/.exec(String(css)) ?? [];
  return { $type: 'dimension', $value: { value: Number(value), unit } };
}

function duration(css: string | number): TokenNode {
  return { $type: 'duration', $value: { value: Number.parseFloat(String(css)), unit: 'ms' } };
}

function cubicBezier(css: string | number): TokenNode {
  return {
    $type: 'cubicBezier',
    $value: String(css)
      .match(/[\d.]+/g)
      ?.map(Number),
  };
}

function number(value: string | number): TokenNode {
  return { $type: 'number', $value: value };
}
