import { expect } from 'vitest';
import type { Promises } from './Promises.ts';
import { password, type Scene } from '../Scene.ts';

const names = ({ owner }: Scene) => owner.client.from('user_follows').select('display_name').order('priority');
type Query = ReturnType<typeof names>;

/** A filter on a select, and the owner's follows that pass it. */
type Filter = readonly [narrow: (query: Query) => Query, left: readonly string[]];

const filters: Readonly<Record<string, Filter>> = {
  eq: [(q) => q.eq('entity_type', 'team'), ['Arsenal', 'Brann', 'Norge']],
  neq: [(q) => q.neq('entity_type', 'team'), ['VM 2026', 'Eliteserien']],
  'gt and lte': [(q) => q.gt('priority', 0).lte('priority', 2), ['Brann', 'Norge']],
  'gte and lt': [(q) => q.gte('priority', 1).lt('priority', 3), ['Brann', 'Norge']],
  in: [(q) => q.in('display_name', ['Brann', 'VM 2026', 'a,b', '(c)']), ['Brann', 'VM 2026']],
  'in of a value with quotes and a comma': [(q) => q.in('display_name', ['a,"b"', 'Norge']), ['Norge']],
  'in of an empty list': [(q) => q.in('display_name', []), []],
  'not in': [(q) => q.not('entity_id', 'in', '(57,"900002")'), ['Norge', 'VM 2026', 'Eliteserien']],
  'is null': [(q) => q.is('crest_url', null).eq('priority', 4), ['Eliteserien']],
  'is not null': [(q) => q.not('crest_url', 'is', null), []],
  'is false': [(q) => q.is('notifications', false).lt('priority', 1), ['Arsenal']],
  like: [(q) => q.like('display_name', 'N_r%'), ['Norge']],
  'like with an escaped sign': [(q) => q.like('display_name', String.raw`VM\_2026`), []],
  ilike: [(q) => q.ilike('display_name', 'a%'), ['Arsenal']],
  'ilike with PostgREST’s star': [
    (q) => q.filter('display_name', 'ilike', '*N*'),
    ['Arsenal', 'Brann', 'Norge', 'Eliteserien'],
  ],
  'like of any': [(q) => q.likeAnyOf('display_name', ['B%', '%l']), ['Arsenal', 'Brann']],
  'ilike of all': [(q) => q.ilikeAllOf('display_name', ['%R%', '%S%']), ['Arsenal', 'Eliteserien']],
  match: [(q) => q.filter('display_name', 'match', '^(Bra|VM )'), ['Brann', 'VM 2026']],
  imatch: [(q) => q.filter('display_name', 'imatch', 'N+$'), ['Brann', 'Eliteserien']],
  isdistinct: [(q) => q.filter('crest_url', 'isdistinct', 'x').lt('priority', 2), ['Arsenal', 'Brann']],
  not: [(q) => q.not('entity_type', 'eq', 'team'), ['VM 2026', 'Eliteserien']],
  or: [(q) => q.or('priority.eq.1,and(entity_type.eq.competition,priority.gt.3)'), ['Brann', 'Eliteserien']],
  'or with values in quotes': [
    (q) => q.or('display_name.eq."VM 2026",display_name.in.("Brann","a,b")'),
    ['Brann', 'VM 2026'],
  ],
  'two ors': [(q) => q.or('priority.eq.1,priority.eq.2').or('priority.eq.2,priority.eq.3'), ['Norge']],
  'not and': [(q) => q.or('not.and(entity_type.eq.team,priority.lt.2)'), ['Norge', 'VM 2026', 'Eliteserien']],
  'not in an or': [
    (q) => q.or('priority.not.gt.0,display_name.not.ilike.*a*'),
    ['Arsenal', 'Norge', 'VM 2026', 'Eliteserien'],
  ],
  'the unknown in an or': [(q) => q.or('crest_url.eq.x,priority.eq.0'), ['Arsenal']],
  'not of the unknown': [(q) => q.not('crest_url', 'eq', 'x'), []],
  'neq of null': [(q) => q.neq('crest_url', 'x'), []],
  range: [(q) => q.range(1, 2), ['Brann', 'Norge']],
  limit: [(q) => q.limit(2), ['Arsenal', 'Brann']],
  'a limit of zero': [(q) => q.limit(0), []],
  'a moment': [(q) => q.gt('created_at', '2020-01-01T00:00:00+01:00').lt('priority', 1), ['Arsenal']],
};

const ratings = ({ owner, visitor }: Scene) =>
  visitor.from('player_ratings').select('player_name').eq('user_id', owner.id);

async function leaves([narrow, left]: Filter, scene: Scene): Promise<void> {
  const { data, error } = await narrow(names(scene));
  expect(error).toBeNull();
  expect(data?.map(({ display_name }) => display_name)).toEqual(left);
}

