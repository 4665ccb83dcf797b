import { liveEventId, type ProviderMatch } from '@tribunen/contract';
import { type ChatRoom, instantAt, type LiveEventId, matchChatRoom, type MatchId, toMatchId } from '@tribunen/domain';
import { parse } from 'valibot';

/**
 * Writes matches in one transaction, with the database function that the feed uses. Resolves with the time of the
 * commit, in milliseconds since 1970, or with an earlier time if the time of the commit is not known.
 */
export type WriteMatches = (matches: readonly object[]) => Promise<number>;

/** A match in play, in which the run scores goals. */
export interface PlayedMatch {
  readonly id: MatchId;
  readonly room: ChatRoom;
  /** The team that scores every goal, and that spectators follow. */
  readonly homeTeam: { readonly id: number; readonly name: string };
}

export interface Goal {
  readonly match: MatchId;
  /** The number of goals in the match, including this goal. */
  readonly goals: number;
  readonly event: LiveEventId;
}

interface Played extends PlayedMatch {
  readonly summary: ProviderMatch;
  goals: number;
  minute: number;
  /** How many times the run has written the match. */
  version: number;
}

/** The matches in play of a run. Writes the same rows as the feed. */
export class Football {
  readonly #write: WriteMatches;
  readonly #played: readonly Played[];

  constructor(write: WriteMatches, summaries: readonly ProviderMatch[]) {
    this.#write = write;
    this.#played = summaries.flatMap((summary) => {
      const id = toMatchId(summary.id);
      if (id === null) return [];
      const { homeTeam, awayTeam, utcDate } = summary;
      const named = {
        id,
        homeTeam: teamNamed(homeTeam.name),
        awayTeam: teamNamed(awayTeam.name),
        utcKickoff: instantAt(Date.parse(utcDate)),
      };
      const room = matchChatRoom(named);
      const scorers = { id: homeTeam.id ?? 0, name: homeTeam.name ?? '' };
      return [{ id, room, homeTeam: scorers, summary, goals: 0, minute: 1, version: 0 }];
    });
  }

  get matches(): readonly PlayedMatch[] {
    return this.#played;
  }

  /** Kicks off every match, at 0–0. */
  async kickOff(): Promise<void> {
    await this.#store(this.#played, []);
  }

  /** Creates the next goal of a match. `score` commits it. */
  nextGoal(match: MatchId): Goal {
    const goals = this.#of(match).goals + 1;
    return { match, goals, event: parse(liveEventId, `${match}-goal-${goals}`) };
  }

  /** Commits a goal. Resolves with the time that `WriteMatches` returns. */
  score({ match, goals, event }: Goal): Promise<number> {
    const played = this.#of(match);
    played.goals = goals;
    return this.#store([played], [event]);
  }

  /** Adds a minute of play to every match, in one commit. */
  async tick(): Promise<void> {
    for (const match of this.#played) match.minute += 1;
    await this.#store(this.#played, []);
  }

  #of(match: MatchId): Played {
    const played = this.#played.find(({ id }) => id === match);
    if (played === undefined) throw new Error(`Match ${match} is not in play`);
    return played;
  }

  #store(matches: readonly Played[], goals: readonly LiveEventId[]): Promise<number> {
    const at = new Date().toISOString();
    return this.#write(
      matches.map((match) => {
        const { summary, minute, version } = match;
        match.version += 1;
        const { homeTeam, awayTeam, competition, utcDate } = summary;
        const state = {
          id: String(summary.id),
          status: 'IN_PLAY',
          minute,
          injury_time: null,
          score_home: match.goals,
          score_away: 0,
          home_team_id: homeTeam.id,
          home_team_name: homeTeam.name,
          away_team_id: awayTeam.id,
          away_team_name: awayTeam.name,
          updated_at: at,
        };
        const fullTime = { home: match.goals, away: 0 };
        return {
          id: state.id,
          competitionCode: competition.code,
          utcKickoff: utcDate,
          summary: { ...summary, status: 'IN_PLAY', minute, lastUpdated: at, score: { ...summary.score, fullTime } },
          report: null,
          feed: {
            version,
            coverage: 'events',
            observedAt: at,
            changedAt: at,
            endedAt: null,
            live: { ...state, competition_code: competition.code, utc_kickoff: utcDate },
            state: { ...state, payload: { homeTeam, awayTeam, competition } },
            added: goals.map((id) => goalRow(id, match, at)),
            amended: [],
          },
        };
      }),
    );
  }
}

function goalRow(id: LiveEventId, { summary, goals, minute }: Played, at: string): object {
  return {
    id,
    match_id: String(summary.id),
    event_type: 'GOAL',
    minute,
    team_id: summary.homeTeam.id,
    team_name: summary.homeTeam.name,
    person_name: `Scorer ${goals}`,
    home_team: summary.homeTeam.name,
    away_team: summary.awayTeam.name,
    score_home: goals,
    score_away: 0,
    occurred_at: at,
    created_at: at,
  };
}

/** A team, with only the fields that name its chat. */
function teamNamed(name: string | null | undefined) {
  return { id: null, name: name ?? null, shortName: null, tla: null, crest: null };
}
