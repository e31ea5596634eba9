import { type GraphQLEnumType, getNamedType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { MAX_PICTURE_BYTES } from '#schema/picture.ts';
import { eventWords } from '#schema/webhook.ts';
import { MAX_BODY_BYTES, MAX_FORM_BYTES } from '#server/body.ts';
import { MAX_PAGE } from '#server/database/page.ts';
import { errors } from '#server/errors.ts';
import { documentLimits } from '#server/gates/document.ts';
import { MAX_TOKENS } from '#server/graphql.ts';
import { type Limit, limitTable } from '#server/limit/limits.ts';
import { MAX_STREAMS } from '#server/live/streams.ts';
import { MAX_PIXELS } from '#server/picture/pictures.ts';
import { buildSchema } from '#server/schema.ts';
import { contract, guide, rowsBelow } from '#tests/kit/examples.ts';

test('the codes and statuses that integrators are told are those of the one table', () => {
  const codes = rowsBelow(guide, 'Errors').filter(([code = '']) => /^[A-Z_]+$/.test(code));
  expect(codes.map(([code, status]) => [code, Number(status)])).toEqual(
    Object.entries(errors).map(([code, [status]]) => [code, status]),
  );
  expect(codes.filter(([, , advice]) => !advice)).toEqual([]);
  const relied = rowsBelow(contract, 'Errors').filter(([code = '']) => /^[A-Z_]+$/.test(code));
  expect(relied).toEqual(Object.entries(errors).map(([code, [status, sentence]]) => [code, `${status}`, sentence]));
});

test('the lists that can be narrowed are those of the schema', () => {
  const fields = Object.values(buildSchema().getQueryType()?.getFields() ?? {});
  const lists = fields.filter(({ type }) => getNamedType(type).name.endsWith('Connection'));
  const narrowed = lists.map(({ name, args }) => [
    name,
    args.map((arg) => arg.name).filter((arg) => arg !== 'first' && arg !== 'after'),
  ]);
  expect(rowsBelow(guide, 'Lists').map(([name, by = '']) => [name, by.split(', ')])).toEqual(
    narrowed.filter(([, by]) => by?.length).sort(),
  );
});

test('the roles of API tokens and the events of webhooks are all told', () => {
  const roles = buildSchema().getType('ApiTokenRole') as GraphQLEnumType;
  expect(rowsBelow(guide, 'API tokens').map(([name]) => name)).toEqual(roles.getValues().map(({ name }) => name));
  expect(rowsBelow(guide, 'Webhooks').map(([name, type]) => [name, type])).toEqual(Object.entries(eventWords));
});

describe('the limits that integrators are told are those of the code', () => {
  const MB = 1024 * 1024;
  /** What the document calls whatever is counted for each address. */
  const counted: Record<Limit, string> = {
    signIn: 'Wrong passwords',
    verifyCode: 'Wrong codes',
    resendCode: 'Codes asked for again',
    sendMessage: 'Messages',
    apply: 'Applications to the affiliate programme',
    submitReview: 'Review links that do not exist',
  };
  const rows = rowsBelow(guide, 'Limits');

  test('of bodies, pictures, pages and documents', () => {
    expect(rows.filter(([what = '']) => !Object.values(counted).includes(what))).toEqual([
      ['A body of JSON', `${MAX_BODY_BYTES / MB} MB`],
      ['A form', `${MAX_FORM_BYTES / MB} MB where a picture is taken, ${MAX_BODY_BYTES / MB} MB elsewhere`],
      ['A picture', `${MAX_PICTURE_BYTES / MB} MB, ${MAX_PIXELS / 1e6} million pixels; png, jpeg, gif or webp`],
      ['A page of a list', `${MAX_PAGE} items`],
      ['Streams open at once', `${MAX_STREAMS.ofUser} for a user, ${MAX_STREAMS.inAll} in a server process`],
      ['A GraphQL document: tokens', `${MAX_TOKENS}`],
      ...Object.values(documentLimits).map(([most, what]) => [`A GraphQL document: ${what}`, `${most}`]),
    ]);
  });

  test('of guessing and flooding', () => {
    for (const [limit, { points, seconds }] of Object.entries(limitTable)) {
      const [, most = ''] = rows.find(([what]) => what === counted[limit as Limit]) ?? [];
      expect(most.split(', and ')[0]).toBe(`${points} in ${seconds / 60} minutes`);
    }
  });
});
