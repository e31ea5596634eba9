import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  locatedError,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from 'graphql';

/** Where a value stands in the answer. */
type Path = { prev: Path | undefined; key: string | number; typename: string | undefined };
/** One execution of an operation. */
type Run = {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  operation: OperationDefinitionNode;
  variableValues: Record<string, unknown>;
  context: unknown;
  errors: GraphQLError[];
};
/** Makes of a resolved value what is answered. Where it stands is put together only for what has parts, or fails. */
type Complete = (run: Run, value: unknown, at: Path | undefined, key: string | number) => unknown;
/** A field of the answer, worked out once for a document. */
type Step = Part & { name: string; parent: GraphQLObjectType; field: GraphQLField<unknown, unknown> };
export type Question = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variableValues?: Record<string, unknown> | null;
  contextValue: unknown;
};

/** What Apollo Client asks of every object. */
const TYPE_NAME = TypeNameMetaFieldDef.name;

/** Works of a document that this file does not do: graphql-js does. */
class Unusual extends Error {}

/** What was worked out of an operation, as long as its document is kept; null for one that is left to graphql-js. */
const plans = new WeakMap<OperationDefinitionNode, Step[] | null>();

/**
 * Executes a validated document as graphql-js does, whose answers it gives to the letter, at a fraction of the time: which
 * fields there are, and what is made of their values, is worked out once for a document and not for every item of a list.
 * Whatever is not the plain case of a query (changes, directives, introspection) is left to graphql-js.
 */
export function executeCompiled(question: Question): ExecutionResult | Promise<ExecutionResult> {
  const { schema, document, operationName, variableValues, contextValue } = question;
  const operation = getOperationAST(document, operationName);
  const steps = operation && planOf(schema, document, operation);
  if (!(operation && steps)) return execute(question);
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {}, {
    maxErrors: 50,
  });
  if (coerced.errors) return { errors: coerced.errors };
  const fragments = fragmentsOf(document);
  const errors: GraphQLError[] = [];
  const run: Run = { schema, fragments, operation, variableValues: coerced.coerced, context: contextValue, errors };
  const answer = (data: unknown) => (errors.length ? { errors, data } : { data }) as ExecutionResult;
  const fail = (error: unknown) => {
    errors.push(error as GraphQLError);
    return answer(null);
  };
  try {
    const data = fieldsOf(run, steps, undefined, undefined);
    return isPromise(data) ? data.then(answer, fail) : answer(data);
  } catch (error) {
    return fail(error);
  }
}

function planOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Step[] | null {
  let plan = plans.get(operation);
  if (plan === undefined) {
    plan = null;
    const root =
      operation.operation === OperationTypeNode.QUERY && !operation.directives?.length && schema.getQueryType();
    try {
      if (root) plan = stepsOf(fragmentsOf(document), root, [operation.selectionSet]);
    } catch (error) {
      if (!(error instanceof Unusual)) throw error;
    }
    plans.set(operation, plan);
  }
  return plan;
}

const fragmentsOf = ({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );

/** The fields of an object, each name once: what several selections ask of one field is asked together. */
function stepsOf(fragments: Run['fragments'], parent: GraphQLObjectType, sets: SelectionSetNode[]): Step[] {
  const found = new Map<string, FieldNode[]>();
  const collect = ({ selections }: SelectionSetNode, seen: Set<string>) => {
    for (const selection of selections) {
      if (selection.directives?.length) throw new Unusual();
      if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, seen);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const { value } = selection.name;
        const fragment = fragments[value];
        if (!fragment || fragment.directives?.length) throw new Unusual();
        if (!seen.has(value)) collect(fragment.selectionSet, seen.add(value));
      } else {
        const name = (selection.alias ?? selection.name).value;
        found.set(name, [...(found.get(name) ?? []), selection]);
      }
    }
  };
  const seen = new Set<string>();
  for (const set of sets) collect(set, seen);
  return [...found].map(([name, nodes]) => {
    const asked = (nodes[0] as FieldNode).name.value;
    const field = asked === TYPE_NAME ? TypeNameMetaFieldDef : parent.getFields()[asked];
    // Other names with two underscores are GraphQL's own, or JavaScript's.
    if (!field || (name.startsWith('__') && name !== TYPE_NAME)) throw new Unusual();
    const complete = completeOf(fragments, field.type, nodes, `${parent.name}.${field.name}`);
    return { name, nodes, parent, field, type: field.type, complete };
  });
}

