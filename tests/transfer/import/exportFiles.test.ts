import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importStrings } from '#schema/import.ts';
import { openFiles } from '#server/transfer/import/files/files.ts';
import { openSource } from '#server/transfer/import/formats/open.ts';
import type { SourcePost } from '#server/transfer/import/source.ts';
import { ghostExport, ghostPost } from '#tests/kit/content/ghostExport.ts';
import { importOperations } from '#tests/kit/content/import.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { zipOf } from '#tests/kit/content/zip.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, launch, placeOf, run } from '#tests/kit/product/backup.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const site = 'https://old.example';
const clean: (() => Promise<void>)[] = [];
let folder: string;
beforeAll(async () => {
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
afterAll(async () => {
  for (const one of clean) await one();
});

let made = 0;
type Content = string | Uint8Array;
async function folderOf(files: Record<string, Content>): Promise<string> {
  made += 1;
  const root = join(folder, `export${made}`);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), content);
  }
  return root;
}
async function readAll(path: string, fileName?: string) {
  const files = await openFiles(path);
  const read: number[] = [];
  const onRead = (entries: number) => void read.push(entries);
  try {
    const source = await openSource(files, { mapping: {}, address: null, onRead, ...(fileName && { fileName }) });
    const posts: SourcePost[] = [];
    for await (const post of source.posts()) posts.push(post);
    return { posts, read, skipped: source.skipped.map(({ what, why }) => `${what}: ${why}`) };
  } finally {
    await files.close();
  }
}
const readFile = async (content: Content, name = 'export.xml') =>
  readAll(join(await folderOf({ [name]: content }), name));
const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  );

