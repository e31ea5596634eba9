import { getNullableType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { Attack } from './attack.ts';
import {
  type ArgumentPlace,
  argumentsOf,
  documentOf,
  type FieldValues,
  isText,
  kindOf,
  needsFile,
  placed,
  placesOf,
  type RootField,
  rootFields,
} from './schema.ts';
import { injections, some, wrongValues } from './values.ts';
import type { World } from './world.ts';

export const JSON_TYPE = { 'content-type': 'application/json' };

/** A GraphQL request by a caller with permission. */
function ask({ employee, admin }: World, root: RootField, variables: FieldValues, more: Partial<Attack> = {}): Attack {
  const tokens = { public: undefined, EMPLOYEE: employee.token, ADMIN: admin.token };
  return {
    what: `${root.name} ${JSON.stringify(variables).slice(0, 200)}`,
    door: 'graphql',
    path: root.root === 'subscription' ? '/graphql/stream' : '/graphql',
    method: 'POST',
    headers: JSON_TYPE,
    token: tokens[root.audience],
    body: JSON.stringify({ query: documentOf(root), variables }),
    ...more,
  };
}

const nameOf = ({ arg, inner }: ArgumentPlace) => (inner ?? arg).name;

export const wrongTypes = (world: World): Attack[] =>
  rootFields.flatMap((root) =>
    placesOf(root.field).flatMap((place) => {
      const type = (place.inner ?? place.arg).type;
      const values = [...(wrongValues[kindOf(type)] ?? []), ...(isNonNullType(type) ? [null] : [])];
      return values.map((value) =>
        ask(
          world,
          root,
          placed(argumentsOf(root.field), place, value),
          needsFile(root.field) ? {} : { names: nameOf(place) },
        ),
      );
    }),
  );

export const wrongInputs = (world: World): Attack[] =>
  rootFields.flatMap((root) =>
    root.field.args
      .filter(({ type }) => isInputObjectType(getNullableType(type)))
      .flatMap(({ name }) => {
        const good = argumentsOf(root.field);
        const more = { ...(good[name] as FieldValues), isAdmin: true };
        const odd = [5, 'a', true, [], [[]], more, { ...more, password_hash: 'a' }, { constructor: 1 }];
        return odd.map((value) => ask(world, root, { ...good, [name]: value }, { names: name }));
      }),
  );

/**
 * Every text argument with every injection text. Where the text is valid, another field is invalid, so that nothing is
 * stored.
 */
export const injected = (world: World): Attack[] =>
  rootFields
    // Their only text is one of the office, which may be any; no other argument can be wrong, as a list may be empty.
    .filter(({ name }) => !['saveOpeningText', 'saveServiceCatalogue'].includes(name))
    .flatMap((root) =>
      placesOf(root.field)
        .filter(({ arg, inner }) => isText((inner ?? arg).type))
        .flatMap((place, index) =>
          some(injections, 2, index + root.name.length).map((text) => {
            const variables = placed(withFault(root, place), place, text);
            const mayBeLimited = root.audience !== 'public' && /password|code/i.test(nameOf(place));
            return ask(world, root, variables, { mayAnswer: root.root === 'query', mayBeLimited });
          }),
        ),
    );

/** Arguments with another invalid value, where there is one. */
function withFault({ field }: RootField, place: ArgumentPlace): FieldValues {
  const good = argumentsOf(field);
  const others = placesOf(field).filter(({ arg, inner }) => inner && inner !== place.inner && arg === place.arg);
  const other = others.find(({ inner }) => inner && isNonNullType(inner.type) && isText(inner.type));
  if (other) return placed(good, other, '');
  const none = others.find(({ inner }) => inner && isNonNullType(inner.type) && isListType(inner.type.ofType));
  if (none) return placed(good, none, []);
  const whole = others.find(({ inner }) => inner && kindOf(inner.type) === 'whole');
  if (whole) return placed(good, whole, -1);
  // When everything is optional, another text exceeds its limit.
  const optional = others.find(({ inner }) => inner && isText(inner.type));
  return optional ? placed(good, optional, 'x'.repeat(70_000)) : good;
}

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const cursors = [
  ...['nonsense', '0', 'null', '{}', 'W10', '\u202e', '////', 'ey', cursor([]), cursor({}), cursor(null)],
  ...[cursor(['2026-11-21T00:00:00.000Z']), cursor(['a', 'b']), cursor([1, 2, 3]), cursor([null, null])],
  ...[cursor(['9999-99-99T00:00:00.000Z', 'a']), cursor([{ $ne: 1 }, {}]), cursor([["' or 1=1 --"], []])],
  ...[cursor(['2026-11-21T00:00:00.000Z', "'; drop table users; --"]), cursor(Array(40).fill(true))],
];

export const wrongPages = (world: World): Attack[] =>
  rootFields
    .filter(({ field }) => field.args.some(({ name }) => name === 'first'))
    .flatMap((root) => [
      ...[0, -1, -200, 201, 1000, 1_000_000_000, 2_147_483_647, -2_147_483_648].map((first) =>
        ask(world, root, { ...argumentsOf(root.field), first }, { names: 'first' }),
      ),
      ...cursors.map((after) => ask(world, root, { ...argumentsOf(root.field), after }, { names: 'after' })),
    ]);

/** Staff operations with an invalid token. */
export const noSessions = (world: World): Attack[] => {
  const token = world.admin.token as string;
  const [head, payload, signature] = token.split('.') as [string, string, string];
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const says = [
    ...[
      '',
      'Bearer',
      'Bearer ',
      'Bearer null',
      'Bearer undefined',
      `Basic ${token}`,
      `bearer:${token}`,
      `Bearer ${token} a`,
    ],
    ...[
      `Bearer ${token}a`,
      `Bearer ${none}.${payload}.`,
      `Bearer ${none}.${payload}.${signature}`,
      `Bearer ${head}.${payload}`,
    ],
    ...[
      `Bearer ..`,
      `Bearer ${'a'.repeat(8000)}`,
      'Bearer mqt_',
      `Bearer mqt_${"'--".repeat(10)}`,
      `Token ${token}`,
      token,
    ],
    ...['Bearer __proto__', "Bearer ' OR 1=1 --", `Bearer ${payload}.${payload}.${payload}`, `Digest username="admin"`],
  ];
  return rootFields
    .filter(({ audience, field }) => audience !== 'public' && !needsFile(field))
    .flatMap((root) =>
      says.map((authorization) =>
        ask(world, root, argumentsOf(root.field), {
          what: `${root.name} with ${authorization.slice(0, 40)}`,
          token: undefined,
          headers: { ...JSON_TYPE, authorization },
          names: 'UNAUTHENTICATED',
        }),
      ),
    );
};
