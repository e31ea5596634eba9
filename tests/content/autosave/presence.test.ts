import { describe, expect } from 'vitest';
import { PRESENCE_LEFT_MS } from '#schema/conversation.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { draftOperations } from '#tests/kit/content/draft.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { hear } from '#tests/kit/network/live.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('asha', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }))
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }));

describe('presence in a form', () => {
  const mark = async (person: Person, id: string, isOpen = true) =>
    (await person.gql(draftOperations.mark, { id, isOpen })).data.markEditing.people.map(
      ({ name }: { name: string }) => name,
    );

  test('presence lists the people in a form until they leave or are silent for 45 s', async ({
    product,
    asha,
    ravi,
  }) => {
    const { id } = await makePost(asha);
    product.holdTime();
    expect(await mark(ravi, id)).toEqual(['Ravi Iyer']);
    expect(await mark(asha, id)).toEqual(['Asha Menon', 'Ravi Iyer']);
    expect(await mark(asha, id, false)).toEqual(['Ravi Iyer']);
    product.passTime(PRESENCE_LEFT_MS);
    expect(await mark(asha, id)).toEqual(['Asha Menon']);
    expect((await asha.gql(draftOperations.mark, { id: UNKNOWN })).code).toBe('NOT_FOUND');
  });

  test('only changes of presence are streamed to subscribers', async ({ asha, ravi }) => {
    const { id } = await makeItem(asha);
    const query = `subscription { arrived(presence: true) { kind presence { id } editing { id people { name } } } }`;
    const ear = await hear(ravi, query);
    const heard = async () => (await ear.next()).arrived;
    const writers = (names: string[]) => ({
      kind: 'PRESENCE',
      presence: null,
      editing: { id, people: names.map((name) => ({ name })) },
    });
    await mark(asha, id);
    // The presence is read when the event arrives.
    expect(await heard()).toEqual(writers(['Asha Menon']));
    await mark(asha, id);
    await mark(asha, id, false);
    expect(await heard()).toEqual(writers([]));
    ear.close();
  });
});
