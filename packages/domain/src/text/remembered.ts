/** More names than one page loads. */
const mostKnown = 20_000;

/**
 * A function of a text that keeps its answers: searching and sorting would spend most of their time on folding the same
 * names again.
 */
export function remembered<Answer>(of: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const answer = of(text);
    if (known.size >= mostKnown) known.clear();
    known.set(text, answer);
    return answer;
  };
}
