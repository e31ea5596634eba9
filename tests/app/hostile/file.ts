import { deflateSync } from 'node:zlib';
import { blogOperations, blogPost } from '#tests/kit/content/blog.ts';
import { canvas, flatPng } from '#tests/kit/content/picture.ts';
import type { Attack } from './attack.ts';
import { addressOf, call, rowsWithInput } from './rest.ts';
import { injections } from './values.ts';
import type { World } from './world.ts';

const EDGE = 'form-edge';
type Part = { name: string; value: string | Uint8Array; filename?: string; type?: string };

function form(parts: Part[]): Buffer {
  const bytes = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(
      `--${EDGE}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...bytes, Buffer.from(`--${EDGE}--\r\n`)]);
}
const multipart = { 'content-type': `multipart/form-data; boundary=${EDGE}` };

export async function lyingFiles(): Promise<[what: string, bytes: Uint8Array][]> {
  const png = await canvas().png().toBuffer();
  const wider = Buffer.from(png);
  wider.writeUInt32BE(60_000, 16);
  const jpeg = await canvas(300, 300).jpeg().toBuffer();
  const webp = await canvas(300, 300).webp().toBuffer();
  const gif = await canvas(300, 300).gif().toBuffer();
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), deflateSync(Buffer.alloc(5_000_000))]);
  const wide = Buffer.from(gif);
  // Both logical screen and image.
  for (const at of [6, wide.indexOf(0x2c, 13 + 3 * 2 ** ((gif.readUInt8(10) & 7) + 1)) + 5]) {
    wide.writeUInt16LE(65_535, at);
    wide.writeUInt16LE(65_535, at + 2);
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const entities = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>';
  return [
    ...[png, jpeg, webp, gif].flatMap((bytes): [string, Uint8Array][] =>
      // A JPEG of which most is there is accepted, as browsers show it.
      (bytes === jpeg ? [0.01, 0.1, 0.4] : [0.01, 0.1, 0.5, 0.9]).map((part) => [
        `cut at ${part}`,
        bytes.subarray(0, Math.max(1, bytes.length * part)),
      ]),
    ),
    ['a png of 900 million pixels', flatPng(30_000, 30_000)],
    ['a png that says it is wider than it is', wider],
    ['a gif that says it is 65,535 wide and high', wide],
    ['a zip', zip],
    ['a zip behind the signature of a png', Buffer.concat([png.subarray(0, 8), zip])],
    ['an svg', Buffer.from(svg)],
    ['an svg with entities', Buffer.from(entities)],
    ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['html behind the signature of a gif', Buffer.from('GIF89a<script>alert(1)</script>')],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0')],
    ['a script', Buffer.from('<?php system($_GET["a"]); ?>')],
    ['a pdf', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')],
    ['a tiff', await canvas().tiff().toBuffer()],
    ['an avif', await canvas().avif().toBuffer()],
    ['noughts', new Uint8Array(100_000)],
    ['more than 10 MB', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])],
  ];
}

const fields = (): Part[] =>
  Object.entries(blogPost()).flatMap(([name, value]) => [value].flat().map((one) => ({ name, value: String(one) })));

export async function files(world: World): Promise<Attack[]> {
  const lying = await lyingFiles();
  return lying.flatMap(([what, bytes]) => {
    const file = { name: 'imageFile', value: bytes, filename: 'a.png', type: 'image/png' };
    const item = [...fields(), { name: 'description', value: 'Text.' }, { name: 'category', value: 'Web' }];
    const rows = rowsWithInput.filter((row) => row.files);
    return [
      ...rows.map((row) =>
        call(world, row, {
          what: `${row.path} ${what}`,
          headers: multipart,
          body: form([...item, file]),
          status: [413, 415],
        }),
      ),
      operation(world, what, [{ name: '0', value: bytes, filename: 'a.png', type: 'image/png' }], {}),
      ...(bytes.length < 1_000_000
        ? [
            operation(world, `${what}, of nobody`, [{ name: '0', value: bytes, filename: 'a' }], {
              token: undefined,
              status: 401,
            }),
          ]
        : []),
    ];
  });
}

const map = '{"0":["variables.input.imageFile"]}';
const operations = () =>
  JSON.stringify({ query: blogOperations.create, variables: { input: { ...blogPost(), imageFile: null } } });

function operation({ employee }: World, what: string, parts: Part[], more: Partial<Attack>): Attack {
  return {
    what: `operation: ${what}`,
    door: 'graphql',
    path: '/graphql',
    method: 'POST',
    token: employee.token,
    headers: { ...multipart, 'apollo-require-preflight': 'true' },
    body: form([{ name: 'operations', value: operations() }, { name: 'map', value: map }, ...parts]),
    ...more,
  };
}

const maps = [
  ...[
    '',
    'null',
    '5',
    '"a"',
    '[]',
    '{',
    '{"0":"variables.input.imageFile"}',
    '{"0":[]}',
    '{"0":[5]}',
    '{"0":[null]}',
    '{"0":[""]}',
    '{"1":["variables.input.imageFile"]}',
  ],
  ...[
    '{"0":["variables.input.nothing"]}',
    '{"0":["__proto__.a"]}',
    '{"0":["constructor.prototype.a"]}',
    '{"0":["variables.__proto__.a"]}',
    '{"0":["variables.input.imageFile.a.b"]}',
  ],
  ...[
    '{"0":["query"]}',
    '{"0":["variables"]}',
    '{"0":["variables.input.title"]}',
    '{"__proto__":["variables.input.imageFile"]}',
    '{"0":["variables.input.toString"]}',
  ],
];

/** Forms that violate the GraphQL multipart request specification. */
export function wrongForms(world: World): Attack[] {
  const file = { name: '0', value: 'GIF89a', filename: 'a.gif' };
  const send = (what: string, parts: Part[], more: Partial<Attack> = {}) =>
    operation(world, what, [], { body: form(parts), ...more });
  const first = { name: 'operations', value: operations() };
  return [
    ...maps.map((text) => send(`the map ${text}`, [first, { name: 'map', value: text }, file])),
    ...[
      '',
      'null',
      '[]',
      '{',
      '5',
      '{}',
      `[${operations()}]`,
      '{"query":5}',
      '{"__proto__":{"query":"{a}"}}',
      'a'.repeat(1_100_000),
    ].map((text) =>
      send(`the operations ${text.slice(0, 60)}`, [
        { name: 'operations', value: text },
        { name: 'map', value: map },
        file,
      ]),
    ),
    send('only a map', [{ name: 'map', value: map }, file]),
    send('no map', [first, file]),
    send('no file', [first, { name: 'map', value: map }]),
    send('a text for the file', [first, { name: 'map', value: map }, { name: '0', value: 'a' }]),
    send('nothing', []),
    ...[
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=other',
      `multipart/form-data; boundary="${'a'.repeat(300)}"`,
      `multipart/form-data; boundary=${EDGE}; charset=utf-16`,
    ].map((type) =>
      send(type, [first, { name: 'map', value: '{' }, file], {
        headers: { 'content-type': type, 'apollo-require-preflight': 'true' },
      }),
    ),
    send('without the header of a program', [first, { name: 'map', value: map }, file], {
      headers: multipart,
      status: 400,
    }),
  ];
}

export function restForms(world: World): Attack[] {
  const bodies: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['only its end', form([])],
    ['no end', form([{ name: 'a', value: 'b' }]).subarray(0, -10)],
    ['no name', Buffer.from(`--${EDGE}\r\ncontent-disposition: form-data\r\n\r\na\r\n--${EDGE}--\r\n`)],
    ['no head', Buffer.from(`--${EDGE}\r\n\r\na\r\n--${EDGE}--\r\n`)],
    ['an endless head', Buffer.from(`--${EDGE}\r\n${'a: b\r\n'.repeat(20_000)}`)],
    ['50,000 fields', form(Array.from({ length: 5000 }, (_, i) => ({ name: `f${i}`, value: 'a' })))],
    [
      'a prototype',
      form([
        { name: '__proto__', value: '{"a":1}' },
        { name: 'constructor', value: 'a' },
      ]),
    ],
    ['no UTF-8', form([{ name: 'title', value: new Uint8Array([0xff, 0xc3, 0x28]) }])],
    [
      'a NUL',
      form([
        { name: 'title', value: 'a\0b' },
        { name: 'name', value: 'a\0b' },
        { name: 'identifier', value: '\0' },
      ]),
    ],
    ['more than 1 MB', form([{ name: 'a', value: 'a'.repeat(1_200_000) }])],
  ];
  return rowsWithInput.flatMap((row) => [
    ...bodies.map(([what, body]) =>
      call(world, row, { what: `${row.path}: a form of ${what}`, headers: multipart, body }),
    ),
    ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=\t'].map((type) =>
      call(world, row, { what: `${row.path} ${type}`, headers: { 'content-type': type }, body: form([]) }),
    ),
    ...injections.slice(0, 40).map((text) => {
      const name = text.replace(/["\r\n]/g, '');
      return call(world, row, {
        what: `${addressOf(row, world)} ${name}`,
        headers: multipart,
        body: form([
          { name, value: text, filename: name },
          { name, value: text },
        ]),
      });
    }),
  ]);
}
