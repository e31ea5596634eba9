import { describe, expect, test } from 'vitest';
import { convertHtml, convertWordpress } from '#tests/kit/content/convertHtml.ts';

describe('what texts of the old site have', () => {
  test.for([
    [
      'an abbreviation',
      '<p>An <abbr title="A &quot;b&quot; &lt;c&gt;">HTML</abbr> and <abbr>SEO</abbr></p>',
      '<p>An <abbr title="A &quot;b&quot; &lt;c&gt;">HTML</abbr> and SEO</p>',
    ],
    ['small words', '<p>a <small>small print</small></p>', '<p>a <small>small print</small></p>'],
    [
      'a PDF that has no link',
      '<div class="wp-block-file"><object class="wp-block-file__embed" data="https://a.example/a.pdf" type="application/pdf"></object></div>',
      '<p><a href="https://a.example/a.pdf">https://a.example/a.pdf</a></p>',
    ],
    [
      'a PDF with a link and a button',
      '<div class="wp-block-file"><object class="wp-block-file__embed" data="https://a.example/a.pdf"></object><a href="https://a.example/a.pdf">Rates</a><a href="https://a.example/a.pdf" class="wp-block-file__button">Download</a></div>',
      '<p><a href="https://a.example/a.pdf">Rates</a></p>',
    ],
    [
      'a file that only has its button',
      '<div class="wp-block-file"><a href="https://a.example/a.zip" class="wp-block-file__button" download>Download</a></div>',
      '<p><a href="https://a.example/a.zip">Download</a></p>',
    ],
    [
      'an accordion of Elementor',
      '<div class="elementor-accordion"><div class="elementor-accordion-item"><div class="elementor-tab-title" role="button"><span><i></i></span><a class="elementor-accordion-title">What?</a></div><div class="elementor-tab-content"><p>That.</p></div></div></div>',
      '<details><summary>What?</summary><p>That.</p></details>',
    ],
    [
      'an accordion of Bootstrap',
      '<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button">What?</button></h2><div class="accordion-body">That.</div></div>',
      '<details><summary>What?</summary><p>That.</p></details>',
    ],
    [
      'questions that Rank Math shows with their answers',
      '<div class="rank-math-faq-item"><h3 class="rank-math-question">Q?</h3><div class="rank-math-answer">A</div></div>',
      '<h3>Q?</h3><p>A</p>',
    ],
    [
      'a list with a list of two items',
      '<ul><li>One<ul><li>a</li><li>b</li></ul></li><li>Two</li></ul>',
      '<ul><li>One<ul><li>a</li><li>b</li></ul></li><li>Two</li></ul>',
    ],
    [
      'a list of paragraphs',
      '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
      '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    ],
    [
      'a picture that only a script shows, in several sizes',
      '<img src="data:image/gif;base64,R0" data-srcset="https://a.example/s.jpg 300w, https://a.example/l.jpg 900w" alt="S">',
      '<figure><img src="https://a.example/l.jpg" alt="S" /></figure>',
    ],
    [
      'a picture with sizes and no address',
      '<img srcset="https://a.example/1.jpg, https://a.example/2.jpg 2x" alt="S">',
      '<figure><img src="https://a.example/2.jpg" alt="S" /></figure>',
    ],
    [
      'a picture beside a text',
      '<p><img class="alignleft" src="https://a.example/p.jpg" alt="P">Words <b>here</b></p>',
      '<figure><img src="https://a.example/p.jpg" alt="P" /></figure><p>Words <strong>here</strong></p>',
    ],
    [
      'a picture below a text, with its link',
      '<p>Words<br><a href="https://a.example/x"><img src="https://a.example/p.jpg" alt="P" width="600"></a></p>',
      '<p>Words</p><figure><a href="https://a.example/x"><img src="https://a.example/p.jpg" alt="P" /></a></figure>',
    ],
    [
      'a sign within a text',
      '<p>Press <img src="https://a.example/i.png" alt="key" width="16"> now</p>',
      '<p>Press <img src="https://a.example/i.png" alt="key" /> now</p>',
    ],
    [
      'a gallery of Jetpack, whose pictures its machines serve',
      '<div class="wp-block-jetpack-tiled-gallery"><div class="tiled-gallery__gallery"><figure><img alt="a" src="https://i0.wp.com/a.example/1.jpg?ssl=1"></figure><figure><img alt="b" src="https://i1.wp.com/a.example/2.jpg?w=9"></figure></div></div>',
      '<p><img src="https://a.example/1.jpg" alt="a" /><img src="http://a.example/2.jpg" alt="b" /></p>',
    ],
    ['a formula', '<p>So <math><mi>x</mi><mo>=</mo><mn>2</mn></math>.</p>', '<p>So x = 2.</p>'],
  ] as const)('the import keeps %s', ([, source, shown]) => {
    expect(convertHtml(source).html).toBe(shown);
  });

  test.for([
    ['<p>a <u>under</u> b</p>', ['underlined words are as the others: “under”'], []],
    ['<p><a href="https://a.example/" style="text-decoration: underline">a</a></p>', [], []],
    [
      '<p><span style="color: #ff0000">red</span> <font color="blue">b</font></p>',
      ['coloured words are as the others: “red”'],
      [],
    ],
    ['<p><span style="color:#000000">a</span><span style="background-color: red">b</span></p>', [], []],
    [
      '<p class="has-text-align-center">Middle</p><p style="text-align:left">Left</p>',
      ['a text in the middle or at the other side begins where every text begins: “Middle”'],
      [],
    ],
    ['<table><tr><td style="text-align:right">1</td><td>2</td></tr></table>', [], []],
    ['<ol type="a"><li>x</li></ol>', ['a list with letters or Roman numbers has numbers: “x”'], []],
    ['<ol type="1"><li>x</li></ol>', [], []],
    ['<p>y <math><mi>x</mi><mn>2</mn></math></p>', [], ['a formula is text now: “x 2”']],
    ['<svg><text>Only</text><text>here</text></svg>', [], ['a drawing was left out: its words: “Only here”']],
    ['<svg><path d="M0 0"/></svg>', ['a drawing was left out'], []],
    [
      '<form><label>Name <input></label><select><option>One</option></select><textarea>t</textarea><button>Send</button></form>',
      [],
      ['a form was left out: its text stays: “Name”'],
    ],
  ] as const)('the report of %s names exactly what is lost', ([source, notes, losses]) => {
    const converted = convertHtml(source);
    expect({ notes: converted.notes, losses: converted.losses }).toEqual({ notes, losses });
  });

  test.for([
    [
      'footnotes of plug-ins',
      'One[footnote]The <b>note</b>[/footnote] two[efn_note]Other[/efn_note].\n\nThree',
      '<p>One<sup><a href="#fn-1">1</a></sup> two<sup><a href="#fn-2">2</a></sup>.</p><p>Three</p><section class="footnotes"><ol><li><p>The <strong>note</strong> <a href="#fnref-1" class="footnote-back">↩</a></p></li><li><p>Other <a href="#fnref-2" class="footnote-back">↩</a></p></li></ol></section>',
    ],
    [
      'brackets in code',
      '<pre>[bb]x[/bb]\n\n[gallery]</pre>\n\nThe code <code>[ref]x[/ref]</code>.',
      '<pre><code>[bb]x[/bb]\n\n[gallery]\n</code></pre><p>The code <code>[ref]x[/ref]</code>.</p>',
    ],
    [
      'a pair within a line',
      'A [span class="big"]word[/span] and [highlight]marked[/highlight].',
      '<p>A word and <mark>marked</mark>.</p>',
    ],
    [
      'prices and counters of Divi',
      '[et_pb_number_counter title="Clients" number="90"][/et_pb_number_counter][et_pb_pricing_table title="Start" currency="₹" sum="12,000" per="month"]Social[/et_pb_pricing_table]',
      '<p><strong>Clients</strong></p><p>90%</p><p><strong>Start</strong></p><p>₹12,000 / month</p><p>Social</p>',
    ],
    [
      'words in attributes of WPBakery',
      '[vc_progress_bar values="%5B%7B%22label%22%3A%22SEO%22%2C%22value%22%3A%2290%22%2C%22color%22%3A%22%23ff0000%22%7D%5D"][vc_cta h2="Call us"]Now[/vc_cta]',
      '<p>SEO: 90</p><p><strong>Call us</strong></p><p>Now</p>',
    ],
    [
      'a picture of WPBakery with a caption',
      '[vc_single_image image="5" caption="The shop"]',
      '<figure><img alt="" /><figcaption>The shop</figcaption></figure>',
    ],
    ['a pair around a paragraph', '[lead]\nWords\n[/lead]\n\nMore', '<p>Words</p><p>More</p>'],
  ] as const)('shortcodes are converted: %s', ([, source, shown]) => {
    expect(convertWordpress(source).html).toBe(shown);
  });

  test('the beginning for an excerpt has no shortcodes', () => {
    const text = 'The words of a text, with [sic] notes. [contact-form-7 id="12" title="Contact"]';
    expect(convertWordpress(text).beginning).toBe('The words of a text, with [sic] notes.');
  });
});
