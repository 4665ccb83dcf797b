/**
 * Runs one task at a time, in order of arrival.
 *
 * @example
 * const queue = new Queue();
 * await Promise.all([queue.run(first), queue.run(second)]); // second begins when first has ended
 */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#last.then(task);
    // The next task waits for this task, whether it succeeds or fails. The caller of this task receives its error.
    this.#last = answer.then(
      () => null,
      () => null,
    );
    return answer;
  }
}
