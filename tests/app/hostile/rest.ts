import { isInputObjectType, isNonNullType } from 'graphql';
import { inputFields } from '#server/app/rest/inputFields.ts';
import type { Row } from '#server/app/rest/row.ts';
import { table } from '#server/app/rest/table.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Attack } from './attack.ts';
import { JSON_TYPE } from './graphql.ts';
import { type FieldValues, harmless, isText, kindOf, schema } from './schema.ts';
import { injections, randomOf, seed, wrongValues } from './values.ts';
import type { World } from './world.ts';

/** The address of a row with an unknown id; the review link exists, because otherwise its body would not be read. */
export const addressOf = ({ path }: Row, { reviewToken }: World): string =>
  `/api${path.replace(':id', UNKNOWN).replace(':slug', 'nothing-here').replace(':token', reviewToken)}`;

/** A request to a row by a caller with permission. */
export function call(world: World, row: Row, more: Partial<Attack>): Attack {
  const token = row.bearer === 'admin' ? world.admin.token : row.bearer ? world.employee.token : undefined;
  return {
    what: `${row.method} ${row.path} ${String(more.body ?? more.path ?? '').slice(0, 200)}`,
    door: 'rest',
    method: row.method,
    path: addressOf(row, world),
    token,
    ...more,
  };
}

const json = (world: World, row: Row, body: unknown, names?: string) =>
  call(world, row, { headers: JSON_TYPE, body: JSON.stringify(body), ...(names && { names }) });

export const rowsWithInput = table.filter(({ input }) => input);

const fieldsOf = (row: Row) => {
  const taken = inputFields(row.input as NonNullable<Row['input']>);
  const type = schema.getType(row.input as string);
  return isInputObjectType(type) ? Object.values(type.getFields()).filter(({ name }) => taken.includes(name)) : [];
};
const goodInput = (row: Row) => {
  const type = schema.getType(row.input as string);
  return isInputObjectType(type) ? (harmless(type) as FieldValues) : {};
};

/** Values that legacy clients may send and GraphQL clients may not. */
const isNoFile = (kind: string, value: unknown) => kind === 'file' && value === '';

export const wrongFields = (world: World): Attack[] =>
  rowsWithInput.flatMap((row) =>
    fieldsOf(row).flatMap(({ name, type }) => {
      const values = [...(wrongValues[kindOf(type)] ?? []), ...(isNonNullType(type) ? [null] : [])];
      return values
        .filter((value) => !isNoFile(kindOf(type), value))
        .map((value) => json(world, row, { ...goodInput(row), [name]: value }, name));
    }),
  );

/** Every text of every body with every injection text, together with another invalid field. */
export const injectedFields = (world: World): Attack[] =>
  rowsWithInput.flatMap((row) =>
    fieldsOf(row)
      .filter(({ type }) => isText(type))
      .flatMap(({ name }) =>
        injections.map((text) => {
          const others = fieldsOf(row).filter((field) => field.name !== name && isNonNullType(field.type));
          const faults = Object.fromEntries(
            others.map((field) => [field.name, kindOf(field.type) === 'texts' ? [] : '']),
          );
          return json(world, row, { ...faults, [name]: text });
        }),
      ),
  );

export const injectedPaths = (world: World): Attack[] =>
  table
    .filter(({ path }) => path.includes(':'))
    .flatMap((row) =>
      [...injections, '..', '.', '%', '\u0000', '\ud7ff', 'a/../b'].flatMap((text) => {
        const path = `/api${row.path.replace(/:\w+/, encodeURIComponent(text))}`;
        return [
          call(world, row, { path }),
          call(world, row, { path: `${path}?id=${UNKNOWN}&slug=a&token=a`, token: undefined }),
        ];
      }),
    );

const brokenBodies: (string | Uint8Array)[] = [
  ...[
    '{',
    '}',
    '{"a":',
    '[',
    'null',
    'true',
    '5',
    '"a"',
    '[]',
    '[{}]',
    '{}{}',
    "{'a':1}",
    '{a:1}',
    '{"a":1,}',
    'NaN',
    '\0',
    '{"a":"\n"}',
  ],
  ...[
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"a":{"__proto__":1}}',
    '{"a":1e999}',
  ],
  ...[
    '{"a":"\\ud800"}',
    '\ufeff{}',
    '{"length":1,"0":"a"}',
    '{"toString":null}',
    '{"then":1}',
    '{"hasOwnProperty":1}',
    '{"toJSON":1}',
  ],
  ...['['.repeat(50_000), `${'{"a":'.repeat(50_000)}`, `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ...[`{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join()}}`, `{"a":"${'a'.repeat(1_100_000)}"}`],
  ...[
    Buffer.from('{"a":"b"}', 'utf16le'),
    Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
    Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
  ],
  ...[Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), Buffer.from([0xed, 0xa0, 0x80]), new Uint8Array(2000)],
];

const types = [
  ...[
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/mixed; boundary=a',
    '',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json;charset=utf-7',
    'application/jsonx',
  ],
  ...[
    'application/vnd.api+json',
    'application/octet-stream',
    '*/*',
    'a'.repeat(3000),
    'application/json, text/plain',
    'json',
  ],
];

export const wrongBodies = (world: World): Attack[] =>
  rowsWithInput.flatMap((row) => [
    ...brokenBodies.map((body) => call(world, row, { headers: JSON_TYPE, body })),
    ...types.map((type) => call(world, row, { headers: { 'content-type': type }, body: '{"a":"b"}' })),
    call(world, row, { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: '{"a":' }),
    call(world, row, { headers: { ...JSON_TYPE, 'content-encoding': 'br' }, body: Buffer.from([0x1f, 0x8b, 0, 0]) }),
  ]);

export const mangledBodies = (world: World): Attack[] => {
  const random = randomOf(seed);
  return rowsWithInput.flatMap((row) => {
    const [, ...lacking] = Object.entries(goodInput(row));
    const whole = Buffer.from(JSON.stringify(Object.fromEntries(lacking)));
    return Array.from({ length: 25 }, (_, index) => {
      const body = Buffer.from(whole);
      if (index % 2)
        return call(world, row, { headers: JSON_TYPE, body: body.subarray(0, Math.floor(random() * body.length)) });
      for (let change = 0; change < 3; change += 1)
        body[Math.floor(random() * body.length)] = Math.floor(random() * 256);
      return call(world, row, { headers: JSON_TYPE, body });
    });
  });
};

export const wrongMethods = (world: World): Attack[] =>
  table.flatMap((row) => {
    const known = table.filter(({ path }) => addressOf({ path } as Row, world) === addressOf(row, world));
    const odd = ['PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE', 'MKCOL', 'SEARCH', 'PURGE', 'M-SEARCH'];
    const tricks = ['x-http-method-override', 'x-http-method', 'x-method-override'];
    const methods = odd.filter((method) => !known.some((one) => one.method === method));
    return [
      ...methods.map((method) => call(world, row, { method })),
      ...tricks.map((name) =>
        call(world, row, {
          method: methods[0] as string,
          headers: { [name]: row.method },
          path: `${addressOf(row, world)}?_method=${row.method}`,
        }),
      ),
    ];
  });
