import { expect, test } from 'vitest';
import { convertHtml, convertWordpress } from '#tests/kit/content/convertHtml.ts';

const listed = '<ul><li>One</li><li>Two <strong>b</strong></li></ul>';
const word = (marker: string, text: string) =>
  `<p class="MsoListParagraphCxSpMiddle"><span>${marker}<span>&nbsp;&nbsp; </span></span>${text}</p>`;

test.for([
  ['lines of a paragraph', '<p>• One<br>\n• Two <b>b</b></p>', listed],
  ['lines with a sign of a font', '<p>\uf0b7 One<br />\uf0b7&nbsp;Two <b>b</b></p>', listed],
  ['paragraphs', '<p>· One</p>\n<p><span>·</span>&nbsp; Two <b>b</b></p>', listed],
  ['paragraphs of Word', word('§', 'One') + word('o', 'Two <b>b</b>'), listed],
  ['one paragraph of Word', word('·', 'One'), '<ul><li>One</li></ul>'],
  ['numbered paragraphs of Word', word('3.', 'One') + word('4.', 'Two'), '<ol start="3"><li>One</li><li>Two</li></ol>'],
  [
    'paragraphs of Word of two kinds',
    word('1)', 'One') + word('·', 'Two'),
    '<ol><li>One</li></ol><ul><li>Two</li></ul>',
  ],
] as const)('%s with signs of lists are a list', ([, html, expected]) => {
  expect(convertHtml(html).html).toBe(expected);
});

test.for([
  ['one line with a bullet', '<p>• Only</p><p>x</p>', '<p>• Only</p><p>x</p>'],
  ['bullets between words', '<p>Home • Shop • Cart</p>', '<p>Home • Shop • Cart</p>'],
  ['lines of which one has no bullet', '<p>• One<br>Two</p>', '<p>• One<br />Two</p>'],
  ['sections of a law', '<p>§ 5 Words</p><p>§ 6 Words</p>', '<p>§ 5 Words</p><p>§ 6 Words</p>'],
  ['a paragraph of Word without a sign', '<p class="MsoListParagraph">One</p>', '<p>One</p>'],
] as const)('%s are no list', ([, html, expected]) => {
  expect(convertHtml(html).html).toBe(expected);
});

test.for([
  ['the number of a counter', '<p><span data-to-value="1200" data-delimiter=",">0</span>+</p>', '<p>1,200+</p>'],
  ['the number of another counter', '<div class="count" data-count="85"></div>', '<p>85</p>'],
  ['a number that is there', '<p><span data-count="85">84</span></p>', '<p>84</p>'],
  ['what is no number', '<p>a<span data-to="contact">0</span></p>', '<p>a0</p>'],
  [
    'a name and a role',
    '<div><span class="uagb-tm__author-name">Bo</span><span class="uagb-tm__company">ACME</span></div>',
    '<p>Bo, ACME</p>',
  ],
  [
    'a label and its share',
    '<div><span class="elementor-progress-text">SEO</span><span class="elementor-progress-percentage">80%</span></div>',
    '<p>SEO 80%</p>',
  ],
  ['parts of a price', '<p><span class="price__sign">$</span><span class="price__number">9</span></p>', '<p>$9</p>'],
  ['an icon of a font', '<p><i class="fa">&#xf00c;</i> Done</p>', '<p>Done</p>'],
] as const)('%s of a page builder is written as pages show it', ([, html, expected]) => {
  expect(convertHtml(html).html).toBe(expected);
});

test.for(['quote cite="Ada"', 'su_quote cite="Ada"', 'blockquote author="Ada"', 'pullquote name="Ada"'])(
  'the shortcode %s is a quotation with its source',
  (shortcode) => {
    const [name] = shortcode.split(' ');
    expect(convertWordpress(`[${shortcode}]Words[/${name}]`).html).toBe(
      '<blockquote><p>Words</p><p class="quote-source">— Ada</p></blockquote>',
    );
  },
);

test('a testimonial of Divi is a quotation with its source below its portrait', () => {
  const attributes = 'author="Ravi" job_title="CTO" company_name="ACME" portrait_url="https://a.example/p.jpg"';
  expect(convertWordpress(`[et_pb_testimonial ${attributes}]<p>Superb.</p>[/et_pb_testimonial]`).html).toBe(
    '<figure><img src="https://a.example/p.jpg" alt="" /></figure>' +
      '<blockquote><p>Superb.</p><p class="quote-source">— Ravi, CTO, ACME</p></blockquote>',
  );
});

test('a table of contents of a plug-in is left out with a note', () => {
  const { html, notes } = convertWordpress('Words\n\n[ez-toc]\n\nMore [toc_mobile x="1"]');
  expect(html).toMatch(/^<p>Words<\/p><p>More \[toc_mobile /);
  expect(notes).toEqual(['the table of contents [ez-toc] was left out']);
});
