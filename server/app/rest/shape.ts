export type ResponseFields = Record<string, unknown>;
export type OperationData = Record<string, unknown>;

/** Conversions of one module's objects, in addition to the general ones (contract, Shapes). */
export type BodyConversions = {
  names?: Readonly<Record<string, string>>;
  enumNames?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** A part of the body that is read from the data; `of` is its path, like `verifyCode.user`. */
export type Part =
  | { part: 'value'; path: string }
  | { part: 'item' | 'list'; path: string; conversions: BodyConversions }
  | { part: 'either'; path: string; whenTrue: string; whenFalse: string };

/** Response body: constants and parts. Both the response and its OpenAPI schema are made from it. */
export type BodyShape = true | string | Part | { [key: string]: BodyShape };

export const value = (path: string): Part => ({ part: 'value', path });
export const item = (path: string, conversions: BodyConversions = {}): Part => ({
  part: 'item',
  path,
  conversions,
});
export const list = (path: string, conversions: BodyConversions = {}): Part => ({
  part: 'list',
  path,
  conversions,
});
export const either = (path: string, whenTrue: string, whenFalse: string): Part => ({
  part: 'either',
  path,
  whenTrue,
  whenFalse,
});
export const success = (message: BodyShape, extraFields: { [key: string]: BodyShape } = {}): BodyShape => ({
  success: true,
  message,
  ...extraFields,
});

export const isPart = (shape: BodyShape): shape is Part => typeof shape === 'object' && typeof shape.part === 'string';

export const wireName = (name: string, { names }: BodyConversions): string =>
  name === 'id' ? '_id' : (names?.[name] ?? name);

export function write(shape: BodyShape, data: OperationData): unknown {
  if (isPart(shape)) return writePart(shape, data);
  if (typeof shape !== 'object') return shape;
  return Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, write(inner, data)]));
}

function writePart(part: Part, data: OperationData): unknown {
  const selected = part.path.split('.').reduce<unknown>((parent, name) => (parent as ResponseFields)[name], data);
  if (part.part === 'either') return selected ? part.whenTrue : part.whenFalse;
  return part.part === 'value' ? selected : writeItem(selected, part.conversions);
}

function writeItem(source: unknown, conversions: BodyConversions): unknown {
  if (Array.isArray(source)) return source.map((entry) => writeItem(entry, conversions));
  if (typeof source !== 'object' || source === null || source instanceof Date) return source;
  const output: ResponseFields = {};
  for (const [name, field] of Object.entries(source)) {
    output[wireName(name, conversions)] =
      conversions.enumNames?.[name]?.[String(field)] ?? writeItem(field, noConversions);
  }
  return output;
}

const noConversions: BodyConversions = {};
