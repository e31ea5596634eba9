import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  OperationTypeNode,
  parse,
} from 'graphql';
import { selectionOf } from '#server/app/csv/rows.ts';
import { refuseCostly } from '#server/app/graphql/gates/cost.ts';
import { accessOf } from '#server/platform/access/fieldAccess.ts';
import type { Context } from '#server/platform/context.ts';
import { MAX_PAGE } from '#server/platform/database/page.ts';
import { fail } from '#server/platform/errors.ts';

type Field = GraphQLField<unknown, Context>;
type Node = Record<string, unknown>;
type List = { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

export type LinesQuery = {
  document: DocumentNode;
  variables: Record<string, unknown>;
  pageOf: (data: Record<string, unknown>) => { nodes: Node[]; after: string | null };
};

/** Arguments of the route itself; no list has one of these names. */
const FIELDS = 'fields';
const MAX_FIELDS = 100;
const paged = ['first', 'after'];

/** The fields of Query that are lists of pages, by name. */
export function exportedLists(schema: GraphQLSchema): Map<string, Field> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}) as Field[];
  return new Map(fields.filter((field) => nodeTypeOf(field)).map((field) => [field.name, field]));
}

/** @returns undefined for a field that is no connection with pages */
function nodeTypeOf({ type, args }: Field): GraphQLObjectType | undefined {
  const list = getNamedType(type);
  const nodes = isObjectType(list) ? list.getFields().nodes : undefined;
  const node = nodes && getNamedType(nodes.type);
  const isPaged = paged.every((name) => args.some((arg) => arg.name === name));
  return isPaged && isObjectType(node) ? node : undefined;
}

/** The fields of a line unless the request names others: all without subfields, arguments and permissions of their own. */
export function defaultFields(schema: GraphQLSchema, list: Field): string[] {
  const fields = Object.values(nodeTypeOf(list)?.getFields() ?? {}) as Field[];
  return fields
    .filter(({ type, args, deprecationReason }) => isLeafType(getNamedType(type)) && !args.length && !deprecationReason)
    .filter((field) => {
      const { audience, scopes } = accessOf(schema, field);
      return (!audience || audience === 'public') && !scopes;
    })
    .map(({ name }) => name);
}

/** @throws BAD_REQUEST for arguments that the list does not have, unreadable values, and fields that cost too much */
export function linesQueryOf(schema: GraphQLSchema, list: Field, sent: Record<string, unknown>): LinesQuery {
  const { [FIELDS]: wanted, ...filters } = sent;
  const args = list.args.filter(({ name }) => Object.hasOwn(filters, name) && !paged.includes(name));
  const unknown = Object.keys(filters).find((name) => !args.some((arg) => arg.name === name));
  if (unknown !== undefined) throw fail('BAD_REQUEST', `This list has no argument ${unknown}.`);
  const declared = ['$first: Int', '$after: String', ...args.map(({ name, type }) => `$${name}: ${type}`)];
  const used = [...paged, ...args.map(({ name }) => name)].map((name) => `${name}: $${name}`);
  const selection = selectionOf(wanted === undefined ? defaultFields(schema, list) : fieldsIn(wanted));
  const document = parse(`query Lines(${declared.join(', ')}) {
    list: ${list.name}(${used.join(', ')}) { nodes { ${selection} } pageInfo { hasNextPage endCursor } } }`);
  const [operation] = document.definitions;
  if (operation?.kind === 'OperationDefinition' && operation.operation === OperationTypeNode.QUERY)
    refuseCostly(schema, document, operation, { first: MAX_PAGE });
  return {
    document,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, argumentOf(name, type, filters[name])])),
    pageOf(data) {
      const { nodes, pageInfo } = data.list as List;
      return { nodes, after: pageInfo.hasNextPage ? pageInfo.endCursor : null };
    },
  };
}

function fieldsIn(wanted: unknown): string[] {
  const fields = String(wanted).split(',');
  if (fields.length <= MAX_FIELDS && fields.every((field) => /^[A-Za-z]\w*(\.[A-Za-z]\w*){0,9}$/.test(field)))
    return fields;
  throw fail('BAD_REQUEST', `fields has at most ${MAX_FIELDS} names of fields, separated by commas.`);
}

/** The value of an argument in a query string; lists repeat the argument, other types than texts are JSON. */
function argumentOf(name: string, type: GraphQLInputType, sent: unknown): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [sent].flat().map((one) => argumentOf(name, inner.ofType, one));
  if (typeof sent !== 'string') throw fail('BAD_REQUEST', `The argument ${name} is given more than once.`);
  const isJson = isInputObjectType(inner) || ['Int', 'Float', 'Boolean', 'NonNegativeInt'].includes(String(inner));
  if (!isJson) return sent;
  try {
    return JSON.parse(sent);
  } catch {
    throw fail('BAD_REQUEST', `The argument ${name} is no JSON.`);
  }
}
