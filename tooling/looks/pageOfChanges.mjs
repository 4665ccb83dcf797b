/**
 * Makes an HTML page that shows three pictures of each change side by side: before, after and the difference.
 *
 * @param {readonly import('./compareStory.mjs').Change[]} changes
 */
export function pageOfChanges(changes) {
  const rows = changes.map(
    ({ name, pixels }) => `<section>
<h2>${name}: ${pixels} pixels</h2>
${['before', 'after', 'difference'].map((which) => `<figure><figcaption>${which}</figcaption><img src="${name}--${which}.png" alt=""></figure>`).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${changes.length} pictures differ</title>
<style>
body { font: 16px sans-serif; margin: 16px; }
section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; margin-bottom: 32px; }
h2 { grid-column: 1 / -1; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid #888; }
</style>
<h1>${changes.length} pictures differ</h1>
${rows.join('\n')}
</html>
`;
}
