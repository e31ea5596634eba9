import { GraphQLError, Kind, type OperationDefinitionNode, type SelectionSetNode, type ValidationRule } from 'graphql';

export const MAX_TOKENS = 2000;

/** Ids in one call of `nodes`. */
export const MAX_NODES = 50;

/** Limits of a document. A test checks that our own documents stay below them. */
export const documentLimits = {
  definitions: [20, 'operations and fragments'],
  rootFields: [10, 'fields at the top of an operation'],
  // Each mutation is one guess for an attacker.
  mutations: [5, 'changes in an operation'],
  aliases: [30, 'aliases'],
  directives: [30, 'directives'],
  // Introspection is not counted: it is as deep as the types of the schema.
  depth: [12, 'levels of fields in fields'],
  // Counted each time the fragment is spread.
  selections: [1000, 'fields and fragments'],
  // Counted when the variables are known (gates/cost.ts).
  cost: [10_000, 'fields in its answer, counted with full pages'],
} as const satisfies Record<string, readonly [most: number, what: string]>;

type Counts = Record<keyof typeof documentLimits, number>;

export const tooMuch = (name: keyof Counts): string => {
  const [most, what] = documentLimits[name];
  return `A document may have at most ${most} ${what}.`;
};

/** Counting stops at the first limit, so that a small document with many spreads stays cheap. */
export const modestDocument: ValidationRule = (context) => {
  const report = (counts: Partial<Counts>) => {
    for (const [name, counted] of Object.entries(counts)) {
      if (counted > documentLimits[name as keyof Counts][0])
        context.reportError(new GraphQLError(tooMuch(name as keyof Counts)));
    }
  };
  return {
    Document: ({ definitions }) => report({ definitions: definitions.length }),
    OperationDefinition: (operation) =>
      report(countOperation(operation, (name) => context.getFragment(name)?.selectionSet)),
  };
};

function countOperation(
  operation: OperationDefinitionNode,
  fragment: (name: string) => SelectionSetNode | undefined,
): Partial<Counts> {
  const counts = { rootFields: 0, mutations: 0, aliases: 0, directives: 0, depth: 0, selections: 0 };
  const isFull = () =>
    Object.entries(counts).some(([name, counted]) => counted > documentLimits[name as keyof Counts][0]);
  const walk = (set: SelectionSetNode | undefined, depth: number) => {
    for (const selection of set?.selections ?? []) {
      if (isFull()) return;
      counts.selections += 1;
      counts.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FRAGMENT_SPREAD) walk(fragment(selection.name.value), depth);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, depth);
      else {
        if (selection.alias) counts.aliases += 1;
        if (depth === 1) counts.rootFields += 1;
        if (selection.name.value.startsWith('__')) continue;
        counts.depth = Math.max(counts.depth, depth);
        walk(selection.selectionSet, depth + 1);
      }
    }
  };
  walk(operation.selectionSet, 1);
  if (operation.operation === 'mutation') counts.mutations = counts.rootFields;
  return counts;
}
