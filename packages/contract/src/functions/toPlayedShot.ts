import { type NamedParts, pitchPoint, type PlayedShot, type ShotOutcome, teamSideOf } from '@tribunen/domain';
import type { ProviderShot } from '../provider/football-data/providerEvents.ts';

const outcomes: Readonly<Record<ProviderShot['outcome'], ShotOutcome>> = {
  GOAL: 'goal',
  SAVED: 'on-target',
  OFF_TARGET: 'off-target',
  BLOCKED: 'blocked',
};

/** A shot of a report as the domain's shot, with the side of the team that the shot names. */
export function toPlayedShot(
  { team, minute, injuryTime, player, outcome, x, y, xg }: ProviderShot,
  teams: { readonly homeTeam: NamedParts; readonly awayTeam: NamedParts },
): PlayedShot {
  return {
    side: teamSideOf(team, teams),
    minute: (minute ?? 0) + (injuryTime ?? 0),
    player: player?.name?.trim() || null,
    from: pitchPoint(x, y),
    outcome: outcomes[outcome],
    xg: xg ?? null,
  };
}
