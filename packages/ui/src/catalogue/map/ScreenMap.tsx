import { sanitize } from 'storybook/internal/csf';
import styled from 'styled-components';
import { roads } from 'virtual:screen-roads';
import { usePicturedStates } from '../states/usePicturedStates.ts';
import { theme } from '../../theme/theme.ts';

/** Each screen with its picture, its states, the roads that lead out of it and those that lead to it. */
export function ScreenMap() {
  const pictured = usePicturedStates();
  if (pictured === null) return null;
  return (
    <Map>
      <h2>Skjermene, og veiene mellom dem</h2>
      <p>
        Veiene er lest av koden da katalogen ble bygd: rutene, og adressene som koden bak hver skjerm kjenner. Om lenken
        vises, avhenger av tilstanden. Navn på lag, konkurranser og spillere fører til sidene sine der de står.
      </p>
      <p>
        Rammen fører fra alle skjermer til <Roads to={roads.everywhere} />.
      </p>
      <Screens>
        {roads.screens.map(({ path, title, leadsTo }) => (
          <li key={path} id={anchorOf(path)}>
            <Picture ids={[...pictured].filter((id) => id.startsWith(`${sanitize(title)}--`))} />
            <h3>{nameOf(path)}</h3>
            <p>{path}</p>
            <p>
              <a href={`./?path=/docs/${sanitize(title)}--oversikt`} target="_top">
                Tilstandene
              </a>
            </p>
            <p>
              Fører til <Roads to={leadsTo} />.
            </p>
            <p>
              Hit fra{' '}
              <Roads to={roads.screens.filter((other) => other.leadsTo.includes(path)).map((other) => other.path)} />.
            </p>
          </li>
        ))}
      </Screens>
    </Map>
  );
}

/** A screen as it is when all is well, where a picture was taken of it. */
function Picture({ ids }: { readonly ids: readonly string[] }) {
  const shown = ids.find((id) => id.endsWith('--ready')) ?? ids[0];
  if (shown === undefined) return null;
  const src = `./pictures/${encodeURIComponent(shown)}.dark.phone.jpg`;
  return <Shown src={src} alt="" width={97} height={210} loading="lazy" />;
}

function Roads({ to }: { readonly to: readonly string[] }) {
  if (to.length === 0) return <>ingen andre</>;
  return to.map((path, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <a href={`#${anchorOf(path)}`}>{nameOf(path)}</a>
    </span>
  ));
}

/** What the catalogue calls the screen of a path, with the path where it calls another screen the same. */
function nameOf(path: string): string {
  const title = roads.screens.find((screen) => screen.path === path)?.title ?? path;
  const name = title.replace(/\/(?:Skjerm|Side)$/, '').replaceAll('/', ' – ');
  return roads.screens.filter((screen) => screen.title === title).length > 1 ? `${name} (${path})` : name;
}

const anchorOf = (path: string) => `skjerm${path.replaceAll(/[^\w]+/g, '-')}`;

const Map = styled.div`
  font-size: ${theme.font.size.sm};

  & p {
    margin: 0 0 ${theme.space[2]};
  }
  & :is(h2, h3) {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.bold};
  }
  & a {
    color: ${theme.colour.turf};
    line-height: 1.9;
    text-decoration: underline;
  }
`;

const Screens = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.space[6]};
  margin: ${theme.space[6]} 0;

  & > li {
    overflow: auto;
    padding: ${theme.space[3]};
    border: 1px solid ${theme.colour.edge};
    border-radius: ${theme.radius.md};
  }
  & > li:target {
    border-color: ${theme.colour.turf};
  }
`;

const Shown = styled.img`
  float: right;
  margin: 0 0 ${theme.space[2]} ${theme.space[3]};
`;
