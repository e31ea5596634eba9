import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { pictureStrings } from '#schema/picture.ts';
import { exportedTables } from '#server/transfer/export/exportedTables.ts';
import { makePicture, mediaOperations, sendPicture, sendReplacement } from '#tests/kit/content/media.ts';
import { canvas, countPictures, pictureByGraphql } from '#tests/kit/content/picture.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const disc = '<circle cx="12" cy="12" r="10" fill="#d01010"/>';
const logo = (inner = disc, root = 'viewBox="0 0 24 24"', head = '') =>
  Buffer.from(`${head}<svg ${NS} ${root}>${inner}</svg>`);

const SAVE = 'mutation ($input: SiteInput!) { saveSite(input: $input) { logo { id url vectorUrl width height } } }';
const setLogo = async (admin: Person, logoId: string | null) =>
  (await admin.gql(SAVE, { input: { logoId } })).data.saveSite.logo;

async function vectorOf(admin: Person, bytes: Buffer): Promise<string> {
  const { data, errors } = await sendPicture(admin, bytes);
  expect(errors).toBeUndefined();
  const { vectorUrl } = await setLogo(admin, data.uploadPicture.id);
  return (await fetch(vectorUrl)).text();
}

describe('an SVG as the logo', () => {
  test('an SVG is drawn as a picture with a policy that runs and loads nothing', async ({ product, admin }) => {
    const { data } = await sendPicture(admin, logo());
    const { id, url, width, height } = data.uploadPicture;
    expect([width, height]).toEqual([1200, 1200]);
    const saved = await setLogo(admin, id);
    const answer = await fetch(saved.vectorUrl);
    expect([
      answer.status,
      ...['content-type', 'content-security-policy', 'x-content-type-options'].map((name) => answer.headers.get(name)),
    ]).toEqual([
      200,
      expect.stringMatching(/^image\/svg\+xml/),
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'nosniff',
    ]);
    expect(await answer.text()).toBe(
      `<svg ${NS} viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#d01010"></circle></svg>`,
    );
    const page = await (await fetch(`${product.url}/about`)).text();
    expect(page).toContain(`src="${saved.vectorUrl}"`);
    const drawing = Buffer.from(await (await fetch(url)).arrayBuffer());
    const { channels } = await sharp(drawing).flatten({ background: '#000000' }).stats();
    expect(channels[0]?.max).toBeGreaterThan(180);
    expect(saved.url).toContain('.webp');
    await setLogo(admin, null);
  });

  test('an SVG as an icon is its drawing', async ({ admin }) => {
    const { data } = await sendPicture(admin, logo());
    const { data: saved } = await admin.gql(
      'mutation ($input: SiteInput!) { saveSite(input: $input) { icon { url vectorUrl } } }',
      { input: { iconId: data.uploadPicture.id } },
    );
    expect(saved.saveSite.icon).toMatchObject({ vectorUrl: null, url: expect.stringContaining('.webp') });
    await admin.gql(SAVE, { input: { iconId: null } });
  });

  const removed: [what: string, svg: Buffer][] = [
    ['a script', logo(`<script>alert(1)</script>${disc}`)],
    ['a script in a CDATA section', logo(`<script><![CDATA[alert(1)]]></script>${disc}`)],
    [
      'event handlers',
      logo(`<g onclick="alert(1)" onload="alert(1)">${disc}</g>`, 'viewBox="0 0 24 24" onload="alert(1)"'),
    ],
    [
      'foreign content',
      logo(
        `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)">alert</body></foreignObject>${disc}`,
      ),
    ],
    ['a link that runs', logo(`<a href="javascript:alert(1)">${disc}</a>`)],
    [
      'a link in the old notation',
      logo(
        `<a xlink:href="javascript:alert(1)">${disc}</a>`,
        'viewBox="0 0 24 24" xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    ],
    ['a picture of another site', logo(`<image href="https://evil.example/alert.png" width="9" height="9"/>${disc}`)],
    ['a picture of a file', logo(`<image href="file:///etc/alert" width="9" height="9"/>${disc}`)],
    ['a use of another file', logo(`<use href="https://evil.example/alert.svg#a"/>${disc}`)],
    ['a fill of another file', logo(`<rect width="1" height="1" fill="url(https://evil.example/alert#a)"/>${disc}`)],
    ['an animation that sets a link', logo(`<a><set attributeName="href" to="javascript:alert(1)"/>${disc}</a>`)],
    ['an import in a style', logo(`<style>@import "https://evil.example/alert.css";</style>${disc}`)],
    [
      'a font of another site',
      logo(`<style>@font-face{font-family:a;src:url(https://evil.example/alert)}</style>${disc}`),
    ],
    ['a background of another site', logo(`<style>.a{background:url(https://evil.example/alert)}</style>${disc}`)],
    ['an escaped address in a style', logo(`<style>.a{fill:u\\72l(https://evil.example/alert)}</style>${disc}`)],
    [
      'a style that ends its element',
      logo(`<style>.a&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;{fill:red}</style>${disc}`),
    ],
    ['a style attribute', logo(`<g style="fill:red;background:url(//evil.example/alert)">${disc}</g>`)],
    ['an instruction', logo(disc, undefined, '<?xml-stylesheet href="https://evil.example/alert.css"?>')],
    ['elements of a drawing program', logo(`<metadata><x:a xmlns:x="urn:x">alert</x:a></metadata>${disc}`)],
    ['an HTML element in another case', logo(`<SCRIPT>alert(1)</SCRIPT><iFrame src="alert"/>${disc}`)],
  ];
  test.for(removed)('an SVG loses %s but keeps what it draws', async ([, bytes], { admin }) => {
    const svg = await vectorOf(admin, bytes);
    expect(svg).toContain('<circle cx="12" cy="12" r="10" fill="#d01010"></circle>');
    expect(svg).not.toMatch(/alert|evil|script|javascript|\son\w+=|<\?|<!/i);
    await setLogo(admin, null);
  });

  test('an SVG keeps its styles, gradients and references within the file', async ({ admin }) => {
    const inner = `<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient><path id="p" d="M0 0h9v9z"/></defs>
      <style type="text/css"><![CDATA[.st0 > path, .st1{fill:url(#a);stroke-width:2px}]]></style>
      <g class="st1" style="fill:#00f;opacity:.5"><use xlink:href="#p"/></g>`;
    const root = 'width="24px" height="12" xmlns:xlink="http://www.w3.org/1999/xlink"';
    const svg = await vectorOf(
      admin,
      logo(inner, root, '<?xml version="1.0" encoding="utf-8"?>\n<!-- Made by hand -->\n'),
    );
    expect(svg).toContain(
      `<svg ${NS} viewBox="0 0 24 12"><style>.st0 &gt; path, .st1{fill:url(#a);stroke-width:2px}</style>`,
    );
    expect(svg).toContain('<stop offset="0" stop-color="#f00"></stop>');
    expect(svg).toContain('<g class="st1" style="fill:#00f;opacity:.5"><use href="#p"></use></g>');
    await setLogo(admin, null);
  });

  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  const uses = Array.from({ length: 12 }, (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`).join(
    '',
  );
  const patterns = Array.from(
    { length: 9 },
    (_, n) => `<pattern id="p${n}" width="1" height="1">${`<rect fill="url(#p${n + 1})"/>`.repeat(9)}</pattern>`,
  ).join('');
  const refused: [what: string, svg: Buffer, sentence: string][] = [
    ['entities', logo('<text>&b;</text>', undefined, bomb), pictureStrings.svg],
    [
      'an entity of a file',
      logo('<text>&a;</text>', undefined, '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
      pictureStrings.svg,
    ],
    ['text that is not well-formed', Buffer.from(`<svg ${NS}><g></svg>`), pictureStrings.svg],
    ['more than 256 KB', logo(disc + ' '.repeat(256 * 1024)), pictureStrings.svgSize],
    ['too many elements', logo('<g/>'.repeat(5001) + disc), pictureStrings.svg],
    ['too deep a nesting', logo('<g>'.repeat(101) + disc + '</g>'.repeat(101)), pictureStrings.svg],
    ['copies of copies', logo(`<g id="g0">${disc}</g>${uses}`), pictureStrings.svg],
    ['patterns of patterns by style', logo(`<style>rect{fill:url(#p1)}</style>${patterns}${disc}`), pictureStrings.svg],
    ['a cycle', logo(`<g id="a"><use href="#a"/></g>${disc}`), pictureStrings.svg],
    ['a size of billions', logo(disc, 'viewBox="0 0 9000000000 9000000000"'), pictureStrings.svg],
    ['a script only', logo('<script>alert(1)</script>'), pictureStrings.svg],
    ['nothing to draw', logo(''), pictureStrings.svg],
    [
      'a picture of pixels only',
      logo('<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="/>'),
      pictureStrings.svg,
    ],
  ];
  test.for(refused)(
    'an SVG with %s is refused without being stored',
    async ([, bytes, sentence], { product, admin }) => {
      const before = await countPictures(product);
      const { code, errors } = await sendPicture(admin, bytes);
      expect(code).toBe('UNSUPPORTED_MEDIA');
      expect(errors?.[0].message).toBe(sentence);
      expect(await countPictures(product)).toBe(before);
    },
  );

  test('an SVG is no picture of a post', async ({ admin }) => {
    const { errors } = await pictureByGraphql(admin, logo());
    expect(errors?.[0]).toMatchObject({ message: pictureStrings.type, extensions: { code: 'UNSUPPORTED_MEDIA' } });
  });

  test('a logo that is replaced by a picture has no SVG any more', async ({ admin }) => {
    const { data } = await sendPicture(admin, logo());
    const { id } = data.uploadPicture;
    const before = await setLogo(admin, id);
    await sendReplacement(admin, id, await canvas(300, 100).png().toBuffer());
    const { data: site } = await admin.gql('{ site { logo { vectorUrl url } } }');
    expect(site.site.logo.vectorUrl).toBeNull();
    const answer = await fetch(before.vectorUrl, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringContaining('.webp')]);
    await setLogo(admin, null);
    expect((await admin.gql(mediaOperations.remove, { id })).code).toBeUndefined();
  });

  test('the address of an SVG exists only for pictures that were one', async ({ product, admin }) => {
    const { url } = await makePicture(admin);
    expect((await fetch(url.replace('.webp', '.svg'))).status).toBe(404);
    expect((await fetch(`${product.url}/uploads/x.svg`)).status).toBe(404);
  });

  test('an SVG is part of an export', () => {
    expect(exportedTables.pictures?.without ?? []).not.toContain('vector');
  });
});
