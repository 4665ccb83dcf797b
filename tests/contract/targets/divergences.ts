const oldForm = 'it refuses in the form of old, without the version in the header';
const unnamed = 'it does not tell a check from a fault of its own: 500 and the code SUP';

const noAuthSchema = 'it grants no role the schema auth, which the body of a function needs';

/**
 * The answers in which @supabase/lite 0.10.0 is known to differ from Supabase, and therefore from the emulator. A test
 * fails when @supabase/lite does answer as Supabase: then remove the line.
 */
export const divergences: Readonly<Record<string, string>> = {
  'auth: an access token says who issued it, and how one signed in':
    'it leaves out iss, phone, metadata, aal, amr, is_anonymous',
  'auth: a refusal has a code and a message, and the version in its header': oldForm,
  'auth: a refresh token that never was is not found':
    'its tokens have a form of their own: others are not valid at all',
  'auth: a code by mail may be called an e-mail’s': 'it does not know the type email',
  'auth: a change of address is mailed to both addresses': 'it mails the old address alone',
  'auth: a second change of address within a minute is refused': 'it limits no mails',
  'auth: a phone number is refused, never ignored': 'it ignores a user’s new number',
  'reads: a select is narrowed by two ors': 'it joins two or= by or; PostgREST joins all parameters by and',
  'reads: a moment is written as ISO 8601': 'it writes moments as Postgres prints them, with a space',
  'reads: the page right after the last row of a counted select is empty':
    'it refuses it with 416; PostgREST only what begins further on',
  'reads: what is embedded narrows what it stands in, where that is asked for':
    'it finds nothing where what is embedded in a table is of the same table',
  'reads: rows are found by there being nothing to embed in them':
    'it pays no heed to a filter by whether there is anything embedded',
  'writes: a change that does not say which rows is refused': 'it has no pg-safeupdate: all rows are changed',
  'writes: of many rows what one leaves out is null, or the default where that is asked for':
    'it takes the default in both cases; PostgREST null, unless missing=default',
  'writes: where one row is asked for, many are not removed':
    'it refuses after the rows are gone; PostgREST rolls back',
  'refusals: a kind that there is not': unnamed,
  'refusals: a priority below 0': unnamed,
  'refusals: a rating that is no half step': unnamed,
  'refusals: a rating above 5': unnamed,
  'refusals: a message of 281 characters': unnamed,
  'refusals: a message of nothing but space': unnamed,
  'refusals: a truth that is none': 'it does not name the fault: 500 and the code SUP',
  'refusals: a character that no text can hold':
    'it reads the JSON itself, so that Postgres sees the text: 22021 for 22P05',
  'refusals: the asker is told of a schema that is not exposed': 'it exposes graphql_public too',
  'rpc: one that returns more rows than it may is refused': 'it pays no heed to max-affected',
  'refusals: an upsert that meets one row twice': 'it answers 400; PostgREST has 500 for 21000',
  'rpc: a fantasy squad takes the place of the one before, whole': noAuthSchema,
  'rpc: who is signed out has neither a fantasy squad nor friends with one': noAuthSchema,
};
