import { describe, expect, test } from 'vitest';
import { renderMarkdown as render } from '#server/content/markdown/markdown.ts';
import { casesOf } from '#tests/kit/long.ts';

const renderMarkdown = (markdown: string) => render(markdown).html;

const TAG = /<[^>]*>/g;
const element =
  'p|br|hr|a|img|figure|figcaption|h[2-6]|em|strong|del|code|pre|blockquote|ul|ol|li|table|thead|tbody|tr|th|td|b|i|span|details|summary';
const attribute = ' (?:href="(?:https?:|mailto:|tel:|/|#)[^"<>]*"|src="https?://[^"<>]*"|(?:alt|title)="[^"<>]*"';
const SAFE = new RegExp(
  `^</?(?:${element})(?:${attribute}|loading="lazy"|class="language-[^"<>]*"|align="\\w+"))*(?: open)? ?/?>$` +
    // Attributes that the server adds.
    '|^<h[2-6] id="[^"<>&]*">$|^<span id="part-[^"<>&]*">$|^<pre tabindex="0">$|^<div class="wide" role="group" aria-label="Table" tabindex="0">$|^</div>$',
);

/** All tags that are not known to be harmless. */
const dangers = (html: string) => (html.match(TAG) ?? []).filter((tag) => !SAFE.test(tag));

describe('dangerous HTML', () => {
  test.for([
    '<script>alert(1)</script>',
    '<SCRIPT src=//evil.example/x.js></SCRIPT>',
    '<script\n>alert(1)</script\n>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src="https://a.example/x.png" onerror="alert(1)">',
    '<img src=x onerror=alert(1)//',
    '<a href="https://a.example" onclick="alert(1)">a</a>',
    '<p onmouseover=alert(1)>a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<a href="java\tscript:alert(1)">a</a>',
    '<a href=" javascript:alert(1)">a</a>',
    '<a href="vbscript:x">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](javascript&colon;alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '<javascript:alert(1)>',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml,<svg/onload=alert(1)>)',
    '![a" onerror="alert(1)](https://a.example/x.png)',
    '[a](https://a.example "b" onclick="alert(1))',
    '[ref]\n\n[ref]: javascript:alert(1)',
    '<iframe src="https://evil.example"></iframe>',
    '<object data="x"></object><embed src="x">',
    '<form action="https://evil.example"><input name=a><button>b</button></form>',
    '<style>body{display:none}</style>',
    '<link rel=stylesheet href=//evil.example/x.css>',
    '<p style="position:fixed;inset:0">a</p>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
    '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
    '<div id="state">{}</div><p id="main" class="skip-link">a</p>',
    '```html" onload="alert(1)\n<script>alert(1)</script>\n```',
    '`<script>alert(1)</script>`',
    '<!--><script>alert(1)</script>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<textarea></p><script>alert(1)</script>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<details open ontoggle=alert(1)>a</details>',
  ])('rendered Markdown contains nothing dangerous: %s', (markdown) => {
    expect(dangers(renderMarkdown(markdown))).toEqual([]);
    // Inside other blocks other parsing rules apply.
    expect(
      dangers(renderMarkdown(`> - ${markdown.replaceAll('\n', '\n>   ')}\n\n| a |\n|---|\n| ${markdown} |`)),
    ).toEqual([]);
  });

  test('the check detects dangerous HTML', () => {
    for (const html of [
      '<script>',
      '<p onclick="x">',
      '<a href="javascript:x">',
      '<img src="data:x">',
      '<p style="">',
    ]) {
      expect(dangers(html)).toEqual([html]);
    }
  });
});

