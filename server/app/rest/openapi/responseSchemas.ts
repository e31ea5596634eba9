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
type Selection = {
  type: GraphQLOutputType;
  set: SelectionSetNode | undefined;
  description?: string | null | undefined;
};

type EnumNames = Readonly<Record<string, string>> | undefined;

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

const objectSchema = (properties: Record<string, JsonSchema>): JsonSchema => ({
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
    if (isPart(shape)) return this.#partSchema(row, shape);
    if (typeof shape === 'boolean') return { type: 'boolean', const: shape };
    if (typeof shape === 'string') return { type: 'string', const: shape };
    return objectSchema(
      Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, this.schemaOf(row, inner)])),
    );
  }

  exampleOf(row: Row): unknown {
    const { selectionSet } = operationOf(row);
    const root = this.#root(row);
    // Values of the example request come back in the response.
    const exampleValues = { ...(row.input && inputExamples[row.input]), ...row.example };
    const data = Object.fromEntries(
      fieldsOf(selectionSet).map(({ name: { value } }) => {
        const { type, set } = select(root, row.list ? `${value}.nodes` : value);
        return [value, example(type, set, exampleValues)];
      }),
    );
    return write(row.body, data);
  }

  #root(row: Row): Selection {
    const { operation, selectionSet } = operationOf(row);
    return { type: this.#schema.getRootType(operation) as GraphQLOutputType, set: selectionSet };
  }

  #partSchema(row: Row, part: Part): JsonSchema {
    const selected = select(this.#root(row), part.part === 'list' ? `${part.path}.nodes` : part.path);
    if (part.part === 'either') return { type: 'string', enum: [part.whenTrue, part.whenFalse] };
    // An item is never null: a missing one answers 404.
    const conversions = part.part === 'value' ? {} : part.conversions;
    const schema = this.#nonNullSchema({ ...selected, type: getNullableType(selected.type) }, conversions);
    return selected.description && part.part === 'value' ? { ...schema, description: selected.description } : schema;
  }

  #fieldSchema({ type, set }: Selection, conversions: BodyConversions, enumNames?: EnumNames): JsonSchema {
    const schema = this.#nonNullSchema({ type: getNullableType(type), set }, conversions, enumNames);
    return isNonNullType(type) ? schema : { ...schema, type: [schema.type, 'null'] };
  }

  #nonNullSchema({ type, set }: Selection, conversions: BodyConversions, enumNames?: EnumNames): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.#fieldSchema({ type: type.ofType, set }, conversions) };
    if (isObjectType(type)) return this.#objectSchema({ type, set }, conversions);
    if (!isEnumType(type)) return scalars[getNamedType(type).name] as JsonSchema;
    return { type: 'string', enum: type.getValues().map(({ name }) => enumNames?.[name] ?? name) };
  }

  #objectSchema(selected: Selection, conversions: BodyConversions): JsonSchema {
    const { name, description } = getNamedType(selected.type);
    const properties = fieldsOf(selected.set).map(({ name: { value } }) => {
      const field = select(selected, value);
      const schema = this.#fieldSchema(
        field,
        isObjectType(getNamedType(field.type)) ? {} : conversions,
        conversions.enumNames?.[value],
      );
      return [wireName(value, conversions), { ...schema, description: field.description }] as const;
    });
    const schema = { description, ...objectSchema(Object.fromEntries(properties)) };
    const existing = this.components[name];
    if (existing && JSON.stringify(existing) !== JSON.stringify(schema))
      throw new Error(`${name} is answered in two shapes`);
    this.components[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }
}

const fieldsOf = (set: SelectionSetNode | undefined) => (set?.selections ?? []) as readonly FieldNode[];

function select(from: Selection, path: string): Selection {
  return path.split('.').reduce<Selection>(({ type, set }, name) => {
    const node = fieldsOf(set).find((field) => field.name.value === name);
    const parent = getNamedType(type);
    const field = isObjectType(parent) ? parent.getFields()[name] : undefined;
    if (!node || !field) throw new Error(`a row's shape names ${path}, which its operation does not ask for`);
    return { type: field.type, set: node.selectionSet, description: field.description };
  }, from);
}

function example(type: GraphQLOutputType, set: SelectionSetNode | undefined, overrides: ResponseFields = {}): unknown {
  const nullableType = getNullableType(type);
  if (isListType(nullableType)) return [example(nullableType.ofType, set, overrides)];
  if (!isObjectType(nullableType)) return true;
  const values = { ...examples[nullableType.name], ...overrides };
  return Object.fromEntries(
    fieldsOf(set).map(({ name: { value } }) => {
      const field = select({ type: nullableType, set }, value);
      if (value in values) return [value, values[value]];
      if (isObjectType(getNamedType(field.type))) return [value, example(field.type, field.set)];
      throw new Error(`there is no example of ${nullableType.name}.${value}`);
    }),
  );
}
