/**
 * Lets one task at a time run, in the order that they came.
 *
 * @example
 * const queue = new Queue();
 * await Promise.all([queue.run(first), queue.run(second)]); // second begins when first has ended
 */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#last.then(task);
    // The next task waits for this one whether it succeeds or not; who asked for this one hears of its failure.
    this.#last = answer.then(
      () => null,
      () => null,
    );
    return answer;
  }
}
