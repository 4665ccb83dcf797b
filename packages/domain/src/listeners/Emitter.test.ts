import { expect, test } from 'vitest';
import { Emitter } from './Emitter.ts';

test('each listener receives each event until it is removed', () => {
  const goals = new Emitter<string>();
  const heard: string[] = [];
  const listener = (scorer: string) => void heard.push(scorer);
  const end = goals.listen(listener);
  goals.listen(listener);
  goals.emit('Haaland');
  end();
  end();
  goals.emit('Ødegaard');
  expect(heard).toEqual(['Haaland', 'Haaland', 'Ødegaard']);
  expect(goals.listeners).toBe(1);
});
