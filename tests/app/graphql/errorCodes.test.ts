import { isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { errors, UNKNOWN_HASH } from '#server/platform/errors.ts';
import { schema } from './schemaTypes.ts';

test('the enum ErrorCode has exactly the codes of errors, each with its HTTP status', () => {
  const type = schema.getType('ErrorCode');
  const values = isEnumType(type) ? type.getValues() : [];
  expect(
    Object.fromEntries(values.map(({ name, description }) => [name, Number.parseInt(description ?? '', 10)])),
  ).toEqual({
    ...Object.fromEntries(Object.entries(errors).map(([code, [status]]) => [code, status])),
    [UNKNOWN_HASH]: 200,
  });
});
