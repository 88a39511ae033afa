// What modules draw: native controls, and the components of react-admin and MUI.
import { nodesOf } from './sources.mjs';

const LIBRARIES = { 'react-admin': /^(?:react-admin$|ra-)/, MUI: /^@mui\// };

/** Contexts, controllers and routes draw nothing. */
const NOT_DRAWN = /(?:Context|Provider|Base|Resource|CustomRoutes)$/;

/** The elements of a module by the name of their tag, each as often as it occurs. */
export const tagsOf = (source) =>
  nodesOf(source, 'JSXOpeningElement').flatMap(({ name }) => name.name ?? []);

/** The imports of a module from a library: their names there and here. */
const importsFrom = (library, source) =>
  nodesOf(source, 'ImportDeclaration')
    .filter(({ source: from }) => LIBRARIES[library].test(from.value))
    .flatMap(({ specifiers }) => specifiers)
    .map(({ imported, local }) => ({ name: imported?.name ?? local.name, local: local.name }));

/** The distinct components of a library that modules draw. */
export function componentsOf(library, sources) {
  const drawn = sources.flatMap((source) => {
    const tags = new Set(tagsOf(source));
    return importsFrom(library, source).filter(({ local }) => tags.has(local));
  });
  return [...new Set(drawn.map(({ name }) => name))].filter((name) => !NOT_DRAWN.test(name));
}
