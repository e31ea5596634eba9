export type ResponseFields = Record<string, unknown>;
export type OperationData = Record<string, unknown>;

/** Conversions of one module's objects, in addition to the general ones (contract, Shapes). */
export type BodyConversions = {
  names?: Readonly<Record<string, string>>;
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** A part of the body that is read from the data; `of` is its path, like `verifyCode.user`. */
export type Part =
  | { part: 'value'; of: string }
  | { part: 'item' | 'list'; of: string; wire: BodyConversions }
  | { part: 'either'; of: string; yes: string; no: string };

/** Response body: constants and parts. Both the response and its OpenAPI schema are made from it. */
export type BodyShape = true | string | Part | { [key: string]: BodyShape };

export const value = (of: string): Part => ({ part: 'value', of });
export const item = (of: string, wire: BodyConversions = {}): Part => ({ part: 'item', of, wire });
export const list = (of: string, wire: BodyConversions = {}): Part => ({ part: 'list', of, wire });
export const either = (of: string, yes: string, no: string): Part => ({ part: 'either', of, yes, no });
export const said = (message: BodyShape, more: { [key: string]: BodyShape } = {}): BodyShape => ({
  success: true,
  message,
  ...more,
});

export const isPart = (shape: BodyShape): shape is Part => typeof shape === 'object' && typeof shape.part === 'string';

export const wireName = (name: string, { names }: BodyConversions): string =>
  name === 'id' ? '_id' : (names?.[name] ?? name);

export function write(shape: BodyShape, answer: OperationData): unknown {
  if (isPart(shape)) return writePart(shape, answer);
  if (typeof shape !== 'object') return shape;
  return Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, write(inner, answer)]));
}

function writePart(part: Part, answer: OperationData): unknown {
  const found = part.of.split('.').reduce<unknown>((from, name) => (from as ResponseFields)[name], answer);
  if (part.part === 'either') return found ? part.yes : part.no;
  return part.part === 'value' ? found : writeItem(found, part.wire);
}

function writeItem(found: unknown, wire: BodyConversions): unknown {
  if (Array.isArray(found)) return found.map((one) => writeItem(one, wire));
  if (typeof found !== 'object' || found === null || found instanceof Date) return found;
  const written: ResponseFields = {};
  for (const [name, field] of Object.entries(found)) {
    written[wireName(name, wire)] = wire.words?.[name]?.[String(field)] ?? writeItem(field, asIs);
  }
  return written;
}

const asIs: BodyConversions = {};
