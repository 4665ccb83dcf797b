import { array, nullish, unknown, object } from 'valibot';

/** Any answer of API-Football v3. A refusal comes with HTTP 200 and names its reason as a key of `errors`. */
export const apiEnvelope = object({ errors: nullish(unknown()), response: array(unknown()) });