test('headings below those of the page, links, pictures, lists, tables and code are rendered', () => {
  const html = renderMarkdown(`# One\n\n## Two\n
[a](https://a.example/?b=1&c=2 "t") [b](mailto:a@b.example) [c](tel:+911234567890) [d](/services#ppc)

![Alt](https://a.example/x.png)\n\n- **bold** and ~~gone~~\n\n1. *one*\n
| l | r |\n|:--|--:|\n| 1 | 2 |\n
\`\`\`ts\nlet a = 1 < 2;\n\`\`\``);
  for (const part of [
    '<h2 id="one"><span id="part-one"></span>One</h2>',
    '<h2 id="two"><span id="part-two"></span>Two</h2>',
    '<a href="https://a.example/?b=1&amp;c=2" title="t">a</a>',
    '<a href="mailto:a@b.example">b</a>',
    '<a href="tel:+911234567890">c</a>',
    '<a href="/services#ppc">d</a>',
    '<figure><img src="https://a.example/x.png" alt="Alt" loading="lazy" /></figure>',
    '<li><strong>bold</strong> and <del>gone</del></li>',
    '<em>one</em>',
    '<th align="left">l</th>',
    '<td align="right">2</td>',
    '<code class="language-ts">let a = 1 &lt; 2;',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('<h1');
  expect(renderMarkdown('')).toBe('');
});

test('a picture alone in a paragraph is a figure with caption, otherwise inline', () => {
  const picture = '![Alt](https://a.example/x.png "A *caption* <b>& more</b>")';
  const img = '<img src="https://a.example/x.png" alt="Alt"';
  expect(renderMarkdown(picture)).toBe(
    `<figure>${img} loading="lazy" /><figcaption>A *caption* &lt;b&gt;&amp; more&lt;/b&gt;</figcaption></figure>\n`,
  );
  expect(renderMarkdown(`See ${picture}`)).toContain(`<p>See ${img} title="`);
  expect(renderMarkdown('![a](https://a.example/x.png "<script>alert(1)</script>")')).not.toContain('<script');
  expect(renderMarkdown('![a](javascript:alert(1) "b")')).not.toContain('javascript');
});

test.each([
  ['alone in its lines', 'width="600" height="400"', 'width="600" height="400" /></figure>'],
  ['with the unit of a size', 'height="400px" width="600px"', 'width="600" height="400" /></figure>'],
  ['with one length', 'width="600"', 'loading="lazy" /></figure>'],
  ['with a share of the page', 'width="100%" height="400"', 'loading="lazy" /></figure>'],
  ['with no pixels', 'width="0" height="400"', 'loading="lazy" /></figure>'],
  ['with too many pixels', 'width="60000" height="400"', 'loading="lazy" /></figure>'],
])('a picture as HTML %s has a size of two whole lengths or none', (_, size, end) => {
  const html = renderMarkdown(`<img src="https://a.example/x.png" alt="Alt" ${size}>\n\nText.`);
  expect(html).toContain(`<figure><img src="https://a.example/x.png" alt="Alt" loading="lazy" `);
  expect(html).toContain(end);
});

test.each([
  [
    'alone in its link',
    '[![A](/x.png "B")](/y)',
    '<figure><a href="/y"><img src="/x.png" alt="A" loading="lazy" /></a>',
  ],
  [
    'beside words of its link',
    '[![A](/x.png) b](/y)',
    '<p><a href="/y"><img src="/x.png" alt="A" loading="lazy" /> b</a>',
  ],
  [
    'in a link beside words',
    '[![A](/x.png)](/y) b',
    '<p><a href="/y"><img src="/x.png" alt="A" loading="lazy" /></a> b',
  ],
])('a picture %s has a figure only without words', (_, markdown, begin) => {
  expect(renderMarkdown(markdown).startsWith(begin)).toBe(true);
  expect(renderMarkdown(markdown).includes('<figcaption>B')).toBe(begin.startsWith('<figure'));
});

test.each([
  ['> Words\n>\n> — *Ada*', '<p class="quote-source">— <em>Ada</em></p>'],
  ['> - Words\n>\n> – Ada', '<p class="quote-source">– Ada</p>'],
  ['> — Ada', '<p>— Ada</p>'],
  ['> — Ada\n>\n> Words', '<p>— Ada</p>'],
  ['Words\n\n— Ada', '<p>— Ada</p>'],
])('in %j the last paragraph of a quotation after a dash is its source', (markdown, part) => {
  const html = renderMarkdown(markdown);
  expect(html).toContain(part);
  expect(html.match(/quote-source/g)?.length ?? 0).toBe(part.includes('quote-source') ? 1 : 0);
});

const pictureTag = (title: string) => `<img src="/x.png" alt="A" title=${title} width="60" height="40">`;

test('a picture as HTML keeps its size beside words', () => {
  expect(renderMarkdown(`See ${pictureTag('"B"')} here.`)).toBe(
    '<p>See <img src="/x.png" alt="A" title="B" loading="lazy" width="60" height="40" /> here.</p>\n',
  );
});

test('a picture as HTML without words beside it has its title as caption', () => {
  const figure = '<figure><img src="/x.png" alt="A" loading="lazy" width="60" height="40" />';
  expect(renderMarkdown(pictureTag("'1 &amp; 2'"))).toBe(`${figure}<figcaption>1 &amp; 2</figcaption></figure>\n`);
});

test('every table and code block is a container with keyboard focus', () => {
  const html = renderMarkdown(
    '| a |\n|---|\n| 1 |\n\n```\ncode\n```\n\n<table><tr><td><table></table></td></tr></table>',
  );
  expect(html).toContain('<div class="wide" role="group" aria-label="Table" tabindex="0"><table>');
  expect(html).toContain('<pre tabindex="0"><code>code');
  expect(html.match(/<div/g)).toHaveLength(3);
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(3);
});

test('a text cannot contain landmarks or the main heading of the page', () => {
  for (const name of ['main', 'nav', 'header', 'footer', 'article', 'aside', 'section', 'h1']) {
    expect(renderMarkdown(`<${name}>words</${name}>`)).not.toContain(`<${name}`);
  }
});

/** CPU time in milliseconds, which does not grow while the machine is paused. */
function workSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

describe('texts that are expensive to parse', () => {
  const parts = ['>', '- + ', '_a*', 'a.b@c-'.repeat(3), '*_', '[a](', '<a href="'];
  // `npm test` tries one nested too deeply, one that hits the limit, and those that finish in time.
  test.for(casesOf(parts, (part) => !['- + ', '*_'].includes(part)))(
    '%j repeated is rendered or shown as plain text within the limit',
    (part) => {
      const markdown = part.repeat(100_000 / part.length);
      const begun = process.cpuUsage();
      const html = renderMarkdown(markdown);
      // Without a limit some of these take minutes.
      expect(workSince(begun)).toBeLessThan(10_000);
      expect(dangers(html)).toEqual([]);
      expect(html.length).toBeGreaterThan(1000);
    },
  );
});

test('a text is rendered or given up identically each time', () => {
  for (const part of ['_a__b', '_a*', '*a', 'a_'])
    for (const length of [4000, 6000, 8000, 10_000, 12_000]) {
      const markdown = part.repeat(length / part.length);
      const first = renderMarkdown(markdown);
      expect(renderMarkdown(markdown) === first, `${part} ${length}`).toBe(true);
    }
});

test('99 nested blocks are rendered while 101 are shown as text', () => {
  for (const [open, element] of [
    ['> ', 'blockquote'],
    ['- ', 'li'],
  ]) {
    expect(renderMarkdown(`${open?.repeat(99)}a`).split(`<${element}>`)).toHaveLength(100);
    expect(renderMarkdown(`${open?.repeat(101)}a`)).toMatch(/^<pre/);
  }
});

test('a long single paragraph with underscores or without spaces is rendered', () => {
  for (const part of [
    'A `word` and *another* in [a list](https://a.example) of snake_case_names, 2 * 3. ',
    '漢字です。',
    'ไทย',
  ])
    expect(renderMarkdown(part.repeat(100_000 / part.length))).toMatch(/^<p>/);
});
