// The names that a module declares and exports, from its syntax tree.
import { nodesOf } from './sources.mjs';

/** The names that a pattern binds: `{ a, b: [c], ...d }` binds a, c and d. */
function boundBy(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => boundBy(one.value ?? one.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundBy);
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    case 'TSParameterProperty':
      return boundBy(pattern.parameter);
    default:
      return [];
  }
}

const keyOf = ({ key, computed }) => (!computed && key?.type === 'Identifier' ? [key.name] : []);
const paramsOf = ({ params = [] }) => params.flatMap(boundBy);

/** What a node declares, by its type: variables, functions, parameters, types, and the fields of types and objects. */
const DECLARED = {
  VariableDeclarator: ({ id }) => boundBy(id),
  FunctionDeclaration: (node) => [...boundBy(node.id), ...paramsOf(node)],
  FunctionExpression: paramsOf,
  ArrowFunctionExpression: paramsOf,
  ClassDeclaration: ({ id }) => boundBy(id),
  TSTypeAliasDeclaration: ({ id }) => boundBy(id),
  TSInterfaceDeclaration: ({ id }) => boundBy(id),
  TSPropertySignature: keyOf,
  TSMethodSignature: keyOf,
  PropertyDefinition: keyOf,
  MethodDefinition: keyOf,
  ObjectExpression: ({ properties }) => properties.flatMap(keyOf),
};

/** The distinct names that a module declares. */
export const namesOf = (source) => [
  ...new Set(
    nodesOf(source, ...Object.keys(DECLARED)).flatMap((node) => DECLARED[node.type](node)),
  ),
];

const declaredBy = (declaration) =>
  declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({ id }) => boundBy(id))
    : boundBy(declaration.id);

/** The names of a module's exports: of its values, or of its types where it has only those. */
export function exportsOf(source) {
  const all = nodesOf(source, 'ExportNamedDeclaration');
  const values = all.filter(({ exportKind }) => exportKind !== 'type');
  return (values.length > 0 ? values : all).flatMap(({ declaration, specifiers }) =>
    declaration ? declaredBy(declaration) : specifiers.map(({ exported }) => exported.name),
  );
}
