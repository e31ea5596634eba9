import type { FastifyRequest } from 'fastify';
import { fail } from '#server/platform/errors.ts';
import { uploadOf } from '#server/platform/storage/picture/pictures.ts';
import { MAX_BODY_BYTES } from './body.ts';

/** @throws BAD_REQUEST when the body is not a complete multipart form in UTF-8 */
export async function readMultipart(request: FastifyRequest): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] as string };
  const form = await new Response(request.body as Buffer<ArrayBuffer>, { headers }).formData().catch(() => {
    throw fail('BAD_REQUEST', 'The multipart form could not be understood.');
  });
  // The decoder replaces invalid bytes with this character.
  const isBroken = [...form.entries()].flat().some((text) => typeof text === 'string' && text.includes('\ufffd'));
  if (isBroken) throw fail('BAD_REQUEST', 'The multipart form is not UTF-8.');
  return form;
}

/** Converts a text of a form to a boolean or number, depending on the field name. An invalid value stays a text. */
export const readText = (name: string, text: string): unknown =>
  // The client chooses the field name, for example `constructor`.
  (Object.hasOwn(readers, name) ? readers[name]?.(text) : undefined) ?? text;
const truth: Record<string, boolean> = { true: true, false: false };
const readers: Record<string, (text: string) => unknown> = {
  isPublished: (text) => truth[text],
  sendMail: (text) => truth[text],
  consent: (text) => truth[text],
  rating: (text) => (/^\d$/.test(text) ? Number(text) : undefined),
};

type Part = Record<string, unknown>;

/** GraphQL multipart request specification. */
export async function readOperation(request: FastifyRequest): Promise<unknown> {
  const form = await readMultipart(request);
  const operation = readJson(form.get('operations'));
  for (const [name, paths] of Object.entries(readJson(form.get('map')))) {
    const file = form.get(name);
    if (!(file instanceof File) || !Array.isArray(paths) || paths.length === 0) throw misread();
    const upload = uploadOf(await file.bytes(), file.name, file.type);
    for (const path of paths) place(operation, String(path), upload);
  }
  return operation;
}

function readJson(field: FormDataEntryValue | null): Part {
  if (typeof field !== 'string') throw misread();
  if (field.length > MAX_BODY_BYTES) throw fail('PAYLOAD_TOO_LARGE');
  try {
    const parsed: unknown = JSON.parse(field);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Part;
  } catch {
    // An error for invalid JSON follows below.
  }
  throw misread();
}

/** Inserts a file at a path of the operation. Follows own properties only, against prototype pollution. */
function place(operation: Part, path: string, upload: unknown): void {
  const names = path.split('.');
  const last = names.pop() as string;
  let part: unknown = operation;
  for (const name of names) part = has(part, name) ? part[name] : undefined;
  if (!has(part, last)) throw misread();
  part[last] = upload;
}

const has = (part: unknown, name: string): part is Part =>
  typeof part === 'object' && part !== null && Object.prototype.propertyIsEnumerable.call(part, name);

const misread = () =>
  fail('BAD_REQUEST', 'The multipart form is not one of the GraphQL multipart request specification.');
