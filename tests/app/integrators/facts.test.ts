import { type GraphQLEnumType, getNamedType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { tokenScopes } from '#schema/apiToken.ts';
import { MOST_AT_ONCE } from '#schema/common.ts';
import { MAX_PICTURE_BYTES } from '#schema/picture.ts';
import { eventWords } from '#schema/webhook.ts';
import { documentLimits, MAX_TOKENS } from '#server/app/graphql/gates/document.ts';
import { MAX_STREAMS } from '#server/app/graphql/live/streams.ts';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { MAX_BODY_BYTES, MAX_FORM_BYTES } from '#server/app/http/body.ts';
import { tools } from '#server/app/mcp/tools.ts';
import { MAX_PAGE } from '#server/platform/database/page.ts';
import { errors } from '#server/platform/errors.ts';
import { type Limit, limitTable } from '#server/platform/limit/limits.ts';
import { MAX_PIXELS } from '#server/platform/storage/picture/pictures.ts';
import { contract, guide, rowsBelow } from '#tests/kit/network/examples.ts';

test('the documented error codes and statuses are those of the code', () => {
  const codes = rowsBelow(guide, 'Errors').filter(([code = '']) => /^[A-Z_]+$/.test(code));
  expect(codes.map(([code, status]) => [code, Number(status)])).toEqual(
    Object.entries(errors).map(([code, [status]]) => [code, status]),
  );
  expect(codes.filter(([, , advice]) => !advice)).toEqual([]);
  const relied = rowsBelow(contract, 'Errors').filter(([code = '']) => /^[A-Z_]+$/.test(code));
  expect(relied).toEqual(Object.entries(errors).map(([code, [status, sentence]]) => [code, `${status}`, sentence]));
});

test('the documented filters of lists are those of the schema', () => {
  const fields = Object.values(buildSchema().getQueryType()?.getFields() ?? {});
  const lists = fields.filter(({ type }) => getNamedType(type).name.endsWith('Connection'));
  const narrowed = lists.map(({ name, args }) => [
    name,
    args.map((arg) => arg.name).filter((arg) => !/^(first|after|sort|updatedSince)$/.test(arg)),
  ]);
  expect(rowsBelow(guide, 'Lists').map(([name, by = '']) => [name, by.split(', ')])).toEqual(
    narrowed.filter(([, by]) => by?.length).sort(),
  );
});

test('all API token roles and webhook events are documented', () => {
  const roles = buildSchema().getType('ApiTokenRole') as GraphQLEnumType;
  expect(rowsBelow(guide, 'API tokens').map(([name]) => name)).toEqual(roles.getValues().map(({ name }) => name));
  expect(rowsBelow(guide, 'Webhooks').map(([name, type]) => [name, type])).toEqual(Object.entries(eventWords));
});

test('all API token scopes and agent tools are documented', () => {
  expect(rowsBelow(guide, 'Scopes').map(([name]) => name)).toEqual([...tokenScopes]);
  const told = rowsBelow(guide, 'For agents').map(([name]) => name);
  expect(told.toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
});

describe('documented limits', () => {
  const MB = 1024 * 1024;
  /** Document names of the limits. */
  const counted: Record<Exclude<Limit, 'familiar'>, string> = {
    signIn: 'Wrong passwords from one address',
    signInTo: 'Wrong passwords for one identifier, until it counts as attacked',
    signInStranger: 'Wrong passwords for an attacked identifier from an address that has not known the password',
    verifyCode: 'Wrong codes from one address',
    verifyCodeStranger: 'Wrong codes for one identifier from an address that has not known the password',
    wrongCodeOf: 'Wrong codes of one person after the right password, until that is changed',
    resendCode: 'Codes asked for again from one address',
    resendCodeTo: 'Codes asked for again for one identifier',
    forgotPassword: 'Links for a forgotten password asked for from one address',
    forgotPasswordTo: 'Links for a forgotten password asked for for one identifier',
    resetPassword: 'Such links that do not exist, from one address',
    acceptInvitation: 'Invitations that do not exist, from one address',
    changePassword: 'Wrong passwords of somebody who is signed in, from one address',
    changePasswordTo: 'Wrong passwords of somebody who is signed in, of one person',
    sendMessage: 'Messages from one address',
    apply: 'Applications to the affiliate programme from one address',
    bookCall: 'Calls booked from one address',
    submitReview: 'Review links that do not exist, from one address',
    preview: 'Preview links that do not exist or are over, from one address',
    affiliatePage: 'Private pages of affiliates that do not exist, from one address',
    bookingLink: 'Links of booked calls and calendars of hosts that do not exist, from one address',
    renderTextTo: 'Texts of one person that are drawn while they are written',
    downloadCsvTo: 'Lists of the office that one person downloads as CSV',
    moveCallTo: 'Moves of one call by its link',
    acknowledgeTo: 'Acknowledgements to one mailbox; further messages are taken without one',
  };
  const spoken: Record<number, string> = { 900: '15 minutes', 3600: '1 hour', 86400: '24 hours' };
  const rows = rowsBelow(guide, 'Limits');

  test('the documented limits of bodies, pictures, pages and documents are those of the code', () => {
    expect(rows.filter(([what = '']) => !Object.values(counted).includes(what))).toEqual([
      ['A body of JSON', `${MAX_BODY_BYTES / MB} MB`],
      ['A form', `${MAX_FORM_BYTES / MB} MB where a picture is taken, ${MAX_BODY_BYTES / MB} MB elsewhere`],
      ['A picture', `${MAX_PICTURE_BYTES / MB} MB, ${MAX_PIXELS / 1e6} million pixels; png, jpeg, gif or webp`],
      ['A page of a list', `${MAX_PAGE} items`],
      ['Items changed at once', `${MOST_AT_ONCE}`],
      ['Streams open at once', `${MAX_STREAMS.ofUser} for a user, ${MAX_STREAMS.inAll} in a server process`],
      ['A GraphQL document: tokens', `${MAX_TOKENS}`],
      ...Object.values(documentLimits).map(([most, what]) => [`A GraphQL document: ${what}`, `${most}`]),
    ]);
  });

  test('the documented rate limits are those of the code', () => {
    const told = new Map(rows.map(([what = '', most = '']) => [what, most.split(', and ')[0]]));
    for (const [limit, what] of Object.entries(counted)) {
      const { points, seconds } = limitTable[limit as Limit];
      expect([what, told.get(what)]).toEqual([what, `${points} in ${spoken[seconds]}`]);
    }
  });
});
