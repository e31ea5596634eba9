import type { Operation, Parameter, Reference, Schema } from './reference.ts';

/** A call with its path and anchor. @property parameters the path parameters */
export type ReferenceCall = Operation & { method: string; path: string; anchor: string; headers: Parameter[] };
export type Word = { name: string; description: string; anchor: string; calls: ReferenceCall[] };

const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Uses the method's own parameter name: `/blogs/{slug}` where the path has `/blogs/{slugOrId}`. */
function callOf(method: string, template: string, operation: Operation): ReferenceCall {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const headers = operation.parameters.filter((parameter) => parameter.in === 'header');
  const named = inPath.map((parameter) => ({
    ...parameter,
    name: parameter['x-name'] ?? parameter.name,
  }));
  const path = inPath.reduce((done, { name }, index) => done.replace(`{${name}}`, `{${named[index]?.name}}`), template);
  const anchor = anchorOf(`${method} ${path}`);
  return { ...operation, parameters: named, headers, method: method.toUpperCase(), path, anchor };
}

/** Calls grouped and ordered as in the document. */
export function wordsOf({ tags, paths }: Reference): Word[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(method, path, operation)),
  );
  return tags.map((tag) => ({
    ...tag,
    anchor: anchorOf(tag.name),
    calls: calls.filter(({ tags: [first] }) => first === tag.name),
  }));
}

/** Resolves a `$ref`; returns any other value unchanged. */
export function resolve<Thing extends object>(reference: Reference, thing: Thing | { $ref: string }): Thing {
  if (!('$ref' in thing) || typeof thing.$ref !== 'string') return thing as Thing;
  const names = thing.$ref.replace(/^#\//, '').split('/');
  return names.reduce<unknown>((from, name) => (from as Record<string, unknown>)[name], reference) as Thing;
}

export function kindOf({ type, format, enum: words, anyOf, items }: Schema): string {
  if (words) return `one of ${words.join(', ')}`;
  if (anyOf && !type) return [...new Set(anyOf.filter((one) => one.type !== 'null').map(kindOf))].join(' or ');
  const [kind] = [type ?? []].flat().filter((one) => one !== 'null');
  if (kind === 'array') return `list of ${items ? kindOf(items) : 'anything'}`;
  if (format === 'binary') return 'file, in a form only';
  if (format === 'uuid') return 'UUID';
  return names[kind ?? ''] ?? String(kind);
}

const names: Record<string, string> = { string: 'text', integer: 'whole number', boolean: 'true or false' };
