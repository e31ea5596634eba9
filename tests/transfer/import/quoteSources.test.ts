import { expect, test } from 'vitest';
import { convertHtml } from '#tests/kit/content/convertHtml.ts';

const quoted = (source: string) =>
  `<blockquote><p>One.</p>${source && `<p class="quote-source">${source}</p>`}</blockquote>`;

test.for([
  ['below a paragraph', '<blockquote><p>One.</p><cite>Ada</cite></blockquote>', quoted('— Ada')],
  ['beside words', '<blockquote>One.<cite>Ada</cite></blockquote>', quoted('— Ada')],
  ['beside words of a paragraph', '<blockquote><p>One.<cite>Ada</cite></p></blockquote>', quoted('— Ada')],
  ['below a line', '<blockquote><p>One.<br />\n<em><cite>Ada</cite></em></p></blockquote>', quoted('— <em>Ada</em>')],
  ['in a paragraph', '<blockquote><p>One.</p>\n<p><cite>- Ada</cite></p></blockquote>', quoted('— Ada')],
  ['after a dash', '<blockquote><p>One. — <cite>Ada</cite></p></blockquote>', quoted('— Ada')],
  [
    'in a footer with a link',
    '<blockquote><p>One.</p><footer>Ada, <cite><a href="https://a.example/">Notes</a></cite></footer></blockquote>',
    quoted('— Ada, <a href="https://a.example/">Notes</a>'),
  ],
  [
    'that is a link',
    '<blockquote><p>One.</p><cite><a href="https://a.example/">Notes</a></cite></blockquote>',
    quoted('— <a href="https://a.example/">Notes</a>'),
  ],
  [
    'of two paragraphs',
    '<blockquote><p>One.</p><footer><p>Ada</p><p>Writer</p></footer></blockquote>',
    '<blockquote><p>One.</p><p>— Ada</p><p>Writer</p></blockquote>',
  ],
  ['of two parts', '<blockquote>One.<cite>Ada</cite>, <cite>Notes</cite></blockquote>', quoted('— Ada, Notes')],
  [
    'below the frame of the quotation',
    '<figure class="wp-block-pullquote"><blockquote><p>One.</p></blockquote><figcaption>Ada</figcaption></figure>',
    quoted('— Ada'),
  ],
  [
    'above its quotation',
    '<blockquote><cite>Ada</cite><p>One.</p></blockquote>',
    '<blockquote><p>Ada</p><p>One.</p></blockquote>',
  ],
  ['without words', '<blockquote><p>One.</p><cite> </cite></blockquote>', quoted('')],
] as const)('a source %s has a paragraph of the quotation with a dash', ([, html, expected]) => {
  expect(convertHtml(html).html).toBe(expected);
});

test.for([
  ['within a sentence of a quotation', '<blockquote><p>As <cite>Notes</cite> says.</p></blockquote>', 'As Notes says.'],
  ['outside of quotations', '<p>I read <cite>Notes</cite></p>', 'I read Notes'],
] as const)('a title %s stays in its sentence', ([, html, words]) => {
  expect(convertHtml(html).html).toContain(`<p>${words}</p>`);
});
