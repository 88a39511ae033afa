// A vitest reporter of a run's duration: per project, and the thirty slowest files.
const SLOWEST = 30;
const COLUMNS = ['imports', 'setup', 'tests', 'total'];

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(8);

const row = (label, times) => COLUMNS.map((name) => seconds(times[name])).join('') + `  ${label}`;

/**
 * Splits one file's duration, milliseconds. Imports include what the file opens at its top (databases, servers),
 * setup is its environment, setup files and hooks; concurrent tests may add up to more than the file took.
 */
function timesOf(file) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    file.diagnostic();
  let tests = 0;
  for (const test of file.children.allTests()) tests += test.diagnostic()?.duration ?? 0;
  tests = Math.min(tests, duration);
  const around = environmentSetupDuration + prepareDuration + setupDuration;
  const setup = around + duration - tests;
  return { imports: collectDuration, setup, tests, total: collectDuration + around + duration };
}

const add = (sum, times) =>
  Object.fromEntries(COLUMNS.map((name) => [name, (sum?.[name] ?? 0) + times[name]]));

export default class TimesReporter {
  #files = [];

  onTestModuleEnd(file) {
    this.#files.push({
      project: file.project.name,
      path: file.relativeModuleId,
      times: timesOf(file),
    });
  }

  onTestRunEnd() {
    const projects = new Map();
    for (const { project, times } of this.#files)
      projects.set(project, add(projects.get(project), times));
    const slowest = this.#files.toSorted((one, other) => other.times.total - one.times.total);
    const lines = [
      '',
      'Seconds, added up over workers:',
      COLUMNS.map((name) => name.padStart(8)).join(''),
      ...[...projects].map(([name, times]) => row(name, times)),
      '',
      `The ${SLOWEST} slowest of ${slowest.length} files:`,
      ...slowest.slice(0, SLOWEST).map(({ path, times }) => row(path, times)),
    ];
    console.log(lines.join('\n'));
  }
}
