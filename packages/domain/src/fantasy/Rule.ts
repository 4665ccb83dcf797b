/** A rule that a game has published, or a preliminary one: our expectation where we have found nothing published. */
export interface Rule<Value> {
  readonly certainty: 'published' | 'preliminary';
  readonly value: Value;
}
