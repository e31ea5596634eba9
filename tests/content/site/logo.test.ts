import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { makePicture, mediaOperations, sendPicture, sendReplacement } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { changeSite, forgetSite } from '#tests/kit/content/site.ts';
import { getPage, structuredDataIn } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';
import ours from '../../../site.json' with { type: 'json' };
import { read, textOf } from './settings.ts';

test.beforeEach(({ product }) => forgetSite(product));

describe('logo and icon', () => {
  const square = async (admin: Person) => makePicture(admin, { name: 'Mark' }, [600, 600]);

  test('logo and icon appear on pages, as browser icon, in the manifest and in structured data', async ({
    product,
    admin,
  }) => {
    const logo = await makePicture(admin, { name: 'Logo' }, [1200, 300]);
    const icon = await square(admin);
    const site = await changeSite(admin, { logoId: logo.id, iconId: icon.id });
    expect(site.logo).toMatchObject({ width: 1200, height: 300, url: expect.stringMatching(/-480\.webp$/) });
    const { text } = await getPage(product, '/about');
    expect(text).toContain(`<img src="${site.logo?.url}" alt="${ours.name}"`);
    expect(text).toContain(`src="${site.icon?.url}"`);
    expect(JSON.stringify(structuredDataIn(text))).toContain(`"logo":"${site.logo?.url}"`);
    const tab = /<link rel="icon" href="([^"]+)"/.exec(text)?.[1] as string;
    for (const [address, size] of [
      [tab, 192],
      ...manifestIcons(await textOf(product, '/manifest.webmanifest')),
    ] as const) {
      const answer = await fetch(product.url + address);
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        ...[200, 'image/png', 'public, max-age=31536000, immutable'],
      ]);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height]).toEqual([size, size]);
    }
    await changeSite(admin, { logoId: null, iconId: null });
    const { text: after } = await getPage(product, '/about');
    expect(after).not.toContain('-480.webp');
    expect(after).toContain('<link rel="icon" href="data:image/svg+xml,');
  });

  test('an icon changes the preview card of the site', async ({ product, admin }) => {
    const cardOf = async () =>
      /"(\/cards\/site\.png[^"]+)"|(https?:[^"]+\/cards\/site\.png[^"]+)/.exec(await textOf(product, '/'))?.[0];
    const before = await cardOf();
    await changeSite(admin, { iconId: (await square(admin)).id });
    expect(await cardOf()).not.toBe(before);
    expect((await fetch(`${product.url}/cards/site.png`)).status).toBe(200);
  });

  test('an icon in use can be replaced in the library but not deleted', async ({ product, admin }) => {
    const icon = await square(admin);
    await changeSite(admin, { iconId: icon.id });
    expect((await admin.gql(mediaOperations.uses, { id: icon.id })).data.mediaUses.nodes).toMatchObject([
      { kind: 'SITE', title: 'icon', isCover: true },
    ]);
    expect((await admin.gql(mediaOperations.remove, { id: icon.id })).code).toBe('CONFLICT');
    const before = (await read(product)).icon.url;
    await sendReplacement(admin, icon.id, await canvas(640, 640).png().toBuffer());
    const after = (await read(product)).icon.url;
    expect(after).not.toBe(before);
    expect((await fetch(after)).status).toBe(200);
    await changeSite(admin, { iconId: null });
    expect((await admin.gql(mediaOperations.remove, { id: icon.id })).code).toBeUndefined();
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  const hostile: [what: string, bytes: () => Buffer | Promise<Buffer>][] = [
    ['an SVG of a script only', () => Buffer.from(svg)],
    ['an SVG that says it is a PNG', () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from(svg)])],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ];
  test.for(hostile)('%s cannot be uploaded as a logo', async ([, bytes], { admin }) => {
    const { code, data } = await sendPicture(admin, await bytes());
    expect([code, data?.uploadPicture ?? null]).toEqual(['UNSUPPORTED_MEDIA', null]);
  });

  test('a picture with a script after its pixels is stored without it', async ({ admin }) => {
    const bytes = Buffer.concat([await canvas(64, 64).png().toBuffer(), Buffer.from(svg)]);
    const { data } = await sendPicture(admin, bytes);
    const { icon } = await changeSite(admin, { iconId: data.uploadPicture.id });
    const stored = Buffer.from(await (await fetch(icon?.url as string)).arrayBuffer());
    expect(stored.includes('script')).toBe(false);
  });
});

const manifestIcons = (manifest: string): [string, number][] =>
  JSON.parse(manifest).icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, Number.parseInt(sizes, 10)]);
