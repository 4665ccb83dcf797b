/**
 * Compares two pictures pixel by pixel. It does so in a page, because the browser can decode pictures.
 *
 * @param {import('playwright').Page} page any page
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<{ pixels: number, picture: Buffer }>} the number of pixels that differ, and the later picture,
 * pale, with those pixels in red
 */
export async function differenceOf(page, before, after) {
  const { pixels, url } = await page.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (picture) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob()),
        ),
      );
      if (one === undefined || other === undefined) throw new Error('Two pictures are compared');
      const width = Math.max(one.width, other.width);
      const height = Math.max(one.height, other.height);
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('This browser draws no pictures');
      /** @param {ImageBitmap} bitmap */
      const dataOf = (bitmap) => {
        context.clearRect(0, 0, width, height);
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [was, is] = [dataOf(one).data, dataOf(other)];
      let count = 0;
      for (let at = 0; at < was.length; at += 4) {
        const differs = [0, 1, 2, 3].some((part) => was[at + part] !== is.data[at + part]);
        if (differs) count += 1;
        is.data.set(
          differs ? [255, 0, 0, 255] : [is.data[at] ?? 0, is.data[at + 1] ?? 0, is.data[at + 2] ?? 0, 60],
          at,
        );
      }
      context.putImageData(is, 0, 0);
      return { pixels: count, url: canvas.toDataURL('image/png') };
    },
    [before.toString('base64'), after.toString('base64')],
  );
  return { pixels, picture: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}
