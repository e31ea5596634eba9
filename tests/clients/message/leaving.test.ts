import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import { conversationOperations } from '#tests/kit/content/conversation.ts';
import { deskOperations } from '#tests/kit/content/desk.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { meet } from '#tests/kit/database/lock.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { rows, test } from '#tests/kit/test.ts';

const removeUser = (admin: Person, { id }: Person) =>
  admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id });
const block = (admin: Person, { id }: Person) =>
  admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id });
const remove = (employee: Person, id: string) => employee.gql(messageOperations.remove, { id });
const reply = (person: Person, id: string) => person.gql(messageOperations.reply, { id, input: { replyText: 'Yes.' } });
const saveDraft = (person: Person, id: string) =>
  person.gql(conversationOperations.saveDraft, { id, text: 'Dear Asha,' });
const saveView = (person: Person) =>
  person.gql('mutation { saveView(input: { name: "Mine", query: "owner=me" }) { id } }');
const open = (person: Person, id: string) =>
  person.gql(conversationOperations.mark, { id, isOpen: true, isWriting: true });

async function atWork(product: Product): Promise<{ leaver: Person; id: string }> {
  const leaver = await product.signedIn('Employee');
  const { id } = await makeMessage(product);
  for (const { code } of [
    await leaver.gql(deskOperations.take, { id }),
    await saveDraft(leaver, id),
    await open(leaver, id),
  ]) {
    expect(code).toBeUndefined();
  }
  return { leaver, id };
}
const ownerOf = async (employee: Person, id: string) =>
  (await employee.gql(deskOperations.byId, { id })).data.message.owner;

describe('deleting an account concurrently', () => {
  test('a deletion concurrent with a reply by the owner sends the reply and leaves no owner', async ({
    product,
    admin,
    employee,
  }) => {
    const { leaver, id } = await atWork(product);
    const answers = await meet(product, { table: messages, where: eq(messages.id, id) }, [
      () => reply(leaver, id),
      () => removeUser(admin, leaver),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(answers[0]?.data.replyToMessage.replies).toHaveLength(1);
    expect(await ownerOf(employee, id)).toBeNull();
  });

  test('a deletion concurrent with the deletion of an owned message deletes both', async ({
    product,
    admin,
    employee,
  }) => {
    const { leaver, id } = await atWork(product);
    const answers = await meet(product, { table: messages, where: eq(messages.id, id) }, [
      () => remove(employee, id),
      () => removeUser(admin, leaver),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect((await employee.gql(deskOperations.byId, { id })).code).toBe('NOT_FOUND');
  });

  test('a deletion concurrent with a bulk change of owned messages executes both', async ({
    product,
    admin,
    employee,
  }) => {
    const leaver = await product.signedIn('Employee');
    const [first, second] = [(await makeMessage(product)).id, (await makeMessage(product)).id];
    for (const id of [first, second]) await leaver.gql(deskOperations.take, { id });
    // The first message is now behind the second, in the table and in the index of owners.
    await employee.gql(deskOperations.stage, { id: first, stage: 'PROPOSAL' });
    const ids = [first, second];
    const answers = await meet(product, { table: messages, where: eq(messages.id, first) }, [
      () =>
        employee.gql('mutation ($ids: [UUID!]!) { bulkUpdate(kind: MESSAGE, action: MARK_READ, ids: $ids) { done } }', {
          ids,
        }),
      () => removeUser(admin, leaver),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(answers[0]?.data.bulkUpdate.done).toEqual(ids);
    expect([await ownerOf(employee, first), await ownerOf(employee, second)]).toEqual([null, null]);
  });

  test.for<[what: string, act: (person: Person, id: string) => ReturnType<Person['gql']>]>(
    rows([
      ['saves a draft', saveDraft],
      ['opens a message', open],
      ['keeps a view', saveView],
    ]),
  )(
    'a user who %s while the account is being deleted is refused as signed out',
    async ([_, act], { product, admin }) => {
      const { leaver, id } = await atWork(product);
      const [removed, refused] = await meet(product, { table: users, where: eq(users.id, leaver.id) }, [
        () => removeUser(admin, leaver),
        () => act(leaver, id),
      ]);
      expect([removed?.code, refused?.code]).toEqual([undefined, 'UNAUTHENTICATED']);
    },
  );
});

test('a blocked user stays owner of their messages until they are reassigned', async ({ product, admin, employee }) => {
  const { leaver, id } = await atWork(product);
  await block(admin, leaver);
  expect(await ownerOf(employee, id)).toMatchObject({ id: leaver.id });
  const { data } = await employee.gql('query ($id: UUID!) { messages(filter: { ownerId: $id }) { nodes { id } } }', {
    id: leaver.id,
  });
  expect(data.messages.nodes).toEqual([{ id }]);
  await employee.gql(deskOperations.assign, { id, ownerId: employee.id });
  expect(await ownerOf(employee, id)).toMatchObject({ id: employee.id });
});
