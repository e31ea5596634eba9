import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isObjectType,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** As long as whatever is around it. */
const INHERITED = Number.POSITIVE_INFINITY;

/** The seconds that @cacheControl gives a field or a type (schema/base.graphql). */
function saidBy(directives: readonly DirectiveNode[] = []): number | undefined {
  const given = directives.find(({ name }) => name.value === 'cacheControl')?.arguments ?? [];
  for (const { name, value } of given) {
    if (name.value === 'maxAge' && value.kind === Kind.INT) return Number(value.value);
    if (name.value === 'inheritMaxAge' && value.kind === Kind.BOOLEAN && value.value) return INHERITED;
  }
  return undefined;
}

/**
 * For how many seconds the answer to a document may be kept for everybody, by the rules of Apollo's @cacheControl: the
 * least of what its fields say, where a field at the top and one that is an object say 0 unless the schema says more. It
 * is told from the schema alone: asked of every field while it is answered, it doubles what an answer costs.
 * @param document one that is valid for the schema
 * @returns 0 for what is not to be kept
 */
export function maxAgeOf(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): number {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY) return 0;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);

  const ofSet = (set: SelectionSetNode | undefined, type: GraphQLNamedType, isRoot: boolean): number =>
    Math.min(
      INHERITED,
      ...(set?.selections ?? []).map((one) => {
        if (one.kind === Kind.FIELD) return ofField(one, type, isRoot);
        const inner = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value);
        return ofSet(inner?.selectionSet, type, isRoot);
      }),
    );

  const ofField = ({ name, selectionSet }: FieldNode, type: GraphQLNamedType, isRoot: boolean): number => {
    if (name.value === '__typename') return INHERITED;
    const field = isObjectType(type) ? type.getFields()[name.value] : undefined;
    if (!field) return 0;
    const inner = getNamedType(field.type);
    const said = saidBy(field.astNode?.directives) ?? (isRoot ? undefined : saidBy(inner.astNode?.directives));
    return Math.min(said ?? (isRoot || selectionSet ? 0 : INHERITED), ofSet(selectionSet, inner, false));
  };

  const age = ofSet(operation.selectionSet, schema.getQueryType() as GraphQLNamedType, true);
  return age === INHERITED ? 0 : age;
}
