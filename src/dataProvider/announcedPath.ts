// A path that a server announces in place of a documented one; validated to stay within its own API.

/** Below /api only: no host, parameter, query, escape or parent segment. */
const BELOW_API = /^\/api(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

/**
 * The path of a template such as `/api/files/{report}.{format}`.
 * @param places the value of each name in braces; the template must have exactly these names
 * @returns undefined if none is announced or it is invalid: the documented path is used instead
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
