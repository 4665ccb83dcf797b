import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { dark } from '../../theme/tokens.ts';
import { usePicturedStates } from './usePicturedStates.ts';

const shapes = [
  { width: 'phone', words: 'telefon', pixels: { width: 102, height: 220 } },
  { width: 'desktop', words: 'skrivebord', pixels: { width: 352, height: 220 } },
] as const;
const looks = [
  { scheme: 'dark', words: 'mørk' },
  { scheme: 'light', words: 'lys' },
] as const;

/**
 * Every state of a screen, side by side: pictures on phone and desktop in both themes, each with a link to its story.
 * If the catalogue was built without pictures, the names of the states are the links.
 */
export function StatesOfScreen() {
  const states = useContext(DocsContext).componentStories();
  const pictured = usePicturedStates();
  if (pictured === null) return null;
  return (
    <States className="sb-unstyled">
      {pictured.size === 0 && <li>Denne katalogen er bygd uten bilder av tilstandene.</li>}
      {states.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
          {pictured.has(id) && <Pictures id={id} name={name} />}
        </li>
      ))}
    </States>
  );
}

function Pictures({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Row>
      {looks.flatMap(({ scheme, words: look }) =>
        shapes.map(({ width, words: shape, pixels }) => (
          <a
            key={`${scheme} ${width}`}
            href={`./?path=/story/${id}&globals=theme:${scheme};viewport.value:${width}`}
            target="_top"
          >
            <img
              src={`./pictures/${encodeURIComponent(id)}.${scheme}.${width}.jpg`}
              alt={`${name}, ${shape}, ${look}`}
              loading="lazy"
              {...pixels}
            />
          </a>
        )),
      )}
    </Row>
  );
}

// The pages of the catalogue are dark in both themes.
const States = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  margin: ${theme.space[4]} 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.font.size.sm};

  & > li > a {
    color: ${dark.text};
    font-family: system-ui, sans-serif;
    font-weight: ${theme.font.weight.bold};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};

  & img {
    display: block;
    max-width: 100%;
    height: auto;
    border: 1px solid ${dark.edge};
    border-radius: ${theme.radius.plate};
  }
`;
