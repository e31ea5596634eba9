import { expect } from 'vitest';
import { auditViaText } from '#schema/audit.ts';
import { fetchCsvFile } from '#tests/kit/network/csvFile.ts';
import { emptyAuditLog, noteEntry } from '#tests/kit/people/auditEntry.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

// The sign-in of the admin leaves an entry too.
test.beforeEach(({ product, admin: _admin }) => emptyAuditLog(product));

const textOf = async (admin: Person) => (await fetchCsvFile(admin, 'audit')).text;

test('a CSV file is text with BOM, header and CRLF', async ({ product, admin }) => {
  const { actorId, subjectId, requestId } = await noteEntry(product, {
    at: new Date('2026-11-21T20:04:05.678Z'),
    actorName: 'Asha Menon',
    via: 'token',
    address: '203.0.113.7',
    action: 'blog.update',
    subjectLabel: 'हिन्दी "शीर्षक", एक',
  });
  expect(await textOf(admin)).toBe(
    '\ufeff"Time (India)","Time (UTC)","Person","Person id","By","Address","Request","Action","What","Thing",' +
      '"Thing id","Before","After"\r\n' +
      `"2026-11-22 01:34:05","2026-11-21T20:04:05.678Z","Asha Menon","${actorId}","by API token","203.0.113.7",` +
      `"${requestId}","blog.update","Changed a post","हिन्दी ""शीर्षक"", एक","${subjectId}",,\r\n`,
  );
});

test('the audit CSV distinguishes API tokens, named in quotes, from sessions', async ({ product, admin }) => {
  await noteEntry(product, { via: 'token', viaId: crypto.randomUUID(), viaName: 'Nightly sync' });
  expect((await fetchCsvFile(admin, 'audit')).rows[0]?.By).toBe('by API token “Nightly sync”');
  await emptyAuditLog(product);
  await noteEntry(product, { via: 'session' });
  expect((await fetchCsvFile(admin, 'audit')).rows[0]?.By).toBe('by signing in');
  expect(auditViaText('token', null)).toBe('by API token');
});

test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("https://evil.example","x")'])(
  'no cell is a formula: %j',
  async (label, { product, admin }) => {
    await noteEntry(product, { actorName: label, subjectLabel: label });
    expect((await textOf(admin)).split(`"'${label.replaceAll('"', '""')}"`)).toHaveLength(3);
  },
);

test('the audit CSV has before and after of each field on a line of its own', async ({ product, admin }) => {
  await noteEntry(product, {
    before: { isPublished: false, tags: ['a'], expiresAt: null },
    after: { isPublished: true, tags: ['a', 'b'], expiresAt: '2026-11-21T20:04:05.678Z' },
  });
  expect(await textOf(admin)).toContain(
    '"isPublished: no\ntags: a","expiresAt: 2026-11-22 01:34:05\nisPublished: yes\ntags: a, b"',
  );
});
