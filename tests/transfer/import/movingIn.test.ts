import { describe, expect, test } from 'vitest';
import { convertHtml, convertWordpress } from '#tests/kit/content/convertHtml.ts';

describe('links to the own page', () => {
  const page = { base: 'https://old.example', addresses: ['/my-post/', '/?p=7'] };
  const heading = '<h2 id="preise">Unsere Preise</h2><p>x</p>';
  test.for([
    ['https://old.example/my-post/#preise', '#unsere-preise'],
    ['http://www.old.example/my-post#preise', '#unsere-preise'],
    ['/my-post/#preise', '#unsere-preise'],
    ['https://old.example/?p=7#preise', '#unsere-preise'],
    ['#preise', '#unsere-preise'],
    ['https://old.example/other/#preise', 'https://old.example/other/#preise'],
    ['https://old.example/my-post/?a=1#preise', '#unsere-preise'],
    ['https://other.example/my-post/#preise', 'https://other.example/my-post/#preise'],
    ['https://old.example/my-post/', 'https://old.example/my-post/'],
  ])('a link to %s leads to %s', ([href = '', target]) => {
    expect(convertHtml(`<p><a href="${href}">prices</a></p>${heading}`, page).markdown).toContain(
      `[prices](${target})`,
    );
  });

  test('footnotes with the whole address are footnotes', () => {
    const html =
      '<p>a<sup><a href="https://old.example/my-post/#fn1" id="ref1">1</a></sup></p><ol><li id="fn1">Note <a href="https://old.example/my-post/#ref1">↩</a></li></ol>';
    expect(convertHtml(html, page).markdown).toBe('a[^1]\n\n[^1]: Note');
  });
});

describe('pictures behind a text', () => {
  test.for([
    [
      'a cover whose picture stays while the page moves',
      '<!-- wp:cover {"hasParallax":true} --><div class="wp-block-cover has-parallax" role="img" aria-label="Sea" style="background-image:url(https://a.example/sea.jpg)"><div class="wp-block-cover__inner-container"><p>Words</p></div></div><!-- /wp:cover -->',
      '![Sea](https://a.example/sea.jpg)\n\nWords',
    ],
    [
      'a cover of an older version, with quotes',
      '<div class="wp-block-cover-image" style="background-image:url(&quot;https://a.example/sea.jpg&quot;);min-height:3px"><p>Words</p></div>',
      '![](https://a.example/sea.jpg)\n\nWords',
    ],
    [
      'a side whose picture is there already',
      '<div class="wp-block-media-text"><figure class="wp-block-media-text__media" style="background-image:url(https://a.example/sea-1024x768.jpg)"><img src="https://a.example/sea.jpg" alt="Sea"></figure><div><p>Words</p></div></div>',
      '![Sea](https://a.example/sea.jpg)\n\nWords',
    ],
  ])('the import brings the picture of %s', ([, html = '', markdown]) => {
    const converted = convertWordpress(html);
    expect(converted.markdown).toBe(markdown);
    expect(converted.losses).toEqual([]);
  });

  test('a picture behind a text of a page builder is reported', () => {
    const { markdown, losses } = convertHtml(
      '<div style="color:red;background: #fff url(\'/a.jpg\') no-repeat"><p>x</p></div>',
    );
    expect([markdown, losses]).toEqual(['x', ['a picture behind a text was left out: /a.jpg']]);
    expect(convertHtml('<p style="background-image:url(data:image/png;base64,AA)">x</p>').losses).toEqual([]);
  });
});

describe('blocks of Advanced Custom Fields', () => {
  test('the words of blocks are text', () => {
    const { markdown, losses, notes } = convertWordpress(
      '<!-- wp:acf/quote {"name":"acf/quote","data":{"quote":"Great work","_quote":"field_1","author":"Ann \\u003cb\\u003eLee\\u003c/b\\u003e","rows_0_title":"One\\nTwo","rows":2,"isBig":"1"},"mode":"preview"} /-->\n<!-- wp:paragraph --><p>After</p><!-- /wp:paragraph -->',
    );
    expect(markdown.split('\n\n')).toEqual(['Great work', 'Ann **Lee**', 'One  \nTwo', 'After']);
    expect(notes).toContain('the block acf/quote is its text now');
    expect(losses).toEqual(['fields of the block acf/quote were left out: rows (2)']);
  });

  test('numbers and a block that cannot be read are named', () => {
    expect(convertWordpress('<!-- wp:acf/card {"data":{"picture":412,"price":"500"}} /-->').losses).toEqual([
      'fields of the block acf/card were left out: picture (412), price (500)',
    ]);
    expect(convertWordpress('<!-- wp:acf/card {"data":} /-->').losses).toHaveLength(1);
    expect(convertWordpress('<!-- wp:other/card {"quote":"Great work"} /-->').losses[0]).toContain('“Great work”');
  });
});
