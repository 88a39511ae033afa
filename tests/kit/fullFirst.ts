// In which order files run: those that repeat over everything first, so that none of them is left when others have ended.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const repeats = ({ moduleId }: TestSpecification): number => (moduleId.includes('.full.') ? 0 : 1);

/** As vitest orders them, project by project, and in each project the long ones first. */
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
