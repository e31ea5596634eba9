import type { FastifyRequest } from 'fastify';
import { pictureStrings } from '#schema/picture.ts';
import { isForm } from '#server/app/http/body.ts';
import { readMultipart, readText } from '#server/app/http/multipart.ts';
import { badField, fail } from '#server/platform/errors.ts';
import { uploadOf } from '#server/platform/storage/picture/pictures.ts';
import { FormFile } from '#server/platform/storage/picture/uploadScalar.ts';
import { inputFields } from './inputFields.ts';
import type { Row } from './row.ts';

type Fields = Record<string, unknown>;

/**
 * The input of a row: the fields of the body that the rule knows, from JSON or a multipart form; anything else in the
 * body is ignored.
 * @throws BAD_REQUEST for a body that is no object or a broken form
 */
export async function collectInput(row: Row, request: FastifyRequest): Promise<Fields> {
  const known = inputFields(row.input as NonNullable<Row['input']>);
  const isEmpty = request.body === undefined || (Buffer.isBuffer(request.body) && request.body.length === 0);
  if (isEmpty) return {};
  const body = isForm(request.headers['content-type']) ? await readFields(row, request) : request.body;
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw fail('BAD_REQUEST', 'The body must be a JSON object.');
  }
  return withPicture(
    Object.fromEntries(
      Object.entries(body)
        .filter(([name]) => known.includes(name))
        .map(readState),
    ),
  );
}

/** Legacy clients say the state as a text, in JSON too (spec section 7). */
const readState = ([name, value]: [string, unknown]): [string, unknown] =>
  name === 'isPublished' && typeof value === 'string' ? [name, readText(name, value)] : [name, value];

/** A picture is a file of a form, never a text; that of an empty field is none. @throws BAD_USER_INPUT for another */
function withPicture({ imageFile, ...fields }: Fields): Fields {
  if (imageFile === undefined || imageFile === null || imageFile === '') return fields;
  if (imageFile instanceof FormFile) return { ...fields, imageFile };
  throw badField('imageFile', pictureStrings.type);
}

/** A form's fields: repeated ones as a list, truth and stars as such, the file as an upload. */
async function readFields(row: Row, request: FastifyRequest): Promise<Fields> {
  const form = await readMultipart(request);
  const fields: Fields = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const file = values.find((value) => value instanceof File);
    if (file && row.files?.includes(name)) fields.imageFile = await readFile(file);
    else if (!file) fields[name] = values.length > 1 ? values : readText(name, values[0] as string);
  }
  return fields;
}

/** An empty file input of a browser's form is sent as a nameless empty file: it stands for no file. */
async function readFile(file: File) {
  return file.size === 0 && file.name === '' ? undefined : uploadOf(await file.bytes(), file.name);
}
