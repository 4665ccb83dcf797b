import { expect, test } from 'vitest';
import { messageParts } from './messageParts.ts';

test('CHAT-34 a text without a tag and an address is one piece, line breaks included', () => {
  expect(messageParts('Heia!\nHeia!', null)).toEqual([{ kind: 'text', text: 'Heia!\nHeia!' }]);
  expect(messageParts('', null)).toEqual([]);
});

test('CHAT-34 the first whole mention of the tagged name is marked', () => {
  expect(messageParts('Hei @Karianne og @Kari! @Kari', 'Kari')).toEqual([
    { kind: 'text', text: 'Hei @Karianne og ' },
    { kind: 'tag', text: '@Kari' },
    { kind: 'text', text: '! @Kari' },
  ]);
});

test('CHAT-34 a name that the text does not mention marks nothing', () => {
  expect(messageParts('Hei Kari', 'Kari')).toEqual([{ kind: 'text', text: 'Hei Kari' }]);
});

test.each([
  ['https://nrk.no/sport?a=1', 'https://', 'nrk.no', '/sport?a=1'],
  ['HTTP://NRK.NO', 'HTTP://', 'NRK.NO', ''],
  ['www.vg.no', '', 'www.vg.no', ''],
  ['https://nrk.no@falsk.no/nrk.no', 'https://nrk.no@', 'falsk.no', '/nrk.no'],
  ['https://nrk.no\\@falsk.no', 'https://', 'nrk.no', '\\@falsk.no'],
  ['https://blåbær.no:8080/x', 'https://', 'blåbær.no', ':8080/x'],
  ['https://nrk.no!', 'https://', 'nrk.no', '!'],
])('CHAT-34 the domain of %s is marked', (address, before, domain, after) => {
  expect(messageParts(`Se ${address} nå`, null)).toEqual([
    { kind: 'text', text: 'Se ' },
    { kind: 'address', before, domain, after },
    { kind: 'text', text: ' nå' },
  ]);
});

test.each(['https://', 'https://???', 'awww.så søt', 'javascript:alert(1)'])('CHAT-34 %s is no address', (text) => {
  expect(messageParts(text, null)).toEqual([{ kind: 'text', text }]);
});

test('CHAT-34 a name inside an address is not marked', () => {
  expect(messageParts('https://a.no/@Kari @Kari', 'Kari').map(({ kind }) => kind)).toEqual(['address', 'text', 'tag']);
});
