import { expect, test } from 'vitest';
import { auditCsv } from '#web/office/operation/audit/csv.ts';
import { type AuditEntry, wayOf } from '#web/office/operation/audit/words.ts';
import { csvOf as csvFileOf } from '#web/shared/lists/csv.ts';

const csvOf = (entries: readonly AuditEntry[]) => csvFileOf(auditCsv.columns, entries, true);

const entry = (label: string, rest: Partial<AuditEntry> = {}): AuditEntry =>
  ({
    id: '1',
    at: '2026-11-21T20:04:05.678Z',
    actor: { id: 'a', name: 'Asha Menon' },
    via: 'TOKEN',
    address: '203.0.113.7',
    requestId: 'r',
    action: 'blog.update',
    summary: 'changed a post',
    subject: { id: 's', kind: 'BLOG', label },
    changes: [],
    ...rest,
  }) as AuditEntry;

test('a file begins with the mark of UTF-8 and the heads, and ends its lines as spreadsheets do', () => {
  expect(csvOf([entry('हिन्दी "शीर्षक", एक')])).toBe(
    '\ufeff"Time (India)","Time (UTC)","Person","Person id","By","Address","Request","Action","What","Thing",' +
      '"Thing id","Before","After"\r\n' +
      '"2026-11-22 01:34:05","2026-11-21T20:04:05.678Z","Asha Menon","a","by API token","203.0.113.7","r","blog.update",' +
      '"Changed a post","हिन्दी ""शीर्षक"", एक","s",,\r\n',
  );
});

test('what an API token did tells it by its name, in quotes', () => {
  const { via } = entry('x');
  expect(wayOf({ via, apiToken: { __typename: 'AuditApiToken', id: 't', name: 'Nightly sync' } })).toBe(
    'by API token “Nightly sync”',
  );
  expect(wayOf({ via, apiToken: null })).toBe('by API token');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("https://evil.example","x")'])(
  'no cell is a formula: %j',
  (label) => {
    const line =
      csvOf([entry(label, { actor: { __typename: 'AuditActor', id: null, name: label } })]).split('\r\n')[1] ?? '';
    expect(line.split(`"'${label.replaceAll('"', '""')}"`)).toHaveLength(3);
  },
);

test('before and after are a line for each field, as people read them', () => {
  const changes = [
    { field: 'isPublished', before: false, after: true },
    { field: 'tags', before: ['a'], after: ['a', 'b'] },
    { field: 'expiresAt', before: null, after: '2026-11-21T20:04:05.678Z' },
  ] as AuditEntry['changes'];
  expect(csvOf([entry('x', { changes })])).toContain(
    '"isPublished: no\ntags: a","isPublished: yes\ntags: a, b\nexpiresAt: 2026-11-22 01:34:05"',
  );
});
