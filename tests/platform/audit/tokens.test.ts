import { describe, expect } from 'vitest';
import { type TokenScope, tokenScopes } from '#schema/apiToken.ts';
import { type AuditAction, auditActions } from '#schema/audit.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { emptyAuditLog, noteEntry } from '#tests/kit/people/auditEntry.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => emptyAuditLog(product));

type Entry = {
  id: string;
  action: string;
  via: string;
  apiToken: { id: string; name: string } | null;
  areChangesHidden: boolean;
  changes: { field: string; before: unknown; after: unknown }[];
};
const fields = 'id action via apiToken { id name } areChangesHidden changes { field before after }';
async function entriesTo(person: Person): Promise<Entry[]> {
  const { data, errors } = await person.gql(`{ auditEntries(first: 200) { nodes { ${fields} } } }`);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.auditEntries.nodes;
}
const machineWith = async (admin: Person, scopes?: readonly TokenScope[]) =>
  (await issueToken(admin, { role: 'ADMIN', ...(scopes && { scopes }) })).machine;

describe('audit entries of API tokens', () => {
  test('an entry names an API token only when the token made it', async ({ product, admin }) => {
    const { id, machine } = await issueToken(admin, { name: 'Nightly sync', scopes: ['CONTENT_WRITE'] });
    await emptyAuditLog(product);
    await makePost(machine);
    await makePost(admin);
    expect((await entriesTo(admin)).map(({ via, apiToken }) => [via, apiToken])).toEqual([
      ['SESSION', null],
      ['TOKEN', { id, name: 'Nightly sync' }],
    ]);
  });

  test('an entry still names a revoked token, also over REST and in a bulk change', async ({ product, admin }) => {
    const { id, machine } = await issueToken(admin, { name: 'Sorter' });
    const message = await makeMessage(product);
    await emptyAuditLog(product);
    expect((await machine.rest('POST', `/messages/${message.id}/reply`, { replyText: 'Of a machine.' })).status).toBe(
      200,
    );
    await machine.gql(
      'mutation ($ids: [UUID!]!) { bulkUpdate(kind: MESSAGE, action: MARK_READ, ids: $ids) { done } }',
      {
        ids: [message.id],
      },
    );
    await admin.gql('mutation ($id: UUID!) { revokeApiToken(id: $id) { id } }', { id });
    const named = (await entriesTo(admin)).map(({ action, apiToken }) => [action, apiToken?.name]);
    expect(named).toEqual([
      ['apiToken.revoke', undefined],
      ['message.markRead', 'Sorter'],
      ['message.reply', 'Sorter'],
    ]);
  });
});

describe('the fields of an audit entry', () => {
  test('the scope AUDIT_READ alone reveals no fields of private objects', async ({ product, admin }) => {
    const { id } = await makeMessage(product);
    await admin.gql('mutation ($id: UUID!) { addNote(id: $id, input: { text: "Private note" }) { id } }', { id });
    await admin.gql(messageOperations.answer, { id, input: { replyText: 'Private reply' }, markRead: true });
    await admin.gql(
      'mutation ($id: UUID!) { setMessageStage(id: $id, stage: LOST, lostReason: "Private reason") { id } }',
      {
        id,
      },
    );
    await makePost(admin, { excerpt: 'Private draft of a post' });
    const reported = JSON.stringify(await entriesTo(admin));
    for (const what of ['note', 'reply', 'reason', 'draft']) expect(reported).toContain(`Private ${what}`);
    const auditor = await machineWith(admin, ['AUDIT_READ']);
    const entries = await entriesTo(auditor);
    expect(JSON.stringify(entries)).not.toContain('Private');
    expect(entries.map(({ changes, areChangesHidden }) => [changes, areChangesHidden])).toEqual(
      entries.map(() => [[], true]),
    );
    const single = 'query ($id: UUID!) { auditEntry(id: $id) { changes { field } areChangesHidden } }';
    for (const entry of entries)
      expect((await auditor.gql(single, { id: entry.id })).data.auditEntry).toEqual({
        changes: [],
        areChangesHidden: true,
      });
  });

  test('the fields of each action need the scopes that read the object itself', async ({ product, admin }) => {
    const wanted: Record<string, TokenScope[]> = {
      ...{ blog: ['CONTENT_READ'], portfolio: ['CONTENT_READ'], page: ['CONTENT_READ'], media: ['CONTENT_READ'] },
      ...{ message: ['MESSAGES_READ'], replyTemplate: ['MESSAGES_READ'], person: ['MESSAGES_READ'] },
      ...{ affiliate: ['AFFILIATES_READ'], review: ['REVIEWS_READ'], booking: ['BOOKINGS_READ'] },
      ...{ pageText: ['SITE_READ'], redirect: ['SITE_READ'], indexNow: ['SITE_READ'], site: ['SITE_READ'] },
      webhook: ['WEBHOOKS_READ'],
      ...{ 'booking.write': ['BOOKINGS_READ', 'MESSAGES_READ'], 'review.tie': ['REVIEWS_READ', 'CONTENT_READ'] },
      ...{ 'person.export': [], 'person.erase': [] },
    };
    const actions = Object.keys(auditActions) as AuditAction[];
    for (const action of actions) await noteEntry(product, { action, after: { text: 'Told' } });
    const neededFor = (action: string) => wanted[action] ?? wanted[action.replace(/\..*/, '')] ?? [];
    const reported = async (scopes?: readonly TokenScope[]) =>
      (await entriesTo(await machineWith(admin, scopes)))
        .filter(({ changes, areChangesHidden }) => changes.length > 0 && !areChangesHidden)
        .map(({ action }) => action)
        .filter((action) => action !== 'apiToken.issue' || !scopes);
    const isToldWith = (scopes: readonly TokenScope[]) => (action: string) => {
      const needed = neededFor(action);
      return needed.length > 0 && needed.every((scope) => scopes.includes(scope));
    };
    for (const scopes of [
      [],
      ...(['CONTENT', 'MESSAGES', 'AFFILIATES', 'REVIEWS', 'BOOKINGS', 'SITE', 'WEBHOOKS'] as const).map((kind) => [
        `${kind}_READ` as TokenScope,
      ]),
      ['BOOKINGS_READ', 'MESSAGES_READ'] as const,
      ['REVIEWS_READ', 'CONTENT_READ'] as const,
      tokenScopes,
    ])
      expect((await reported(['AUDIT_READ', ...scopes])).toSorted()).toEqual(
        actions.filter(isToldWith(scopes)).toSorted(),
      );
    expect(new Set(await reported())).toEqual(new Set(actions));
  });
});
