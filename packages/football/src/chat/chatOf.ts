import type { TeamMessageRow } from '@tribunen/contract';
import { instantAt, type Side } from '@tribunen/domain';
import type { CrowdSpectator } from '../../seed/spectators.ts';
import type { Voices } from '../../seed/voicesSchema.ts';
import { createRandom, type Random } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';
import { wallTimeOf } from '../state/reachedMoments.ts';
import type { PlayedMatch } from '../state/SimulatedMatch.ts';
import { seededUuid } from '../seededUuid.ts';
import { shuffled } from '../shuffled.ts';
import { type Occasion, occasionsOf } from './occasionsOf.ts';

export interface ChatOptions {
  readonly spectators: readonly CrowdSpectator[];
  readonly lines: Voices['lines'];
  readonly seed: number;
  /** A user, and the spectators who tag this user now and then (`by`). */
  readonly tagged?: { readonly id: string; readonly name: string; readonly by: ReadonlySet<string> };
}

/** How many spectators write in one match's chat. */
const present = 12;
/** The fewest and the most seconds of play between an occasion and a message about it. */
const delay = { least: 8, most: 150 };
const replyShare = 0.12;
/** The share of the friends' messages that tag the user. */
const tagShare = 0.3;

/**
 * The messages of spectators in the chat of a match, in order of time. A few spectators, each for one side or neither,
 * write about what happens. Except in replies, no line is repeated in a match until all lines of its topic have been
 * used.
 */
export function chatOf(
  match: PlayedMatch,
  { spectators, lines, seed, tagged }: ChatOptions,
): readonly TeamMessageRow[] {
  const random = createRandom(seed, 'chat', match.id);
  const tagging = createRandom(seed, 'tags', match.id);
  const crowd = shuffled(spectators, random)
    .slice(0, present)
    .map((who) => ({ who, side: drawSide(random) }));
  const said = new Set<string>();
  const drafts = occasionsOf(match).flatMap((occasion) => {
    const speakers = shuffled(crowd, random).slice(0, countOf(occasion, random));
    return speakers.flatMap(({ who, side }) => {
      const topic = occasion.topics[side];
      if (topic === null) return [];
      const line = drawLine(lines[topic], said, random);
      return [{ at: occasion.at + drawInteger(delay.least, delay.most, random), who, content: fill(line, occasion) }];
    });
  });
  const rows: TeamMessageRow[] = [];
  for (const [index, { at, who, content }] of drafts.toSorted((a, b) => a.at - b.at).entries()) {
    const answered = random() < replyShare ? rows.findLast((row) => row.sender_id !== who.id) : undefined;
    const when = instantAt(wallTimeOf(match, { at }));
    const words = answered === undefined ? content : drawLine(lines.reply, new Set(), random);
    const tags = tagged !== undefined && tagged.by.has(who.id) && tagging() < tagShare;
    rows.push({
      id: seededUuid(seed, 'chat', match.id, index),
      team_id: 0,
      team_name: `${match.home.name} vs ${match.away.name}`,
      sender_id: who.id,
      content: tags ? `@${tagged.name} ${words}` : words,
      deleted_at: null,
      removed_at: null,
      tagged_user_id: tags ? tagged.id : null,
      reference_message_id: answered?.id ?? null,
      behind_seconds: 0,
      created_at: when,
      updated_at: when,
    });
  }
  return rows;
}

function drawSide(random: Random): Side | 'neutral' {
  const ticket = random();
  if (ticket < 0.4) return 'home';
  return ticket < 0.75 ? 'away' : 'neutral';
}

/** How many messages an occasion gets: its average number, rounded at random. */
function countOf({ voices }: Occasion, random: Random): number {
  return Math.floor(voices + random());
}

function drawLine(candidates: readonly string[], said: Set<string>, random: Random): string {
  const fresh = candidates.filter((line) => !said.has(line));
  const from = fresh.length > 0 ? fresh : candidates;
  const line = from[drawInteger(0, from.length - 1, random)];
  if (line === undefined) throw new RangeError('There is nothing to say on this occasion');
  said.add(line);
  return line;
}

function fill(line: string, { player, score, minute }: Occasion): string {
  return line
    .replaceAll('{player}', familyNameOf(player?.name ?? ''))
    .replaceAll('{score}', `${score.home}–${score.away}`)
    .replaceAll('{minute}', String(minute));
}

function familyNameOf(name: string): string {
  return name.split(' ').at(-1) ?? name;
}
