/** Published figures of real football, for figures that the open data lacks: the mean of a match, and the source. */
export const published = {
  yellowCards: {
    value: 4.28,
    source:
      'Premier League 2023/24: maxim88sportsnews.com, 3 October 2024, «Most yellow cards per game in Premier League era»',
  },
  cards: { value: 4.53, source: 'Premier League 2023/24: goal.com, «Premier League cards betting»' },
  substitutions: {
    value: 9,
    source:
      'Seven European leagues with five substitutes, 4.5 a team: kitmanlabs.com, «Know Your League Context, part 3»',
  },
  added: { value: 702, source: 'Premier League 2023/24, 101:42 a match: premierleague.com/news/3860720' },
} as const;
