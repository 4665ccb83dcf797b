/** The demo's own bar. */
export const demo = {
  label: 'Demo',
  title: 'Demo – simulerte kamper',
  speed: 'Hastighet',
  speedTimes: '{{speed}}×',
  scenario: 'Scenario',
  scenarios: {
    kampdag: 'Kampdag',
    'rolig-dag': 'Rolig dag',
    'ingen-folger': 'Følger ingen',
    utlogget: 'Utlogget',
    treg: 'Treg forbindelse',
    feil: 'Feil fra serveren',
  },
  restart: 'Start på nytt',
} as const;
