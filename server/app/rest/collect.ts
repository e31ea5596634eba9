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

/** Ignores unknown fields. @throws BAD_REQUEST for a body that is not an object, or a broken form */
export async function collectInput(row: Row, request: FastifyRequest): Promise<Fields> {
  const knownFields = inputFields(row.input as NonNullable<Row['input']>);
  const isEmpty = request.body === undefined || (Buffer.isBuffer(request.body) && request.body.length === 0);
  if (isEmpty) return {};
  const body = isForm(request.headers['content-type']) ? await readFields(row, request) : request.body;
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw fail('BAD_REQUEST', 'The body must be a JSON object.');
  }
  return withPicture(
    Object.fromEntries(
      Object.entries(body)
        .filter(([name]) => knownFields.includes(name))
        .map(readState),
    ),
  );
}

/** Legacy clients send the state as text, also in JSON (spec section 7). */
const readState = ([name, value]: [string, unknown]): [string, unknown] =>
  name === 'isPublished' && typeof value === 'string' ? [name, readText(name, value)] : [name, value];

/** A picture must be a file of a form; an empty field means no picture. @throws BAD_USER_INPUT for any other value */
function withPicture({ imageFile, ...fields }: Fields): Fields {
  if (imageFile === undefined || imageFile === null || imageFile === '') return fields;
  if (imageFile instanceof FormFile) return { ...fields, imageFile };
  throw badField('imageFile', pictureStrings.type);
}

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

/** An empty file input is sent as an empty file without a name. It means no file. */
async function readFile(file: File) {
  return file.size === 0 && file.name === '' ? undefined : uploadOf(await file.bytes(), file.name);
}
