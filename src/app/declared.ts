// What each file of src/resources exports under its name. A build imports the same by name (vite.config.ts).
const modules = import.meta.glob<Record<string, unknown>>('../resources/**/*.ts', { eager: true });

export const declared: readonly unknown[] = Object.entries(modules).map(
  ([path, exported]) => exported[path.replace(/^.*\/|\.ts$/g, '')],
);
