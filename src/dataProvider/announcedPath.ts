// A place that a server announces in the stead of a documented one; what leads out of its own API is not believed.

/** Below /api alone: no host, no parameter, no query, no escape, no step upwards. */
const BELOW_API = /^\/api(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

/**
 * The path that a template such as `/api/files/{report}.{format}` stands for.
 * @param places what stands for each name in braces; the template must have them all, and no other
 * @returns undefined where nothing is announced, or nothing that may be asked: then the documented path is
 */
export function announcedPath(
  template: unknown,
  places: Readonly<Record<string, string>>,
): string | undefined {
  if (typeof template !== 'string') return undefined;
  if (!Object.keys(places).every((name) => template.includes(`{${name}}`))) return undefined;
  const path = template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
  return BELOW_API.test(path) ? path : undefined;
}
