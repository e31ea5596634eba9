import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_PAGE } from '#server/platform/database/page.ts';
import { fail } from '#server/platform/errors.ts';
import { documentLimits, MAX_NODES, tooMuch } from './document.ts';

type Variables = Record<string, unknown> | null | undefined;

/**
 * Refuses an operation whose response would be too large if every page were full; nested pages multiply.
 * @param document passed `modestDocument`, so that its fragments have no cycles
 * @throws BAD_REQUEST
 */
export function refuseCostly(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): void {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const cost = (set: SelectionSetNode | undefined, type: GraphQLNamedType | null | undefined): number => {
    let sum = 0;
    for (const selection of set?.selections ?? []) {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (fragment && fragment.kind !== Kind.FIELD) {
        const condition = fragment.typeCondition;
        sum += cost(fragment.selectionSet, condition ? schema.getType(condition.name.value) : type);
      }
      if (selection.kind === Kind.FIELD && !selection.name.value.startsWith('__')) {
        const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
        const inner = cost(selection.selectionSet, field && getNamedType(field.type));
        const size = bounded[`${type?.name}.${selection.name.value}`] ?? pageSize(selection, field, variables);
        sum += (work[`${type?.name}.${selection.name.value}`] ?? 1) + size * inner;
      }
    }
    return sum;
  };
  const whole = cost(operation.selectionSet, schema.getRootType(operation.operation));
  if (whole > documentLimits.cost[0]) throw fail('BAD_REQUEST', tooMuch('cost'));
}

/** Fields that need much CPU time: the number of ordinary fields that each counts as. */
const work: Partial<Record<string, number>> = {
  'Query.renderedText': 900,
  'Query.renderedSections': 900,
};

const bounded: Partial<Record<string, number>> = {
  'Query.nodes': MAX_NODES,
  'Person.messages': 50,
  'Person.affiliates': 50,
  'Person.reviews': 50,
  'PortfolioItem.clientReviews': 3,
  'ReviewsByService.services': 6,
  'ServiceReviews.reviews': 2,
  'ReviewPage.nodes': 20,
};

/** Maximum number of items of a field. The list itself rejects an invalid size later. */
function pageSize(node: FieldNode, field: GraphQLField<unknown, unknown> | undefined, variables: Variables): number {
  return Math.max(...pageArguments.map((name) => sizeOf(name, node, field, variables)));
}

const pageArguments = ['first', 'last'];

function sizeOf(
  argument: string,
  node: FieldNode,
  field: GraphQLField<unknown, unknown> | undefined,
  variables: Variables,
): number {
  const first = field?.args.find(({ name }) => name === argument);
  if (!first) return 1;
  const valueNode = node.arguments?.find(({ name }) => name.value === argument)?.value;
  const literal = valueNode?.kind === Kind.INT ? Number(valueNode.value) : undefined;
  // Variables are not validated yet.
  const value = valueNode?.kind === Kind.VARIABLE ? variables?.[valueNode.name.value] : literal;
  const size = typeof value === 'number' ? value : Number(first.defaultValue);
  return size >= 1 ? Math.min(size, MAX_PAGE) : 1;
}
