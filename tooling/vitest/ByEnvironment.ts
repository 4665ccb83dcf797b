import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Sorts the test files of each project so that those whose first line chooses the environment Node run last. A process
 * runs the next file only if that file has the same environment. Otherwise a new process loads the whole
 * package again, which takes seconds.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = sorted.map(({ project }) => project);
    const placeOf = (file: TestSpecification) => projects.indexOf(file.project) * 2 + Number(isInNode(file));
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function isInNode({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node');
}
