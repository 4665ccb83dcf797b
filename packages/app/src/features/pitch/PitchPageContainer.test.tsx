import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { PitchPageContainer } from './PitchPageContainer.tsx';

function open(at: string) {
  const routes = [
    { path: '/pitch', element: <PitchPageContainer page="pitch" /> },
    { path: '/pitch-balls', element: <PitchPageContainer page="balls" /> },
    { path: '/pitch-shots', element: <PitchPageContainer page="shots" /> },
  ];
  return render(<WithServices services={fakeServices(fakeApi())} routes={routes} at={at} />).container;
}

test('PITCH-16 the pages show the pitch, sample balls, and sample shots that are marked as samples', async () => {
  const container = open('/pitch');
  expect(await screen.findByRole('img', { name: 'Banen sett fra tribunen' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Baller' }));
  expect(await screen.findByText('Eksempeldata')).toBeDefined();
  expect(container.querySelectorAll('[data-ball]').length).toBeGreaterThan(10);
  fireEvent.click(screen.getByRole('link', { name: 'Avslutninger' }));
  expect(await screen.findByRole('img', { name: /^Banen med \d+ avslutninger$/ })).toBeDefined();
  expect(container.querySelectorAll('[data-shot="goal"]').length).toBeGreaterThan(0);
});

test('PITCH-41 the debug variant is drawn on the picture of the stadium', async () => {
  const container = open('/pitch-balls?debug');
  await screen.findByText('Eksempeldata');
  expect(container.querySelector('image')?.getAttribute('href')).toBe('/stadium/pitch-bg.jpg');
  fireEvent.click(screen.getByRole('radio', { name: 'Tegnet bane' }));
  expect(container.querySelector('image')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Bilde (debug)' }));
  expect(container.querySelector('image')).not.toBeNull();
});

/** Two rows of SPADL: a pass and a shot of two teams. */
const spadl = [
  'period_id,time_seconds,team_id,team_name,player_name,start_x,start_y,end_x,end_y,type_name,result_name',
  '1,65,7,Brann,Berg,50,34,60,40,pass,success',
  '1,70,7,Brann,Moe,95,34,105,34,shot,success',
  '2,10,9,Viking,Lie,90,30,105,30,shot,fail',
].join('\n');

function choose(text: string, name: string) {
  const input = screen.getByLabelText('Åpne hendelsesfil', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

test('EVENTS-5 a file of events is shown as a match; an invalid file is refused with line and field, and the match stays', async () => {
  open('/pitch');
  await screen.findByRole('button', { name: 'Åpne hendelsesfil' });
  choose(spadl, 'kamp.csv');
  expect(await screen.findByText('Brann–Viking, fra «kamp.csv»')).toBeDefined();
  expect(screen.getByText('Ekte hendelsesdata')).toBeDefined();
  const brann = { name: 'Brann: 1 avslutning. 1 mål, 0 reddet, 0 utenfor, 0 blokkert.' };
  expect(screen.getByRole('img', brann)).toBeDefined();

  choose(spadl.replace('34,60', '34,x'), 'feil.csv');
  expect(
    await screen.findByText(/^«feil\.csv», lest som SPADL, linje 2, kolonne 8, end_x: Her skulle det stått et tall/),
  ).toBeDefined();
  expect(screen.getByRole('img', brann)).toBeDefined();
  choose('{"a": }', 'brudd.json');
  expect(
    await screen.findByText('«brudd.json», linje 1, kolonne 7, hele filen: Dette er ikke gyldig JSON.'),
  ).toBeDefined();
  choose('hei', 'notat.txt');
  expect(await screen.findByText(/^«notat\.txt», linje 1, kolonne 1, hele filen: Formatet er verken/)).toBeDefined();
  choose(spadl.split('\n', 1).join(''), 'tom.csv');
  expect(
    await screen.findByText('«tom.csv», lest som SPADL, linje 1, kolonne 1, hele filen: Tabellen har ingen rader.'),
  ).toBeDefined();
});

test('EVENTS-10 a file with several matches asks which one to show', async () => {
  open('/pitch');
  await screen.findByRole('button', { name: 'Åpne hendelsesfil' });
  const [head, ...rows] = spadl.split('\n');
  const two = [
    `game_id,${head}`,
    ...rows.flatMap((row) => [`71,${row}`, `72,${row}`]),
    '72,2,11,7,Brann,Moe,95,34,105,34,shot,success',
  ];
  choose(two.join('\n'), 'to.csv');
  expect(await screen.findByText('«to.csv» har 2 kamper. Hvilken vil du se?')).toBeDefined();
  const which = screen.getByRole('combobox', { name: 'Kamp fra filen' });
  expect(screen.getByRole('option', { name: 'Brann–Viking (72): 4 hendelser' })).toBeDefined();
  fireEvent.change(which, { target: { value: '72' } });
  expect(await screen.findByText('Brann–Viking, fra «to.csv»')).toBeDefined();
  expect(screen.getByRole('img', { name: /^Brann: 2 avslutninger\. 2 mål/ })).toBeDefined();
});
