import { makePicture, mediaOperations, sendPicture } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Gql } from '#tests/kit/people/person.ts';
import { ADDRESS, type Cases } from './case.ts';

/** What staff do in the media library. */
export const mediaCases: Cases = {
  uploadPicture: [
    async ({ admin }) => {
      const said = { name: 'The harbour', altText: 'Boats at night.' };
      const bytes = await canvas().png().toBuffer();
      const after = { ...said, width: 40, height: 20 };
      const act = async () => (await sendPicture(admin, bytes, said, { 'x-forwarded-for': ADDRESS })) as unknown as Gql;
      return { act, action: 'media.upload', label: said.name, after };
    },
  ],
  updatePicture: [
    async ({ admin }) => {
      const { id } = await makePicture(admin, { name: 'Before', altText: 'Boats.' });
      const act = () => admin.gql(mediaOperations.update, { id, input: { name: 'After' } });
      const [before, after] = [
        { name: 'Before', altText: 'Boats.' },
        { name: 'After', altText: null },
      ];
      return { act, action: 'media.update', id, label: 'After', before, after };
    },
  ],
};
