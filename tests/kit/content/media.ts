import type { Person } from '#tests/kit/people/person.ts';
import { blob, canvas, operationsForm, sendForm } from './picture.ts';

const FIELDS = 'id name altText url width height bytes isKept createdAt uploadedBy image { url }';

export const mediaOperations = {
  list: `query ($search: String, $first: Int, $after: String) {
    mediaPictures(search: $search, first: $first, after: $after) {
      nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } totalCount
    }
  }`,
  upload: `mutation ($input: UploadPictureInput!) { uploadPicture(input: $input) { ${FIELDS} } }`,
  update: `mutation ($id: UUID!, $input: UpdatePictureInput!) { updatePicture(id: $id, input: $input) { ${FIELDS} } }`,
};

/** Sends a file to the library. @param fields what else is said of it */
export const sendPicture = (person: Person, bytes: Uint8Array, fields: object = {}, headers = {}) =>
  sendForm(
    person,
    operationsForm(mediaOperations.upload, { input: { ...fields, file: null } }, blob(bytes), {
      0: ['variables.input.file'],
    }),
    headers,
  );

/** Puts a picture into the library. */
export async function makePicture(person: Person, fields: object = {}, [width, height] = [40, 20]) {
  const { data } = await sendPicture(person, await canvas(width, height).png().toBuffer(), fields);
  return data.uploadPicture;
}
