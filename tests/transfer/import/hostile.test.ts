import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFiles } from '#server/transfer/import/files/files.ts';
import { MAX_FILES } from '#server/transfer/import/files/limits.ts';
import { openSource } from '#server/transfer/import/formats/open.ts';
import type { Source } from '#server/transfer/import/source.ts';
import { ghostExport, ghostPost } from '#tests/kit/content/ghostExport.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { type ZipEntry, zipOf } from '#tests/kit/content/zip.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';

const site = 'https://old.example';
const honest = wordpressExport(site, [{ id: 1, title: 'An honest post' }]);
const MB = 1024 * 1024;

let folder: string;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
afterAll(async () => {
  for (const one of clean) await one();
});

let made = 0;
async function fileOf(content: string | Uint8Array, ending = 'xml'): Promise<string> {
  made += 1;
  const path = join(folder, `export${made}.${ending}`);
  await writeFile(path, content);
  return path;
}

async function readAll(path: string): Promise<{ titles: string[]; source: Source }> {
  const files = await openFiles(path);
  try {
    const source = await openSource(files, { mapping: {}, address: null });
    const titles: string[] = [];
    for await (const { title } of source.posts()) titles.push(title);
    return { titles, source };
  } finally {
    await files.close();
  }
}
const refusalOf = (path: string) =>
  readAll(path).then(
    () => 'read',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  );

describe('refused exports of WordPress', () => {
  const withType = (type: string, title = 'x') =>
    honest.replace('<rss', `${type}<rss`).replace('<![CDATA[An honest post]]>', title);
  test.for([
    [
      'that names a file of the server',
      withType('<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'),
      'document type',
    ],
    ['that names an address', withType('<!DOCTYPE r SYSTEM "http://127.0.0.1/x.dtd">'), 'document type'],
    [
      'whose entities multiply',
      withType(
        `<!DOCTYPE r [<!ENTITY a "ha">${'bcdefghij'.replace(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`)}]>`,
        '&j;',
      ),
      'document type',
    ],
    ['with an entity that nobody has said', honest.replace('<![CDATA[An honest post]]>', '&unknown;'), 'no whole XML'],
    ['that is cut short', honest.slice(0, -200), 'no whole XML'],
    ['that is nested without an end', honest.replace('<item>', '<item>'.repeat(100_000)), 'nested too deeply'],
    [
      'that does not name its site',
      honest.replaceAll(/<wp:base_\w+>[^<]*<\/wp:base_\w+>|<link>[^<]*<\/link>/g, ''),
      'does not name its site',
    ],
    ['with a tag that does not end', honest.replace('<item>', `<item ${'a'.repeat(300_000)}`), 'no whole XML'],
  ] as const)('a WordPress export is refused in one line: %s', async ([, xml, said]) => {
    const refusal = await refusalOf(await fileOf(xml));
    expect(refusal).toMatch(/^ImportError: [^\n]{10,300}$/);
    expect(refusal).toContain(said);
  });

  test('a text of six million characters is refused in one line', async () => {
    const xml = honest.replace('<description></description>', `<description>${'a'.repeat(6_000_000)}</description>`);
    expect(await refusalOf(await fileOf(xml))).toBe('ImportError: A text in the file is too long to be read.');
  });

  test('a file of 500 MB is refused before it is read', async () => {
    const path = await fileOf(honest);
    await truncate(path, 500 * MB);
    expect(await refusalOf(path)).toMatch(/^ImportError: export\d+\.xml has 500 MB: at most 400 MB are read\.$/);
  });
});

describe('refused exports of Ghost', () => {
  test.for([
    ['that is cut short', ghostExport({ posts: [ghostPost({ id: '1', title: 'A' })] }).slice(0, -3), 'no whole JSON'],
    ['without posts', ghostExport({ tags: [] }), 'no export of Ghost: db.0.data.posts'],
    ['whose posts are texts', JSON.stringify({ db: [{ data: { posts: ['a'] } }] }), 'no export of Ghost'],
    ['of nothing', '{"db":[]}', 'no export of Ghost'],
    ['that is nested without an end', `{"db":${'['.repeat(200_000)}`, 'no whole JSON'],
  ] as const)('a Ghost export is refused in one line: %s', async ([, text, said]) => {
    const refusal = await refusalOf(await fileOf(text, 'json'));
    expect(refusal).toMatch(/^ImportError: [^\n]{10,300}$/);
    expect(refusal).toContain(said);
  });
});

describe('an archive', () => {
  const archive = (...entries: ZipEntry[]) => fileOf(zipOf(entries), 'zip');
  const good = { name: 'site/export.xml', bytes: Buffer.from(honest) };

  test('an export in an archive is read', async () => {
    expect((await readAll(await archive(good))).titles).toEqual(['An honest post']);
  });

  test.for(['../evil.xml', 'a/../../evil.xml', '/etc/evil.xml', 'C:/evil.xml', '..\\evil.xml'])(
    'an archive with the name %s is refused',
    async (name) => {
      const refusal = await refusalOf(await archive({ name, bytes: Buffer.from('x') }, good));
      expect(refusal).toBe('ImportError: The archive has names that lead out of it: it is refused.');
    },
  );

  test('an archive that unpacks to a thousand times its size is refused', async () => {
    const bomb = { name: 'bomb.xml', bytes: Buffer.alloc(50 * MB) };
    expect(await refusalOf(await archive(bomb, good))).toContain('unpacks to more than can be');
  });

  test('an archive that unpacks to more than it states is refused on reading', async () => {
    const bomb = { name: 'bomb.xml', bytes: Buffer.alloc(50 * MB), size: 1000 };
    expect(await refusalOf(await archive(bomb, good))).toContain('damaged');
  });

  test('a damaged file and one that is not an archive are refused', async () => {
    const whole = zipOf([good]);
    expect(await refusalOf(await fileOf(whole.subarray(0, whole.length - 30), 'zip'))).toContain('damaged');
    expect(await refusalOf(await fileOf('no export at all', 'zip'))).toContain('no export');
  });

  test('an archive with too many files is refused', async () => {
    const bytes = new Uint8Array();
    const many = Array.from({ length: MAX_FILES + 1 }, (_, index) => ({ name: `${index}`, bytes }));
    expect(await refusalOf(await archive(...many))).toBe(`ImportError: The archive has more than ${MAX_FILES} files.`);
  });
});

describe('a folder', () => {
  test('a folder is read with its subfolders, without following links', async () => {
    const inside = join(folder, 'with-links');
    await mkdir(join(inside, 'deep'), { recursive: true });
    await writeFile(join(inside, 'deep', 'export.xml'), honest);
    await symlink('/etc', join(inside, 'etc'));
    await symlink('/etc/hostname', join(inside, 'hostname.xml'));
    const files = await openFiles(inside);
    expect(files.names).toEqual(['deep/export.xml']);
    expect((await readAll(inside)).titles).toEqual(['An honest post']);
  });

  test('a missing folder and one without an export are refused in one line', async () => {
    expect(await refusalOf(join(folder, 'nowhere'))).toContain('There is no file');
    await mkdir(join(folder, 'empty'));
    expect(await refusalOf(join(folder, 'empty'))).toBe(
      'ImportError: There is no export of WordPress (XML) or Ghost (JSON) here.',
    );
  });
});
