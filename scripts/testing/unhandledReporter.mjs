// A vitest reporter of errors outside of tests, which fail a run without a failed test: writes them to UNHANDLED_FILE.
import { writeFileSync } from 'node:fs';

export default class UnhandledReporter {
  onTestRunEnd(_files, errors) {
    const file = process.env.UNHANDLED_FILE;
    if (file)
      writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
