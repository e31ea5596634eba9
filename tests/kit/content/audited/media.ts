import { makePicture, mediaOperations, sendPicture, sendReplacement } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Gql } from '#tests/kit/people/person.ts';
import { ADDRESS, type Cases } from './case.ts';

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
      const act = () => admin.gql(mediaOperations.update, { id, input: { name: 'After', altText: 'A quay.' } });
      const [before, after] = [
        { name: 'Before', altText: 'Boats.' },
        { name: 'After', altText: 'A quay.' },
      ];
      return { act, action: 'media.update', id, label: 'After', before, after };
    },
  ],
  replacePicture: [
    async ({ admin }) => {
      const { id, name } = await makePicture(admin, { name: 'The harbour' });
      const bytes = await canvas(60, 30).png().toBuffer();
      const act = async () =>
        (await sendReplacement(admin, id, bytes, { 'x-forwarded-for': ADDRESS })) as unknown as Gql;
      const [before, after] = [
        { width: 40, height: 20 },
        { width: 60, height: 30 },
      ];
      return { act, action: 'media.replace', id, label: name, before, after };
    },
  ],
  removePicture: [
    async ({ admin }) => {
      const { id, name } = await makePicture(admin, { name: 'The harbour' });
      const before = { name, width: 40, height: 20 };
      return { act: () => admin.gql(mediaOperations.remove, { id }), action: 'media.remove', id, label: name, before };
    },
  ],
};
