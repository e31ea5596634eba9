import type { Person } from '#tests/kit/people/person.ts';
import { blob, canvas, operationsForm, sendForm } from './picture.ts';

const FIELDS = 'id name altText url width height bytes isKept createdAt uploadedBy image { url }';

export const mediaOperations = {
  list: `query ($search: String, $ids: [UUID!], $first: Int, $after: String) {
    mediaPictures(search: $search, ids: $ids, first: $first, after: $after) {
      nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } totalCount
    }
  }`,
  upload: `mutation ($input: UploadPictureInput!) { uploadPicture(input: $input) { ${FIELDS} } }`,
  uses: `query ($id: UUID!, $first: Int, $after: String) {
    mediaUses(id: $id, first: $first, after: $after) {
      nodes { id kind title slug isCover isInText isInGallery } pageInfo { hasNextPage endCursor } totalCount
    }
  }`,
  replace: `mutation ($id: UUID!, $input: ReplacePictureInput!) { replacePicture(id: $id, input: $input) { ${FIELDS} } }`,
  remove: 'mutation ($id: UUID!) { removePicture(id: $id) { id } }',
  update: `mutation ($id: UUID!, $input: UpdatePictureInput!) { updatePicture(id: $id, input: $input) { ${FIELDS} } }`,
};

/** Uploads a file to the media library. @param fields its other fields */
export const sendPicture = (person: Person, bytes: Uint8Array, fields: object = {}, headers = {}) =>
  sendForm(
    person,
    operationsForm(mediaOperations.upload, { input: { ...fields, file: null } }, blob(bytes), {
      0: ['variables.input.file'],
    }),
    headers,
  );

export const sendReplacement = (person: Person, id: string, bytes: Uint8Array, headers = {}) =>
  sendForm(
    person,
    operationsForm(mediaOperations.replace, { id, input: { file: null } }, blob(bytes), {
      0: ['variables.input.file'],
    }),
    headers,
  );

export async function makePicture(person: Person, fields: object = {}, [width, height] = [40, 20]) {
  const { data } = await sendPicture(person, await canvas(width, height).png().toBuffer(), fields);
  return data.uploadPicture;
}
