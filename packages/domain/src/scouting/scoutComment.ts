import { checkMessage } from '../chat/checkMessage.ts';
import { foldText } from '../text/foldText.ts';

/** How many letters of inflection may follow a name: «Haalands». */
const INFLECTION = 2;
/** The shortest part of a name that names a player: shorter parts are too common, like «Li» and «de». */
const SHORTEST = 3;

/**
 * A comment about a player as it is written in the team's chat: with the player's name before it, unless it names the
 * player already or there is no room for the name (SCOUT-12).
 */
export function scoutComment(text: string, player: string): string {
  const words = wordsOf(text);
  const isNamed = wordsOf(player).some(
    (name) =>
      name.length >= SHORTEST && words.some((word) => word.startsWith(name) && word.length <= name.length + INFLECTION),
  );
  const named = `${player}: ${text}`;
  return isNamed || checkMessage(named) !== null ? text : named;
}

function wordsOf(text: string): readonly string[] {
  return foldText(text).split(' ');
}