function completeOf(fragments: Run['fragments'], type: GraphQLOutputType, nodes: FieldNode[], place: string): Complete {
  if (isNonNullType(type)) {
    const complete = completeOf(fragments, type.ofType, nodes, place);
    return (run, value, at, key) => {
      const completed = complete(run, value, at, key);
      if (completed === null) throw new Error(`Cannot return null for non-nullable field ${place}.`);
      return completed;
    };
  }
  if (isLeafType(type))
    return (_, value) => {
      if (value == null) return null;
      if (value instanceof Error) throw value;
      const serialized = type.serialize(value);
      if (serialized == null) throw new Error(`Expected ${type.name} of ${place} to be a value.`);
      return serialized;
    };
  if (isListType(type)) return listOf(fragments, type.ofType, nodes, place);
  if (!isObjectType(type) || type.isTypeOf) throw new Unusual();
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const steps = stepsOf(fragments, type, sets);
  return (run, value, at, key) => {
    if (value instanceof Error) throw value;
    return value == null ? null : fieldsOf(run, steps, value, { prev: at, key, typename: undefined });
  };
}

function listOf(fragments: Run['fragments'], type: GraphQLOutputType, nodes: FieldNode[], place: string): Complete {
  const item = { type, nodes, complete: completeOf(fragments, type, nodes, place) };
  return (run, values, at, key) => {
    if (values instanceof Error) throw values;
    if (values == null) return null;
    if (!Array.isArray(values)) throw new GraphQLError(`Expected Iterable, but did not find one for field "${place}".`);
    const path = { prev: at, key, typename: undefined };
    const items: unknown[] = [];
    try {
      for (const value of values) items.push(completed(run, item, value, path, items.length));
    } catch (error) {
      return afterOthers(items.filter(isPromise), error);
    }
    return items.some(isPromise) ? Promise.all(items) : items;
  };
}

/** What is completed: a field, or an item of its list. */
type Part = { type: GraphQLOutputType; nodes: FieldNode[]; complete: Complete };

/** Completes a value; an error of its own makes it null, or goes on to what it is part of when it must not be. */
function completed(run: Run, part: Part, value: unknown, at: Path | undefined, key: string | number): unknown {
  try {
    const made = isPromise(value)
      ? value.then((resolved) => part.complete(run, resolved, at, key))
      : part.complete(run, value, at, key);
    return isPromise(made) ? made.then(undefined, (error) => refused(run, part, error, at, key)) : made;
  } catch (error) {
    return refused(run, part, error, at, key);
  }
}

function refused(run: Run, { type, nodes }: Part, error: unknown, at: Path | undefined, key: string | number): null {
  const located = locatedError(error, nodes, [...keysOf(at), key]);
  if (isNonNullType(type)) throw located;
  run.errors.push(located);
  return null;
}

const keysOf = (path: Path | undefined): (string | number)[] => (path ? [...keysOf(path.prev), path.key] : []);

/** The fields of an object, in the order of the document. */
function fieldsOf(run: Run, steps: Step[], source: unknown, path: Path | undefined): unknown {
  const result: Record<string, unknown> = {};
  const pending: Promise<void>[] = [];
  try {
    for (const step of steps) {
      const value = fieldOf(run, step, source, path);
      result[step.name] = value;
      if (isPromise(value)) pending.push(settle(result, step.name, value));
    }
  } catch (error) {
    return afterOthers(pending, error);
  }
  return pending.length ? Promise.all(pending).then(() => result) : result;
}

/** Fails, when the others have come to their end: nobody else waits for them. */
function afterOthers(pending: Promise<unknown>[], error: unknown): Promise<never> {
  if (!pending.length) throw error;
  return Promise.allSettled(pending).then(() => Promise.reject(error));
}

async function settle(result: Record<string, unknown>, name: string, value: Promise<unknown>): Promise<void> {
  result[name] = await value;
}

function fieldOf(run: Run, step: Step, source: unknown, at: Path | undefined): unknown {
  let value: unknown;
  try {
    value = resolved(run, step, source, at);
  } catch (error) {
    return refused(run, step, error, at, step.name);
  }
  return completed(run, step, value, at, step.name);
}

function resolved(run: Run, { field, nodes, parent, name }: Step, source: unknown, at: Path | undefined): unknown {
  const value = field.resolve ? undefined : (source as Record<string, unknown> | undefined)?.[field.name];
  if (!field.resolve && typeof value !== 'function') return value;
  const { schema, fragments, operation, variableValues, context } = run;
  const args = field.args.length ? getArgumentValues(field, nodes[0] as FieldNode, variableValues) : {};
  const path = { prev: at, key: name, typename: parent.name };
  const about = { fieldName: field.name, fieldNodes: nodes, returnType: field.type, parentType: parent, path };
  const info: GraphQLResolveInfo = { ...about, schema, fragments, rootValue: undefined, operation, variableValues };
  if (field.resolve) return field.resolve(source, args, context, info);
  return (source as Record<string, (...given: unknown[]) => unknown>)[field.name]?.(args, context, info);
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | null | undefined)?.then === 'function';
