const oldForm = 'it refuses in the old form, without the version header';
const unnamed = 'it reports a failed check as an error of its own: 500 and the code SUP';

const noAuthSchema = 'it grants no role the schema auth, which the function’s body needs';

/**
 * The answers in which @supabase/lite 0.10.0 is known to differ from Supabase, and therefore from the emulator. A test
 * fails when @supabase/lite does answer as Supabase: then remove the line.
 */
export const divergences: Readonly<Record<string, string>> = {
  'auth: an access token says who issued it, and how the user signed in':
    'it leaves out iss, phone, metadata, aal, amr, is_anonymous',
  'auth: a refusal has a code and a message, and the version in its header': oldForm,
  'auth: an unknown refresh token is not found': 'its tokens have another form: any other token is invalid',
  'auth: a mailed code may be redeemed with the type email': 'it does not know the type email',
  'auth: a change of address is mailed to both addresses': 'it mails the old address alone',
  'auth: a second change of address within a minute is refused': 'it limits no mails',
  'auth: a phone number is refused, never ignored': 'it ignores a user’s new number',
  'reads: a select is narrowed by two ors': 'it joins two or= by or; PostgREST joins all parameters by and',
  'reads: a moment is written as ISO 8601': 'it writes moments as Postgres prints them, with a space',
  'reads: the page right after the last row of a counted select is empty':
    'it answers 416; PostgREST only for a page that begins later',
  'reads: an inner embed leaves out outer rows without embedded rows':
    'it finds nothing when a table is embedded in itself',
  'reads: rows can be filtered by having no embedded rows': 'it ignores a filter by whether a row has embedded rows',
  'writes: an update or delete without a filter is refused': 'it has no pg-safeupdate: all rows are changed',
  'writes: a column that one of many rows leaves out is null, or the default on request':
    'it takes the default in both cases; PostgREST takes null, unless missing=default',
  'writes: a delete of a single row does not remove many':
    'it refuses after it has deleted the rows; PostgREST rolls back',
  'refusals: an unknown kind of follow': unnamed,
  'refusals: a priority below 0': unnamed,
  'refusals: a rating that is no half step': unnamed,
  'refusals: a rating above 5': unnamed,
  'refusals: a message of 281 characters': unnamed,
  'refusals: a message of nothing but space': unnamed,
  'refusals: a message of two invisible letters': unnamed,
  'refusals: an empty name': unnamed,
  'refusals: a name of 101 characters': unnamed,
  'refusals: a name with a sign that no name has': unnamed,
  'refusals: a malformed boolean': 'it does not name the error: 500 and the code SUP',
  'refusals: a character that Postgres cannot store':
    'it parses the JSON itself, so that Postgres receives the text: 22021 instead of 22P05',
  'refusals: the hint for a schema that is not exposed': 'it exposes graphql_public too',
  'rpc: a function that returns more rows than max-affected is refused': 'it ignores max-affected',
  'refusals: an upsert that meets one row twice': 'it answers 400; PostgREST has 500 for 21000',
  'rpc: a fantasy squad replaces the earlier squad as a whole': noAuthSchema,
  'rpc: a visitor has neither a fantasy squad nor friends with one': noAuthSchema,
};