/**
 * Writes two replies to one message, by a spectator who has written nothing before, and returns them with the name of
 * their chat.
 */
async function writeReplies(scene: Scene): Promise<{ readonly chat: string; readonly first: string }> {
  const chat = crypto.randomUUID();
  const message = { team_id: 1, team_name: chat };
  const first = crypto.randomUUID();
  const answered = { ...message, reference_message_id: first };
  const writer = scene.client();
  await writer.auth.signUp({ email: scene.newAddress(), password });
  const { error } = await writer.from('team_messages').insert([
    { ...message, id: first, content: 'Heia Brann', reference_message_id: null },
    { ...answered, id: crypto.randomUUID(), content: 'Ja!' },
    { ...answered, id: crypto.randomUUID(), content: 'Nei!' },
  ]);
  expect(error).toBeNull();
  return { chat, first };
}

const chatWith = ({ visitor }: Scene, chat: string, select: string) =>
  visitor.from('team_messages').select(select).eq('team_name', chat);

/** PostgREST's promises about reading. */
export const readPromises: Promises = {
  ...Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      `reads: a select is narrowed by ${name}`,
      (scene: Scene) => leaves(filter, scene),
    ]),
  ),
  'reads: null comes last in ascending and first in descending order': async (scene) => {
    const inOrder = async (ascending: boolean, nullsFirst?: boolean) => {
      const order = { ascending, ...(nullsFirst !== undefined && { nullsFirst }) };
      const { data } = await ratings(scene).order('technical_rating', order);
      return data?.map(({ player_name }) => player_name);
    };
    expect(await inOrder(true)).toEqual(['Cecilie', 'Amalie', 'Berit']);
    expect(await inOrder(false)).toEqual(['Berit', 'Amalie', 'Cecilie']);
    expect(await inOrder(true, true)).toEqual(['Berit', 'Cecilie', 'Amalie']);
    expect(await inOrder(false, false)).toEqual(['Amalie', 'Cecilie', 'Berit']);
  },
  'reads: the next column orders rows that are equal by one column': async ({ owner }) => {
    const query = owner.client.from('user_follows').select('display_name').order('entity_type', { ascending: false });
    const { data } = await query.order('display_name');
    expect(data?.map(({ display_name }) => display_name)).toEqual([
      'Arsenal',
      'Brann',
      'Norge',
      'Eliteserien',
      'VM 2026',
    ]);
  },
  'reads: numbers are numbers': async (scene) => {
    const { data } = await ratings(scene).select('overall_rating').gt('overall_rating', 4.4).order('overall_rating');
    expect(data).toMatchObject([{ overall_rating: 4.5 }, { overall_rating: 5 }]);
  },
  'reads: a row has all its columns, in the table’s order': async ({ owner }) => {
    const { data } = await owner.client.from('user_follows').select().limit(1).single();
    const columns = 'id user_id entity_type entity_id display_name crest_url priority notifications created_at';
    expect(Object.keys(data ?? {})).toEqual(columns.split(' '));
  },
  'reads: a moment is written as ISO 8601': async ({ owner }) => {
    const { data } = await owner.client.from('user_follows').select('created_at').limit(1).single();
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  },
  'reads: a column can be selected under another name': async ({ owner }) => {
    const query = owner.client.from('user_follows').select('title:display_name, priority').order('priority').limit(1);
    expect((await query).data).toEqual([{ title: 'Arsenal', priority: 0 }]);
  },
  'reads: a page of a counted select is a partial answer': async ({ owner }) => {
    const page = await owner.client.from('user_follows').select('id', { count: 'exact' }).range(1, 2);
    expect(page).toMatchObject({ status: 206, count: 5 });
    const all = await owner.client.from('user_follows').select('id', { count: 'exact' });
    expect(all).toMatchObject({ status: 200, count: 5 });
  },
  'reads: the answer to a select states its range': async ({ ask, owner }) => {
    const { data } = await owner.client.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}`, prefer: 'count=exact' };
    const page = await ask('rest/v1/user_follows?select=id&offset=1&limit=2', { headers });
    expect(page.headers.get('content-range')).toBe('1-2/5');
    const none = await ask('rest/v1/user_follows?select=id&id=is.null', { headers });
    expect(none.headers.get('content-range')).toBe('*/0');
  },
  'reads: a count comes without the rows': async ({ owner }) => {
    const { count, data } = await owner.client.from('user_follows').select('id', { count: 'exact', head: true });
    expect({ count, data }).toEqual({ count: 5, data: null });
  },
  'reads: the page right after the last row of a counted select is empty': async ({ owner }) => {
    const after = await owner.client.from('user_follows').select('id', { count: 'exact' }).range(5, 6);
    expect(after).toMatchObject({ status: 206, count: 5, data: [] });
  },
  'reads: a page beyond the end of a counted select is refused': async ({ owner }) => {
    const beyond = await owner.client.from('user_follows').select('id', { count: 'exact' }).range(10, 11);
    expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
  },
  'reads: single refuses zero and many rows': async ({ owner }) => {
    const many = await owner.client.from('user_follows').select('id').single();
    expect(many).toMatchObject({ status: 406, error: { code: 'PGRST116', details: 'The result contains 5 rows' } });
    const none = await owner.client.from('user_follows').select('id').eq('entity_id', '1').single();
    expect(none.error).toMatchObject({
      code: 'PGRST116',
      details: 'The result contains 0 rows',
      message: 'Cannot coerce the result to a single JSON object',
    });
  },
  'reads: maybeSingle returns null for zero rows': async ({ owner }) => {
    const none = await owner.client.from('user_follows').select('id').eq('entity_id', '1').maybeSingle();
    expect(none).toMatchObject({ data: null, error: null });
  },
  'reads: more than a thousand rows come in pages of a thousand': async (scene) => {
    const client = scene.client();
    await client.auth.signUp({ email: scene.newAddress(), password });
    const rows = Array.from({ length: 1001 }, (_, priority) => ({
      entity_type: 'team',
      entity_id: String(priority),
      display_name: 'Liverpool',
      priority,
    }));
    expect((await client.from('user_follows').insert(rows)).error).toBeNull();
    const table = () => client.from('user_follows').select('priority', { count: 'exact' }).order('priority');
    const all = await table();
    expect([all.status, all.count, all.data?.length, all.data?.at(-1)?.priority]).toEqual([206, 1001, 1000, 999]);
    expect((await table().limit(5000)).data).toHaveLength(1000);
    expect((await table().range(1000, 1999)).data).toEqual([{ priority: 1000 }]);
  },
  'reads: a message comes with the message that it answers': async (scene) => {
    const { chat, first } = await writeReplies(scene);
    const { data, error } = await scene.visitor
      .from('team_messages')
      .select('content, answers:reference_message_id(id, content)')
      .eq('team_name', chat)
      .order('content');
    expect(error).toBeNull();
    const answers = { id: first, content: 'Heia Brann' };
    expect(data).toEqual([
      { content: 'Heia Brann', answers: null },
      { content: 'Ja!', answers },
      { content: 'Nei!', answers },
    ]);
  },
  'reads: a message comes with its replies, by the name of the table': async (scene) => {
    const { chat } = await writeReplies(scene);
    const { data, error } = await scene.visitor
      .from('team_messages')
      .select('content, replies:team_messages!reference_message_id(content)')
      .eq('team_name', chat)
      .order('content')
      .order('content', { referencedTable: 'replies', ascending: false });
    expect(error).toBeNull();
    expect(data).toEqual([
      { content: 'Heia Brann', replies: [{ content: 'Nei!' }, { content: 'Ja!' }] },
      { content: 'Ja!', replies: [] },
      { content: 'Nei!', replies: [] },
    ]);
  },
  'reads: a filter on embedded rows leaves the outer rows as they are': async (scene) => {
    const { chat } = await writeReplies(scene);
    const { data } = await chatWith(scene, chat, 'content, replies:team_messages!reference_message_id(content)')
      .eq('replies.content', 'Ja!')
      .order('content');
    expect(data).toEqual([
      { content: 'Heia Brann', replies: [{ content: 'Ja!' }] },
      { content: 'Ja!', replies: [] },
      { content: 'Nei!', replies: [] },
    ]);
  },
  'reads: an inner embed leaves out outer rows without embedded rows': async (scene) => {
    const { chat } = await writeReplies(scene);
    const { data } = await chatWith(
      scene,
      chat,
      'content, replies:team_messages!reference_message_id!inner(content)',
    ).eq('replies.content', 'Ja!');
    expect(data).toEqual([{ content: 'Heia Brann', replies: [{ content: 'Ja!' }] }]);
  },
  'reads: rows can be filtered by having no embedded rows': async (scene) => {
    const { chat } = await writeReplies(scene);
    const { data } = await chatWith(scene, chat, 'content, answers:reference_message_id()').is('answers', null);
    expect(data).toEqual([{ content: 'Heia Brann' }]);
  },
  'reads: an insert is read back with the rows that it references': async (scene) => {
    const { chat, first } = await writeReplies(scene);
    const { data, error } = await scene.stranger.client
      .from('team_messages')
      .insert({ team_id: 1, team_name: chat, content: 'Kanskje', reference_message_id: first })
      .select('content, answers:reference_message_id(content)');
    expect({ data, error }).toEqual({
      data: [{ content: 'Kanskje', answers: { content: 'Heia Brann' } }],
      error: null,
    });
  },
};
