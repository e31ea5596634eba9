import {
  assertObjectType,
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isScalarType,
  parse,
} from 'graphql';
import type { CsvList } from './csvList.ts';

type Fields = Record<string, unknown>;
type Connection = { nodes: Fields[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

export type CsvPage = { rows: unknown[][][]; after: string | null };

export type CsvQuery = {
  document: DocumentNode;
  filters: string[];
  pageOf: (data: Fields) => CsvPage;
};

/** Builds the query of a list from the schema: all arguments of the list, and the fields that the columns read. */
export function csvQueryOf(schema: GraphQLSchema, { rows, columns }: CsvList): CsvQuery {
  const names = rows.split('.');
  const fields: GraphQLField<unknown, unknown>[] = [];
  let type: GraphQLNamedType = assertObjectType(schema.getQueryType());
  for (const name of names) {
    const field = fieldOf(type, name);
    fields.push(field);
    type = getNamedType(field.type);
  }
  const isPaged = 'nodes' in assertObjectType(type).getFields();
  const rowType = isPaged ? getNamedType(fieldOf(type, 'nodes').type) : type;

  const args = fields.flatMap((field) => field.args);
  // An omitted variable omits its argument, if that has a default.
  const variables = args.map(
    (arg) => `$${arg.name}: ${arg.defaultValue === undefined ? arg.type : String(arg.type).replace(/!$/, '')}`,
  );
  const selection = selectionOf(columns.flatMap(({ paths }) => paths));
  const text = fields.reduceRight(
    (inner, field) => {
      const callArguments = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
      return `${field.name}${callArguments && `(${callArguments})`} { ${inner} }`;
    },
    isPaged ? `nodes { ${selection} } pageInfo { hasNextPage endCursor }` : selection,
  );

  return {
    document: parse(`query Csv(${variables.join(', ')}) { ${text} }`),
    filters: args.map(({ name }) => name).filter((name) => !['first', 'after'].includes(name)),
    pageOf(data) {
      const list = names.reduce<unknown>((parent, name) => (parent as Fields)[name], data);
      const { nodes, pageInfo } = list as Connection;
      const valuesOf = (row: Fields) =>
        columns.map(({ paths }) => paths.map((path) => valueAt(row, rowType, path.split('.'))));
      return {
        rows: (isPaged ? nodes : (list as Fields[])).map(valuesOf),
        after: isPaged && pageInfo.hasNextPage ? pageInfo.endCursor : null,
      };
    },
  };
}

function fieldOf(type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> {
  const field = assertObjectType(type).getFields()[name];
  if (!field) throw new Error(`${type.name} has no field ${name}`);
  return field;
}

/** Selection set for field paths: `owner.id owner.name` becomes `owner { id name }`. */
export function selectionOf(paths: string[]): string {
  const byField = Map.groupBy(paths, (path) => path.split('.', 1)[0]);
  return [...byField]
    .map(([name, fieldPaths]) => {
      const inner = fieldPaths.filter((path) => path.includes('.')).map((path) => path.slice(path.indexOf('.') + 1));
      return inner.length ? `${name} { ${selectionOf(inner)} }` : name;
    })
    .join(' ');
}

/** Types are those of `server/schema.gen.ts`: dates are Date objects, and enums have server values. */
function valueAt(value: unknown, type: GraphQLNamedType, path: readonly string[]): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((entry) => valueAt(entry, type, path));
  const [name, ...rest] = path;
  if (name !== undefined) return valueAt((value as Fields)[name], getNamedType(fieldOf(type, name).type), rest);
  if (isEnumType(type) || (isScalarType(type) && type.name === 'DateTimeISO')) return type.parseValue(value);
  return value;
}
