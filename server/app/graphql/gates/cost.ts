import {
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '#server/platform/database/page.ts';
import { fail } from '#server/platform/errors.ts';
import { documentLimits, MAX_NODES, tooMuch } from './document.ts';

type Variables = Record<string, unknown> | null | undefined;

/** `costliest` is the list, or else the root field, that most of the cost is in; null for a document without fields. */
export type Cost = { requested: number; allowed: number; costliest: { field: string; cost: number } | null };

/** @throws BAD_REQUEST for an operation whose response would be too large if every page were full */
export function refuseCostly(...operation: Parameters<typeof costOf>): void {
  const cost = costOf(...operation);
  const { requested, allowed, costliest } = cost;
  if (requested <= allowed) return;
  const most = costliest && `, ${costliest.cost} of them in ${costliest.field}`;
  throw fail('BAD_REQUEST', `${tooMuch('cost')} This one has ${requested}${most ?? ''}.`, { cost });
}

/**
 * The number of fields in the response of an operation if every page were full; nested pages multiply.
 * @param document passed `modestDocument`, so that its fragments have no cycles
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const sent = withDefaults(operation, variables);
  const totals: { field: string; cost: number; isList: boolean }[] = [];
  /** @param path of the selections in the response @param times how often the response may contain them */
  const cost = (
    set: SelectionSetNode | undefined,
    type: GraphQLNamedType | null | undefined,
    path: readonly string[],
    times: number,
  ): number => {
    let sum = 0;
    for (const selection of set?.selections ?? []) {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (fragment && fragment.kind !== Kind.FIELD) {
        const condition = fragment.typeCondition;
        sum += cost(fragment.selectionSet, condition ? schema.getType(condition.name.value) : type, path, times);
      }
      if (selection.kind === Kind.FIELD && !selection.name.value.startsWith('__')) {
        const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
        const name = `${type?.name}.${selection.name.value}`;
        const size = bounded[name] ?? (name === 'Query.nodes' ? idCount : pageSize)(selection, sent, field);
        const fieldPath = [...path, (selection.alias ?? selection.name).value];
        const inner = cost(selection.selectionSet, field && getNamedType(field.type), fieldPath, times * size);
        const own = (work[name] ?? 1) + size * inner;
        if (size > 1 || !path.length)
          totals.push({ field: fieldPath.join('.'), cost: times * own, isList: path.length > 0 });
        sum += own;
      }
    }
    return sum;
  };
  const requested = cost(operation.selectionSet, schema.getRootType(operation.operation), [], 1);
  return { requested, allowed: documentLimits.cost[0], costliest: costliestOf(totals) };
}

/** @param totals inner fields before those that contain them @returns the innermost one with most of the cost of its root */
function costliestOf(totals: readonly { field: string; cost: number; isList: boolean }[]): Cost['costliest'] {
  const roots = totals.filter(({ isList }) => !isList);
  const root = roots.reduce((most, one) => (one.cost > most.cost ? one : most), roots[0] ?? { field: '', cost: 0 });
  if (!root.field) return null;
  const list = totals.find(({ field, cost }) => field.startsWith(`${root.field}.`) && 2 * cost > root.cost) ?? root;
  return { field: list.field, cost: list.cost };
}

/** Fields that need much CPU time: the number of ordinary fields that each counts as. */
const work: Partial<Record<string, number>> = {
  'Query.renderedText': 900,
  'Query.renderedSections': 900,
  'Query.previewedSections': 900,
};

const bounded: Partial<Record<string, number>> = {
  'Person.messages': 50,
  'Person.affiliates': 50,
  'Person.reviews': 50,
  'PortfolioItem.clientReviews': 3,
  // At most 40, each of one of 16 types, of which all count.
  'Page.sections': 10,
  'PreviewedSections.sections': 10,
  'ReviewsByService.services': 6,
  'ServiceReviews.reviews': 2,
  'ReviewPage.nodes': 20,
};

/** Maximum number of items of a field. The list itself rejects an invalid size later. */
function pageSize(
  node: FieldNode,
  sent: Record<string, unknown>,
  field: GraphQLField<unknown, unknown> | undefined,
): number {
  const sizeArguments = field?.args.filter(({ name }) => pageArguments.includes(name)) ?? [];
  if (!sizeArguments.length) return 1;
  const sizes = sizeArguments.flatMap((argument) => sizeOf(argument, node, sent) ?? []);
  const size = sizes.length ? Math.max(...sizes) : DEFAULT_PAGE;
  return size >= 1 ? Math.min(size, MAX_PAGE) : 1;
}

/** Number of objects that `nodes` reads. The field itself rejects more than it permits later. */
function idCount(node: FieldNode, sent: Record<string, unknown>): number {
  const valueNode = node.arguments?.find(({ name }) => name.value === 'ids')?.value;
  if (valueNode?.kind === Kind.LIST) return countOf(valueNode.values);
  return valueNode?.kind === Kind.VARIABLE ? countOf(sent[valueNode.name.value]) : 1;
}

/** A single value is a list of one (GraphQL, 3.11). */
const countOf = (value: unknown): number => (Array.isArray(value) ? Math.min(Math.max(value.length, 1), MAX_NODES) : 1);

const pageArguments = ['first', 'last'];

function sizeOf(
  { name: argument, defaultValue }: GraphQLArgument,
  node: FieldNode,
  sent: Record<string, unknown>,
): number | undefined {
  const valueNode = node.arguments?.find(({ name }) => name.value === argument)?.value;
  const literal = valueNode?.kind === Kind.INT ? Number(valueNode.value) : undefined;
  // Variables are not validated yet.
  const value = valueNode?.kind === Kind.VARIABLE ? sent[valueNode.name.value] : literal;
  return [value, defaultValue].find((one): one is number => typeof one === 'number');
}

/** @returns the variables, with the defaults of those that were not sent */
const withDefaults = ({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables) => ({
  ...Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  ),
  ...variables,
});