const titled = (title: string, encoding?: string) => {
  const text = wordpressExport(site, [{ id: 1, title }]);
  return encoding === undefined ? text : text.replace('encoding="UTF-8"', encoding && `encoding="${encoding}"`);
};
/** A text whose letters are single bytes. */
const bytesOf = (text: string) => Buffer.from(text, 'latin1');
/** The text with these bytes in place of `@`. */
const withBytes = (text: string, bytes: number[]) =>
  Buffer.concat([...text.split('@').flatMap((part) => [Buffer.from(part), Buffer.from(bytes)])].slice(0, -1));
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('the encoding of an export of WordPress', () => {
  test.for([
    ['ISO-8859-1', bytesOf(titled('Café für Señor', 'ISO-8859-1')), 'Café für Señor'],
    ['Latin1', bytesOf(titled('Café', 'latin1')), 'Café'],
    ['windows-1252', withBytes(titled('Caf@ au', 'windows-1252'), [0x92, 0xe9]), 'Caf’é au'],
    ['windows-1250', withBytes(titled('Wi@', 'Windows-1250'), [0x9c]), 'Wiś'],
    ['windows-1251', withBytes(titled('@', 'windows-1251'), [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), 'Привет'],
    ['ISO-8859-15', withBytes(titled('10 @', 'ISO-8859-15'), [0xa4]), '10 €'],
    ['KOI8-R', withBytes(titled('@', 'koi8-r'), [0xf0, 0xd2]), 'Пр'],
    ['Shift_JIS', withBytes(titled('@', 'Shift_JIS'), [0x93, 0xfa, 0x96, 0x7b]), '日本'],
    ['EUC-JP', withBytes(titled('@', 'EUC-JP'), [0xc6, 0xfc]), '日'],
    ['GB18030', withBytes(titled('@', 'GB18030'), [0xd6, 0xd0, 0xce, 0xc4]), '中文'],
    ['Big5', withBytes(titled('@', 'Big5'), [0xa4, 0xa4]), '中'],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${titled('Café 日', 'UTF-16')}`, 'utf16le'), 'Café 日'],
    ['UTF-16 the other way round', swapped(`\ufeff${titled('Café 日', 'UTF-16')}`), 'Café 日'],
    ['UTF-16 without a mark', Buffer.from(titled('Café 日', 'UTF-16LE'), 'utf16le'), 'Café 日'],
    ['UTF-8 with a mark', `\ufeff${titled('Café 日')}`, 'Café 日'],
    ['UTF-8 that declares nothing', titled('Café 日', ''), 'Café 日'],
    ['UTF-8 that was saved again and declares ISO-8859-1 still', titled('Café 日', 'ISO-8859-1'), 'Café 日'],
    ['UTF-8 that declares UTF-16', titled('Café', 'UTF-16'), 'Café'],
  ] as const)('an encoding is detected: %s', async ([, content, title]) => {
    expect((await readFile(content)).posts.map((post) => post.title)).toEqual([title]);
  });

  test('an encoding is decoded across chunk boundaries', async () => {
    const long = `日本語`.repeat(100_000);
    const xml = wordpressExport(site, [{ id: 1, title: 'Long', content: long }]);
    expect((await readFile(xml)).posts[0]?.text).toBe(long);
    expect((await readFile(Buffer.from(`\ufeff${xml}`, 'utf16le'))).posts[0]?.text).toBe(long);
  });
});

describe('refused exports', () => {
  const post = ghostExport({ posts: [ghostPost({ id: '1', title: 'Caf@' })] });
  test.for([
    ['is no UTF-8 and declares it', bytesOf(titled('Café')), 'export.xml', 'no text in UTF-8, as line'],
    ['is no UTF-8 and declares nothing', bytesOf(titled('Café', '')), 'export.xml', 'no text in UTF-8'],
    ['ends within a character', withBytes(`${titled('a', '')}@`, [0xe6, 0x97]), 'export.xml', 'no text in UTF-8'],
    ['is no Shift_JIS', withBytes(titled('@', 'Shift_JIS'), [0xfd, 0xff]), 'export.xml', 'no text in SHIFT_JIS'],
    ['declares an encoding that nobody knows', titled('Cafe', 'klingon'), 'export.xml', 'written in klingon'],
    ['declares code page 850', bytesOf(titled('Caf\x82', 'cp850')), 'export.xml', 'written in cp850'],
    ['is UTF-32', Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), bytesOf('<\0\0\0')]), 'export.xml', 'UTF-32'],
    ['is JSON and no UTF-8', withBytes(post, [0xe9]), 'export.json', 'no text in UTF-8'],
  ] as const)('an export is refused in one line: %s', async ([, content, name, said]) => {
    const refusal = await refusalOf(readFile(content, name));
    expect(refusal).toMatch(/^ImportError: [^\n]{10,200}$/);
    expect(refusal).toContain(said);
  });
});

test.for([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
] as const)('an export of Ghost is read in %s', async ([, encode]) => {
  const { posts } = await readFile(
    encode(ghostExport({ posts: [ghostPost({ id: '1', title: 'Café 日' })] })),
    'g.json',
  );
  expect(posts.map(({ title }) => title)).toEqual(['Café 日']);
});

describe('an export in several files', () => {
  const picture = {
    ...{ id: 90, type: 'attachment', status: 'inherit', title: 'boat' },
    attachment: `${site}/wp-content/uploads/boat.jpg`,
  };
  const first = wordpressExport(site, [{ id: 1, title: 'First of all', meta: { _thumbnail_id: '90' } }]);
  const second = wordpressExport(site, [{ id: 2, title: 'Second of all' }, picture]);
  const names = ['old.wordpress.2023-01-01.001.xml', 'old.wordpress.2023-01-01.002.xml'];
  const both = { [names[0] as string]: first, [names[1] as string]: second };
  const titles = ({ posts }: { posts: SourcePost[] }) => posts.map(({ title }) => title);

  test('several files in a folder are one export, whose posts share pictures', async () => {
    const read = await readAll(await folderOf(both));
    expect(titles(read)).toEqual(['First of all', 'Second of all']);
    expect(read.posts[0]?.picture?.url).toBe(picture.attachment);
    expect([read.posts[0]?.losses, read.skipped, read.read]).toEqual([[], [], [1, 2, 3]]);
  });

  test('several files in an archive are one export', async () => {
    const entries = Object.entries(both).map(([name, text]) => ({ name: `export/${name}`, bytes: Buffer.from(text) }));
    const root = await folderOf({ 'a.zip': zipOf(entries) });
    expect(titles(await readAll(join(root, 'a.zip')))).toEqual(['First of all', 'Second of all']);
  });

  test('naming one file of several reads all', async () => {
    const root = await folderOf({ ...both, 'another.wordpress.2023-01-01.003.xml': titled('Other') });
    for (const name of names) expect(titles(await readAll(join(root, name)))).toHaveLength(2);
  });

  test('several files are read in the order of their numbers, each in its encoding', async () => {
    const parts = [10, 9].map((number) => [
      `p${number}.xml`,
      wordpressExport(site, [{ id: number, title: `Nº ${number} here` }]),
    ]);
    const root = await folderOf({
      ...Object.fromEntries(parts),
      'p1.xml': bytesOf(wordpressExport(site, [{ id: 1, title: 'Nº 1 here' }]).replace('UTF-8', 'ISO-8859-1')),
    });
    expect(titles(await readAll(root))).toEqual(['Nº 1 here', 'Nº 9 here', 'Nº 10 here']);
  });

  test('an entry in two files is imported once, in its newest version', async () => {
    const dated = (title: string, at: string) =>
      wordpressExport(site, [{ id: 1, title }]).replace(
        '<wp:post_name>',
        `<wp:post_modified_gmt>${at}</wp:post_modified_gmt>$&`,
      );
    const root = await folderOf({
      'a.xml': dated('The newer one', '2023-05-01 10:00:00'),
      'b.xml': dated('The older one', '2023-04-01 10:00:00'),
    });
    const read = await readAll(root);
    expect(titles(read)).toEqual(['The newer one']);
    expect(read.skipped).toEqual(['1 entry: in the files more than once: the newest version comes']);
  });

  test('a damaged file is refused by name', async () => {
    const root = await folderOf({ ...both, [names[1] as string]: second.slice(0, -30) });
    expect(await refusalOf(readAll(root))).toMatch(
      /^ImportError: old\.wordpress\.2023-01-01\.002\.xml: .*no whole XML/,
    );
  });

  test('files that were not read are named', async () => {
    const root = await folderOf({
      ...both,
      'old.wordpress.2023-01-01.004.xml': wordpressExport(site, [{ id: 4, title: 'Fourth of all' }]),
      'other.xml': wordpressExport('https://other.example', [{ id: 1, title: 'Of another site' }]),
      'notes.xml': '<notes/>',
      'more.zip': zipOf([]),
      'theme/style.xml': '<style/>',
    });
    const { skipped } = await readAll(root);
    expect(skipped).toEqual([
      'old.wordpress.2023-01-01.003.xml: this part of the export was not given',
      'more.zip: it is an archive within: unpack it, or import it by itself',
      'notes.xml: it is no export of this site',
      'other.xml: it is of another site, other.example: import it by itself',
    ]);
  });

  test('an uploaded single file of several reports the missing ones', async () => {
    const root = await folderOf({ 'export.xml': first });
    expect((await readAll(join(root, 'export.xml'), names[1])).skipped).toEqual([
      'old.wordpress.2023-01-01.001.xml: this part of the export was not given',
    ]);
    expect((await readAll(join(root, 'export.xml'), names[0])).skipped).toEqual([
      expect.stringMatching(/^other parts than old\.wordpress/),
    ]);
  });

  test('a second Ghost file is named', async () => {
    const text = ghostExport({ posts: [ghostPost({ id: '1', title: 'A post' })] });
    expect((await readAll(await folderOf({ 'a.json': text, 'b.json': text }))).skipped).toEqual([
      'b.json: it is another export: import it by itself',
    ]);
  });
});

describe('the command', () => {
  let product: Product;
  let admin: Person;
  let old: http.Server;
  let stalled: PromiseWithResolvers<void>;
  beforeAll(async () => {
    product = await startProduct({ WEBHOOKS_ALLOW_PRIVATE: 'on' });
    admin = await product.signedIn('admin');
    stalled = Promise.withResolvers();
    let isFirst = true;
    // The first request for the second picture never gets an answer.
    old = http.createServer(({ url }, response) => {
      if (url !== '/second.png' || !isFirst) return response.writeHead(404).end();
      isFirst = false;
      stalled.resolve();
    });
    old.listen(0, '127.0.0.1');
    await once(old, 'listening');
  });
  afterAll(async () => {
    old.closeAllConnections();
    old.close();
    await product.stop();
  });
  const place = () => ({
    ...placeOf(product),
    WEBHOOKS_ALLOW_PRIVATE: 'on',
    PUBLIC_URL: product.services.settings.PUBLIC_URL,
  });
  const listed = async () => (await admin.gql(importOperations.list, { first: 9 })).data.imports.nodes;

  test('a file that cannot be decoded stores nothing', async () => {
    const root = await folderOf({ 'export.xml': bytesOf(titled('Café of all')) });
    const { code, out, errors } = await run('import', [root], place());
    expect([code, out]).toEqual([1, '']);
    expect(errors).toMatch(/^The file is no text in UTF-8, as line \d+ shows: save it as UTF-8\.\n$/);
    expect(await listed()).toEqual([]);
  });

  test('a repeated import completes a killed one and its report', async () => {
    const url = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
    const items = ['first', 'second'].map((name, index) => ({
      ...{ id: index + 1, title: `The ${name} post`, content: `Text <img src="${url}/${name}.png">` },
    }));
    const root = await folderOf({ 'export.xml': wordpressExport(url, items) });
    const child = launch('import', [root], place());
    const ended = once(child, 'close');
    await stalled.promise;
    // Pictures of several posts are fetched at once, so the first post may be written after the second was begun.
    await until(async () => (await listed())[0]?.done === 1);
    const [running] = await listed();
    expect(running).toMatchObject({ state: 'RUNNING' });
    child.kill('SIGKILL');
    await ended;
    await until(async () => (await listed())[0]?.state === 'FAILED');
    const [left] = await listed();
    expect(left).toMatchObject({ fault: importStrings.programEnded, report: { posts: 1, published: 1, lossCount: 1 } });

    const { code, out } = await run('import', [root], place());
    expect([code, out]).toEqual([0, expect.stringContaining('came: 2 posts, 0 portfolio items (2 published)')]);
    for (const name of ['first', 'second']) expect(out).toContain(`a picture did not come: ${url}/${name}.png`);
    expect(out).not.toContain('here already');
    expect(await listed()).toMatchObject([
      { id: left.id, state: 'DONE', fault: null, report: { posts: 2, known: 0, lossCount: 2 } },
    ]);
  });
});
