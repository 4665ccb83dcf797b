import { createGlobalStyle } from 'styled-components';
import { rootWhenMotionIsReduced } from './reducedMotion.ts';
import { schemeCss } from './schemeCss.ts';
import { theme } from './theme.ts';

/** Tokens and the base rules of every page. Rendered once, above everything. */
export const GlobalStyle = createGlobalStyle`
  ${schemeCss()}

  :root {
    --gutter: 16px;
    --size-board: 3.5rem;
    --time-tap: 120ms;
    --time-fast: 180ms;
    --time-mid: 280ms;
    --time-flip: 720ms;
    --time-roll: 360ms;
    ${theme.media.desktop} {
      --gutter: 24px;
      --size-board: 4.5rem;
    }
  }

  ${rootWhenMotionIsReduced(`
    --time-tap: 1ms;
    --time-fast: 1ms;
    --time-mid: 1ms;
    --time-flip: 1ms;
    --time-roll: 1ms;
  `)}

  /* When a match opens from its row, the plates move and the page around them changes at once. */
  ::view-transition { pointer-events: none; }
  ::view-transition-group(*) { animation-duration: var(--time-fast); animation-timing-function: ${theme.ease.out}; }
  ::view-transition-old(root), ::view-transition-old(*):only-child { display: none; }
  ::view-transition-new(root) { animation: none; }

  *, *::before, *::after { box-sizing: border-box; }

  /* What the keyboard moves to stops above a phone's tabs (WCAG 2.4.11). */
  html { height: 100%; text-size-adjust: 100%; scroll-padding-bottom: 80px; }

  body {
    margin: 0;
    min-height: 100%;
    background: ${theme.colour.ground};
    color: ${theme.colour.text};
    font: ${theme.font.weight.body} ${theme.font.size.md} / ${theme.font.line.body} ${theme.font.family};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; font-size: inherit; font-weight: inherit; }
  ul, ol { list-style: none; }
  a { color: inherit; text-decoration: none; }
  img, svg { display: block; }

  button, input, select, textarea {
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }
  button, select { cursor: pointer; }
  :where(button, input, select, textarea) { min-height: ${theme.touch}; }
  :where(button) { min-width: ${theme.touch}; }

  /* The browser's own gap between element and ring shows the page's ground, whatever is behind the element. */
  :focus-visible { outline: 2px solid ${theme.colour.focus}; outline-offset: 2px; }
`;
