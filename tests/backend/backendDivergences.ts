const older = 'PostgREST 12.0 is older than a hosted project’s:';

/**
 * The promises that the backend breaks. Each is a property of the PostgREST in it, 12.0.2, and none of ours: a test fails
 * when the backend does keep the promise.
 */
export const backendDivergences: Readonly<Record<string, string>> = {
  'reads: single refuses zero and many rows': `${older} its message is «JSON object requested, multiple (or no) rows returned»`,
  'refusals: an unknown table': `${older} it passes on 42P01 of the database; later ones have PGRST205`,
  'refusals: an upsert that meets one row twice': `${older} 21000 is 400; later ones answer 500`,
  'refusals: the hint for a table whose name is a little wrong': `${older} it looks for no similar table`,
  'refusals: the hint for a schema that is not exposed': `${older} it names the schemas in the message, and gives no hint`,
  'rpc: a function that returns more rows than max-affected is refused': `${older} it knows no max-affected for functions`,
};
