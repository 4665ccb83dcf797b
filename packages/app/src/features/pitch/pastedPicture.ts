import type { CalibrationProblem } from '@tribunen/ui';

/** The picture on the clipboard; or that there is none, or that the browser does not give it. */
export async function pastedPicture({ clipboard }: Pick<Navigator, 'clipboard'>): Promise<Blob | CalibrationProblem> {
  try {
    for (const item of await clipboard.read()) {
      const type = item.types.find((each) => each.startsWith('image/'));
      if (type !== undefined) return await item.getType(type);
    }
  } catch (error) {
    // The user or the browser refused, or there is no clipboard. The screen shows this problem.
    console.warn('The clipboard was not read', error);
    return { kind: 'paste-refused' };
  }
  return { kind: 'nothing-to-paste' };
}
