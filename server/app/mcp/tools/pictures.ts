import * as z from 'zod/mini';
import { ALT_MAX, NAME_MAX } from '#schema/media.ts';
import {
  byFirst,
  flag,
  idRule,
  paged,
  paging,
  pagingDescriptions,
  removable,
  searchRule,
  tool,
} from '#server/app/mcp/tool.ts';

const fields = 'id name altText isDecorative url width height updatedAt';

export const pictureTools = [
  tool({
    name: 'list_pictures',
    title: 'List or search the pictures of the media library',
    description: 'Newest first. Use url in a text, id as pictureId.',
    effect: 'read',
    input: z.strictObject({ ...paging, search: searchRule }),
    page: byFirst,
    descriptions: pagingDescriptions,
    operation: `query ($first: Int, $after: String, $search: String) {
      mediaPictures(first: $first, after: $after, search: $search) ${paged(fields)} }`,
  }),
  tool({
    name: 'update_picture',
    title: 'Change name or alternative text of a picture',
    description: 'At all its uses.',
    effect: 'publish',
    input: z.strictObject({
      id: idRule,
      altText: removable(z.string().check(z.maxLength(ALT_MAX))),
      name: z.optional(z.string().check(z.minLength(1), z.maxLength(NAME_MAX))),
      isDecorative: z.optional(flag),
    }),
    descriptions: { altText: 'null: none' },
    operation: `mutation ($id: UUID!, $input: UpdatePictureInput!) { updatePicture(id: $id, input: $input) { ${fields} } }`,
    run: async (request, { id, ...input }, operation) => (await request(operation, { id, input })).updatePicture,
  }),
];
