export type ResponseFields = Record<string, unknown>;
/** What a row's operation answered, by the name of its root field; a list is the whole of its connection's nodes. */
export type OperationData = Record<string, unknown>;

/** How the objects of a part are written, beside what holds for all of them (contract, Shapes). */
export type BodyConversions = {
  /** Fields that REST calls otherwise. */
  names?: Readonly<Record<string, string>>;
  /** What REST says for the names of an enum, by the field. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** What the body of an answer takes from what the operation answered; `of` is the way to it, like `verifyCode.user`. */
export type Part =
  | { part: 'value'; of: string }
  | { part: 'item' | 'list'; of: string; wire: BodyConversions }
  | { part: 'either'; of: string; yes: string; no: string };

/** The body of an answer: what always stands there, and the parts. It is sent, and described, by this alone. */
export type BodyShape = true | string | Part | { [key: string]: BodyShape };

/** A field as it is. */
export const value = (of: string): Part => ({ part: 'value', of });
/** An object in its wire form. */
export const item = (of: string, wire: BodyConversions = {}): Part => ({ part: 'item', of, wire });
/** The whole of a connection, as a list of objects in their wire form. */
export const list = (of: string, wire: BodyConversions = {}): Part => ({ part: 'list', of, wire });
/** One sentence or the other, as a field that is true or false says. */
export const either = (of: string, yes: string, no: string): Part => ({ part: 'either', of, yes, no });
/** The body of a call that has a sentence to say, and perhaps more to show. */
export const said = (message: BodyShape, more: { [key: string]: BodyShape } = {}): BodyShape => ({
  success: true,
  message,
  ...more,
});

/** @returns whether it is a part, and no object of shapes */
export const isPart = (shape: BodyShape): shape is Part => typeof shape === 'object' && typeof shape.part === 'string';

/** What REST calls a field. */
export const wireName = (name: string, { names }: BodyConversions): string =>
  name === 'id' ? '_id' : (names?.[name] ?? name);

/** The body that a shape makes of what the operation answered. */
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

/** The wire form: the fields are named, and the dates written, as they are asked for. */
function writeItem(found: unknown, wire: BodyConversions): unknown {
  if (Array.isArray(found)) return found.map((one) => writeItem(one, wire));
  if (typeof found !== 'object' || found === null || found instanceof Date) return found;
  const written: ResponseFields = {};
  for (const [name, field] of Object.entries(found)) {
    written[wireName(name, wire)] = wire.words?.[name]?.[String(field)] ?? writeItem(field, asIs);
  }
  return written;
}

/** What is inside an item is written as it is named. */
const asIs: BodyConversions = {};
