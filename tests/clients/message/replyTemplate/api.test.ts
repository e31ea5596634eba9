import { describe, expect } from 'vitest';
import { replyTemplates } from '#server/clients/message/replyTemplate/table.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { makeTemplate, replyTemplate, sendTemplate, templateOperations } from '#tests/kit/content/replyTemplate.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const TAKEN = 'There is a template of this name.';

test.beforeEach(({ product }) => product.services.db.delete(replyTemplates));

const namesFor = async (person: Person) =>
  (await person.gql(templateOperations.list)).data.replyTemplates.nodes.map(({ name }: { name: string }) => name);
const update = (person: Person, id: string, input: Record<string, unknown> = {}) =>
  person.gql(templateOperations.update, { id, input: replyTemplate(input) });

describe('managing templates', () => {
  test('staff and their tokens create, list, change and delete templates', async ({ admin, employee }) => {
    for (const person of [admin, employee, await machineOf(admin, 'STAFF'), await machineOf(admin, 'ADMIN')]) {
      const { id, createdAt } = await makeTemplate(person, { name: ' Welcome\n', text: ' Hello {name} \r\n' });
      const after = { id, createdAt, name: 'Farewell', text: 'Bye {sender}' };
      expect(await namesFor(person)).toEqual(['Welcome']);
      expect((await update(person, id, { name: 'Farewell', text: 'Bye {sender}' })).data.updateReplyTemplate).toEqual(
        after,
      );
      expect((await person.gql(templateOperations.remove, { id })).data.removeReplyTemplate).toEqual(after);
      expect(await namesFor(person)).toEqual([]);
    }
  });

  test('templates are refused to strangers and PUBLISHED tokens', async ({ product, admin }) => {
    const { id } = await makeTemplate(admin);
    for (const [person, code] of [
      [product.nobody, 'UNAUTHENTICATED'],
      [await machineOf(admin, 'PUBLISHED'), 'FORBIDDEN'],
    ] as const) {
      expect((await person.gql(templateOperations.list)).code).toBe(code);
      expect((await sendTemplate(person)).code).toBe(code);
      expect((await update(person, id)).code).toBe(code);
      expect((await person.gql(templateOperations.remove, { id })).code).toBe(code);
    }
    expect(await product.services.db.$count(replyTemplates)).toBe(1);
  });

  test('templates are paged oldest first', async ({ admin }) => {
    for (const name of ['One', 'Two', 'Three']) await makeTemplate(admin, { name });
    const first = (await admin.gql(templateOperations.list, { first: 2 })).data.replyTemplates;
    expect([first.nodes.map(({ name }: { name: string }) => name), first.totalCount]).toEqual([['One', 'Two'], 3]);
    const rest = await admin.gql(templateOperations.list, { first: 2, after: first.pageInfo.endCursor });
    expect(rest.data.replyTemplates.nodes.map(({ name }: { name: string }) => name)).toEqual(['Three']);
  });

  test('an unknown template is NOT_FOUND', async ({ admin }) => {
    expect((await update(admin, UNKNOWN)).code).toBe('NOT_FOUND');
    expect((await admin.gql(templateOperations.remove, { id: UNKNOWN })).code).toBe('NOT_FOUND');
  });
});

describe('refused templates', () => {
  test('a template with an unknown placeholder is refused at its field', async ({ product, admin }) => {
    const sentence = '{nmae} stands for nothing. Use {name}, {service}, {brand}, {sender}.';
    const { code, errors } = await sendTemplate(admin, { text: 'Hello {nmae}' });
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { text: sentence }]);
    const { id } = await makeTemplate(admin);
    expect((await update(admin, id, { text: '{nmae}' })).errors?.[0].extensions.fields).toEqual({ text: sentence });
    expect(await product.services.db.$count(replyTemplates)).toBe(1);
  });

  test('a used name in any case is a conflict unless the template keeps its own', async ({ admin, employee }) => {
    const { id } = await makeTemplate(admin, { name: 'Welcome' });
    const other = await makeTemplate(admin, { name: 'Farewell' });
    const { code, errors } = await sendTemplate(employee, { name: 'WELCOME' });
    expect([code, errors?.[0].extensions.fields]).toEqual(['CONFLICT', { name: TAKEN }]);
    expect((await update(admin, other.id, { name: 'welcome' })).code).toBe('CONFLICT');
    expect((await update(admin, id, { name: 'welcome' })).code).toBe(undefined);
    expect(await namesFor(admin)).toEqual(['welcome', 'Farewell']);
  });

  test('one of two concurrent templates with the same name is a conflict', async ({ admin, employee }) => {
    const codes = (await Promise.all([admin, employee].map((who) => sendTemplate(who, { name: 'Both' })))).map(
      ({ code }) => code,
    );
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined]);
    const [one, two] = [await makeTemplate(admin), await makeTemplate(admin)];
    const renamed = await Promise.all([one, two].map(({ id }) => update(admin, id, { name: 'Same' })));
    expect(renamed.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', undefined]);
  });
});
