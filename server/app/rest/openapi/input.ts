import type { GraphQLSchema } from 'graphql';
import { isInputObjectType } from 'graphql';
import * as z from 'zod/mini';
import { choicesOf, type WithCatalogue } from '#schema/catalogue.ts';
import { rulesWithChoice } from '#schema/message.ts';
import { pictureTypes } from '#schema/picture.ts';
import { rules } from '#schema/rules.ts';
import { inputFields } from '#server/app/rest/inputFields.ts';
import type { Row } from '#server/app/rest/row.ts';
import type { ResponseFields } from '#server/app/rest/shape.ts';
import { inputExamples } from './examples.ts';
import type { JsonSchema } from './responseSchemas.ts';

type Properties = Record<string, JsonSchema>;
export type Body = { json: JsonSchema; form: JsonSchema; example: ResponseFields };

export function bodyOf(row: Row, schema: GraphQLSchema, site: WithCatalogue): Body | null {
  const { input } = row;
  if (!input) return null;
  const example = inputExamples[input];
  if (!example) throw new Error(`there is no example of ${input}`);
  const type = schema.getType(input);
  const schemaFields = isInputObjectType(type) ? type.getFields() : {};
  const { properties, required } = z.toJSONSchema(rules[input], { io: 'input', unrepresentable: 'any' });
  if (rulesWithChoice.includes(input)) Object.assign(properties?.service ?? {}, { enum: choicesOf(site) });
  const inputNames = inputFields(input);
  // A picture is a file of a form, never JSON.
  const fields = Object.entries(properties as Properties).filter(
    ([name]) => inputNames.includes(name) && name !== 'imageFile',
  );
  const descriptionOf = (name: string) =>
    schemaFields[name]?.description?.replaceAll('\n', ' ').replace(changeHint, '');
  const json = fields.map(([name, field]) => [name, { ...simplifyAnyOf(field), description: descriptionOf(name) }]);
  const form = json.map(([name, field]) => [name, formFieldSchema(field as JsonSchema)]);
  const files = (row.files ?? []).map((name) => [name, { ...file, description: descriptionOf('imageFile') }]);
  const [description] = type?.description?.split(/(?<=\.)\s/) ?? [];
  return {
    json: { type: 'object', description, properties: Object.fromEntries(json), required },
    form: { type: 'object', description, properties: Object.fromEntries([...form, ...files]), required },
    example,
  };
}

const changeHint = '; on an update it is unchanged';

const file: JsonSchema = { type: 'string', format: 'binary' };

export const encodingOf = ({ files }: Row) =>
  files && { encoding: Object.fromEntries(files.map((name) => [name, { contentType: pictureTypes.join(', ') }])) };

function simplifyAnyOf(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const choices = (anyOf as JsonSchema[])
    .map(simplifyAnyOf)
    .flatMap((option) => (option.anyOf as JsonSchema[]) ?? [option]);
  return choices.length === 1 ? { ...rest, ...choices[0] } : { ...rest, anyOf: choices };
}

/** Form fields are texts (server/app/http/multipart.ts), and cannot be null. */
function formFieldSchema(schema: JsonSchema): JsonSchema {
  const { anyOf, type, description } = schema;
  if (Array.isArray(anyOf)) {
    return simplifyAnyOf({ ...schema, anyOf: (anyOf as JsonSchema[]).filter((option) => option.type !== 'null') });
  }
  if (type === 'integer') return { type: 'string', pattern: '^\\d$', description };
  const isBoolean = type === 'boolean' || (Array.isArray(type) && type.includes('boolean'));
  return isBoolean ? { type: 'string', enum: ['true', 'false'], description } : schema;
}
