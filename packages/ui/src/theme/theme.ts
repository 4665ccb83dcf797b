import { cssVariable } from './cssVariable.ts';
import { dark } from './tokens.ts';

/** Every token as a reference to its custom property: `ground` becomes `var(--ground)`. */
function references<Token extends string>(tokens: Readonly<Record<Token, string>>): Readonly<Record<Token, string>> {
  const values: Record<Token, string> = { ...tokens };
  for (const token in tokens) values[token] = `var(${cssVariable(token)})`;
  return values;
}

/**
 * The look of Tribunen, for the templates of styled-components.
 *
 * Whatever differs between dark and light, between phone and desktop or under reduced motion is a custom property. The
 * theme itself therefore never changes: components import it, there is no provider, and a change of theme renders
 * nothing again.
 *
 * @example
 * const Heading = styled.h2`
 *   color: ${theme.colour.text};
 *   padding: ${theme.space[3]} ${theme.space.gutter};
 * `;
 */
export const theme = {
  /** Colours and shadows, by scheme. `tokens.ts` says what each is for. */
  colour: references(dark),
  font: {
    family: `'Schibsted Grotesk', 'Schibsted Grotesk Fallback', system-ui, sans-serif`,
    size: {
      /** 12: labels, status, meta. */
      cap: '0.75rem',
      /** 14: secondary text. */
      sm: '0.875rem',
      /** 16: body, names, input. */
      md: '1rem',
      /** 18: section heads. */
      lg: '1.125rem',
      /** 24: page title on a phone, score on a card. */
      xl: '1.5rem',
      /** 28: page title on a desktop. */
      xxl: '1.75rem',
      /** 36: the title of a screen that contains only its title. */
      title: '2.25rem',
      /** 56, on a desktop 72: the score of a match. */
      board: 'var(--size-board)',
      /** 38, and 60 on a wide flip card: the word for a goal. */
      goal: '2.375rem',
      goalWide: '3.75rem',
    },
    weight: { body: 450, medium: 560, bold: 700, score: 760, black: 850, heavy: 900 },
    line: { tight: 1.08, snug: 1.25, body: 1.45 },
    track: { tight: '-0.025em', snug: '-0.01em', cap: '0.045em' },
  },
  /** In steps of four pixels: `space[3]` is 12. */
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    /** 16, on a desktop 24: between the edge of a page and its content. */
    gutter: 'var(--gutter)',
  },
  /** The smallest target for a finger. */
  touch: '44px',
  /** Chalk is straight, so corners are small; circles are true circles. */
  radius: { plate: '4px', sm: '6px', md: '10px', bubble: '14px', pill: '999px' },
  /** The width of a chalk line. */
  chalkWidth: '1.5px',
  /**
   * One millisecond each under reduced motion (`reducedMotion.ts`), except the goal's, whose animations have a still
   * variant, and the cross-fade, which is that variant.
   */
  time: {
    tap: 'var(--time-tap)',
    fast: 'var(--time-fast)',
    mid: 'var(--time-mid)',
    flip: 'var(--time-flip)',
    roll: 'var(--time-roll)',
    goal: '800ms',
    crossFade: '120ms',
  },
  ease: {
    out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    in: 'cubic-bezier(0.6, 0, 0.9, 0.3)',
    flip: 'cubic-bezier(0.45, 0.05, 0.2, 1)',
  },
  layer: { base: 0, sticky: 10, nav: 20, pop: 30, dialog: 40, banner: 50, toast: 60 },
  /**
   * `bar` is the demo's, with letters of the usual size; `seat` is the column of seats beside a chat, `chatBar` its filter and the goal banner
   * over it; `corner` is the room of the search and the profile menu in a phone's header.
   */
  size: { rail: '6rem', topBar: '5.25rem', tabs: '68px', bar: '45px', seat: '42px', chatBar: '58px', corner: '100px' },
  media: {
    /** Small phones: smaller names instead of clipped ones. */
    small: '@media (max-width: 379px)',
    /** Phones of 320 px: controls that do not fit move into a menu or lose their words. */
    narrowest: '@media (max-width: 359.98px)',
    /** The rail appears. */
    tablet: '@media (min-width: 768px)',
    /** A chat beside an opened match: also on a tablet, but not on a phone on its side. */
    sideChat: '@media (min-width: 1100px), (min-width: 820px) and (min-height: 560px)',
    /** Two panes. */
    desktop: '@media (min-width: 1100px)',
    /** Three panes. */
    wide: '@media (min-width: 1360px)',
  },
} as const;

export type Theme = typeof theme;
