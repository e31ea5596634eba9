import {
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import type { Row } from '#server/app/rest/row.ts';
import {
  type BodyConversions,
  type BodyShape,
  isPart,
  type Part,
  type ResponseFields,
  wireName,
  write,
} from '#server/app/rest/shape.ts';
import { examples, inputExamples } from './examples.ts';

export type JsonSchema = ResponseFields;
export type Components = Record<string, JsonSchema>;
type Selected = { type: GraphQLOutputType; set: SelectionSetNode | undefined; description?: string | null | undefined };

type Words = Readonly<Record<string, string>> | undefined;

const scalars: Record<string, JsonSchema> = {
  ID: { type: 'string', format: 'uuid' },
  UUID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  NonNegativeInt: { type: 'integer', minimum: 0 },
  DateTimeISO: { type: 'string', format: 'date-time' },
  EmailAddress: { type: 'string', format: 'email' },
  URL: { type: 'string', format: 'uri' },
};

const having = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

export const operationOf = ({ operation }: Row) => parse(operation).definitions[0] as OperationDefinitionNode;

/** JSON Schema and example of each response, made from the shape that also produces the body. */
export class ResponseSchemas {
  readonly #schema: GraphQLSchema;
  readonly components: Components = {};

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** @throws Error at the start, when the shape names a field that the operation does not select */
  schemaOf(row: Row, shape: BodyShape = row.body): JsonSchema {
    if (isPart(shape)) return this.#part(row, shape);
    if (typeof shape === 'boolean') return { type: 'boolean', const: shape };
    if (typeof shape === 'string') return { type: 'string', const: shape };
    return having(Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, this.schemaOf(row, inner)])));
  }

  exampleOf(row: Row): unknown {
    const { selectionSet } = operationOf(row);
    const root = this.#root(row);
    // Values of the example request come back in the response.
    const told = { ...(row.input && inputExamples[row.input]), ...row.example };
    const answer = Object.fromEntries(
      fieldsOf(selectionSet).map(({ name: { value } }) => {
        const { type, set } = select(root, row.list ? `${value}.nodes` : value);
        return [value, example(type, set, told)];
      }),
    );
    return write(row.body, answer);
  }

  #root(row: Row): Selected {
    const { operation, selectionSet } = operationOf(row);
    return { type: this.#schema.getRootType(operation) as GraphQLOutputType, set: selectionSet };
  }

  #part(row: Row, part: Part): JsonSchema {
    const found = select(this.#root(row), part.part === 'list' ? `${part.of}.nodes` : part.of);
    if (part.part === 'either') return { type: 'string', enum: [part.yes, part.no] };
    // An item is never null: a missing one answers 404.
    const wire = part.part === 'value' ? {} : part.wire;
    const schema = this.#sure({ ...found, type: getNullableType(found.type) }, wire);
    return found.description && part.part === 'value' ? { ...schema, description: found.description } : schema;
  }

  #field({ type, set }: Selected, wire: BodyConversions, words?: Words): JsonSchema {
    const schema = this.#sure({ type: getNullableType(type), set }, wire, words);
    return isNonNullType(type) ? schema : { ...schema, type: [schema.type, 'null'] };
  }

  #sure({ type, set }: Selected, wire: BodyConversions, words?: Words): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.#field({ type: type.ofType, set }, wire) };
    if (isObjectType(type)) return this.#object({ type, set }, wire);
    if (!isEnumType(type)) return scalars[getNamedType(type).name] as JsonSchema;
    return { type: 'string', enum: type.getValues().map(({ name }) => words?.[name] ?? name) };
  }

  #object(selected: Selected, wire: BodyConversions): JsonSchema {
    const { name, description } = getNamedType(selected.type);
    const properties = fieldsOf(selected.set).map(({ name: { value } }) => {
      const field = select(selected, value);
      const schema = this.#field(field, isObjectType(getNamedType(field.type)) ? {} : wire, wire.words?.[value]);
      return [wireName(value, wire), { ...schema, description: field.description }] as const;
    });
    const schema = { description, ...having(Object.fromEntries(properties)) };
    const known = this.components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`${name} is answered in two shapes`);
    this.components[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }
}

const fieldsOf = (set: SelectionSetNode | undefined) => (set?.selections ?? []) as readonly FieldNode[];

function select(from: Selected, path: string): Selected {
  return path.split('.').reduce<Selected>(({ type, set }, name) => {
    const node = fieldsOf(set).find((field) => field.name.value === name);
    const parent = getNamedType(type);
    const field = isObjectType(parent) ? parent.getFields()[name] : undefined;
    if (!node || !field) throw new Error(`a row's shape names ${path}, which its operation does not ask for`);
    return { type: field.type, set: node.selectionSet, description: field.description };
  }, from);
}

function example(type: GraphQLOutputType, set: SelectionSetNode | undefined, but: ResponseFields = {}): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [example(bare.ofType, set, but)];
  if (!isObjectType(bare)) return true;
  const known = { ...examples[bare.name], ...but };
  return Object.fromEntries(
    fieldsOf(set).map(({ name: { value } }) => {
      const field = select({ type: bare, set }, value);
      if (value in known) return [value, known[value]];
      if (isObjectType(getNamedType(field.type))) return [value, example(field.type, field.set)];
      throw new Error(`there is no example of ${bare.name}.${value}`);
    }),
  );
}
