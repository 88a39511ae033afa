// The order of test files: those that iterate over everything first, so that none runs alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const repeats = ({ moduleId }: TestSpecification): number => (moduleId.includes('.full.') ? 0 : 1);

/** In vitest's order, project by project, and in each project the long files first. */
export default class FullFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted
        .filter(({ project }) => project.name === name)
        .toSorted((one, other) => repeats(one) - repeats(other)),
    );
  }
}
