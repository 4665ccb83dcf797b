import { useWords } from '../../i18n/useWords.ts';

/** The three headings of a table of stars: the spectator, the friends, everybody. */
export function WhoHeadings() {
  const { t } = useWords();
  return (
    <>
      <th scope="col" data-who="me">
        {t(($) => $.scouting.compare.me)}
      </th>
      <th scope="col" data-who="friends">
        {t(($) => $.common.friends)}
      </th>
      <th scope="col" data-who="everybody">
        {t(($) => $.scouting.compare.everybody)}
      </th>
    </>
  );
}
