import type { PassNetwork } from '@tribunen/domain';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { shortName } from '../../matchWords/shortName.ts';
import type { PlanFrame } from './planFrame.ts';

/** The players where they passed and received on average, and lines between those who found each other. No circle covers a name. */
export function PlanNetwork({ network, frame }: { readonly network: PassNetwork; readonly frame: PlanFrame }) {
  const most = Math.max(1, ...network.links.map(({ passes }) => passes));
  const busiest = Math.max(1, ...network.players.map(({ touches }) => touches));
  const players = network.players.map(({ name, at, touches }) => ({
    name,
    ...frame.toPlan(at),
    radius: 1 + 1.2 * Math.sqrt(touches / busiest),
  }));
  return (
    <g aria-hidden>
      {network.links.map(({ players: [one, other], passes }) => {
        const [from, to] = [frame.toPlan(one.at), frame.toPlan(other.at)];
        return (
          <Link
            key={`${one.name} ${other.name}`}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            strokeWidth={0.3 + (1.5 * passes) / most}
            strokeOpacity={0.4 + (0.6 * passes) / most}
          />
        );
      })}
      {players.map(({ name, x, y, radius }) => (
        <Player key={name} cx={x} cy={y} r={radius} />
      ))}
      {players.map(({ name, x, y, radius }) => (
        <Name key={name} x={x} y={y + radius + 2.3}>
          {shortName(name)}
        </Name>
      ))}
    </g>
  );
}

const Link = styled.line`
  stroke: ${theme.colour.pitchMade};
  stroke-linecap: round;
`;

const Player = styled.circle`
  fill: ${theme.colour.onPitch};
  stroke: ${theme.colour.apron};
  stroke-width: 0.5;
`;

const Name = styled.text`
  fill: ${theme.colour.onPitch};
  stroke: ${theme.colour.apron};
  stroke-width: 0.7;
  paint-order: stroke;
  font-size: 2.3px;
  font-weight: ${theme.font.weight.bold};
  text-anchor: middle;
`;
