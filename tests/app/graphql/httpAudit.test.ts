import { type AuditResult, auditServer } from 'graphql-http';
import { expect } from 'vitest';
import { guide, rowsBelow } from '#tests/kit/network/examples.ts';
import { test } from '#tests/kit/test.ts';

let results: AuditResult[];
test.beforeAll(async ({ product }) => {
  results = await auditServer({ url: `${product.url}/graphql` });
});

const counted = (kind: 'MUST' | 'SHOULD' | 'MAY') => {
  const ofKind = results.filter(({ name }) => name.startsWith(kind));
  return { all: ofKind.length, held: ofKind.filter(({ status }) => status === 'ok').length };
};

test('the server passes all MUST, 20 of 23 SHOULD and all MAY audits', () => {
  expect(counted('MUST')).toEqual({ all: 13, held: 13 });
  expect(counted('SHOULD')).toEqual({ all: 23, held: 20 });
  const may = counted('MAY');
  expect(may.held).toBe(may.all);
  expect(may.all).toBeGreaterThan(0);
  const reported = 'all 13 that say MUST, 20 of the 23 that say SHOULD and every one that says MAY';
  expect(guide.replaceAll('\n', ' ')).toContain(reported);
});

test('docs/integrators.md lists the failed audits with their reasons', () => {
  const missed = results.filter(({ status }) => status !== 'ok').map(({ id, name }) => [id, name]);
  const reported = rowsBelow(guide, 'GraphQL over HTTP');
  expect(reported.map(([id, name]) => [id, name]).sort()).toEqual(missed.sort());
  expect(reported.filter(([, , reason]) => !reason)).toEqual([]);
});
