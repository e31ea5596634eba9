import { describe, expect, test } from 'vitest';
import { convertHtml } from '#tests/kit/content/convertHtml.ts';

describe('the HTML of the old site', () => {
  test.for([
    ['line breaks in <pre>', '<pre>npm ci<br>npm start</pre>', '<pre><code>npm ci\nnpm start\n</code></pre>'],
    [
      'line breaks in highlighted code',
      '<pre class="wp-block-code"><code lang="js" class="language-js">a();<br>b();</code></pre>',
      '<pre><code class="language-js">a();\nb();\n</code></pre>',
    ],
    ['spaces in <pre>', '<pre>  a\n   b  c</pre>', '<pre><code>  a\n   b  c\n</code></pre>'],
    ['fences in <pre>', '<pre>```\nx\n```</pre>', '<pre><code>```\nx\n```\n</code></pre>'],
    ['a line break in a heading', '<h2>First<br>second</h2>', '<h2>First<br />second</h2>'],
    ['a line break at the end of a heading', '<h3>Only<br></h3>', '<h3>Only</h3>'],
    ['a line break in bold', '<p><b>one<br>two</b> x</p>', '<p><strong>one<br />two</strong> x</p>'],
    ['a line break at the end of bold', '<p><b>one<br></b>two</p>', '<p><strong>one</strong><br />two</p>'],
    ['bold by a style', '<p><span style="font-weight:700">b</span> x</p>', '<p><strong>b</strong> x</p>'],
    [
      'italics and a line through words by a style',
      '<p><span style="font-style:italic">i</span> <span style="text-decoration:line-through">s</span></p>',
      '<p><em>i</em> <del>s</del></p>',
    ],
    ['bold around blocks by a style', '<div style="font-weight:bold"><p>a</p></div>', '<p><strong>a</strong></p>'],
    ['bold that a style takes back', '<b style="font-weight:normal"><p>x</p></b>', '<p>x</p>'],
    ['bold by a style in a heading', '<h2><span style="font-weight:700">H</span></h2>', '<h2>H</h2>'],
    ['a paragraph of an invisible sign', '<p>&#8203;</p><p>x</p>', '<p>x</p>'],
    ['two line breaks', '<p>one<br><br>two</p>', '<p>one</p><p>two</p>'],
    [
      'two line breaks in bold',
      '<p><b>one<br><br>two</b></p>',
      '<p><strong>one</strong></p><p><strong>two</strong></p>',
    ],
    ['two line breaks outside of a paragraph', '<div>one<br><br>two</div>', '<p>one</p><p>two</p>'],
    ['a rule beside an empty block', '<p>a</p><hr><div></div>b', '<p>a</p><hr /><p>b</p>'],
    ['bold beside a letter', '<p><b>Note:</b>text</p>', '<p><strong>Note:</strong>text</p>'],
    ['bold with spaces inside', '<p>a<b> b </b>c</p>', '<p>a <strong>b</strong> c</p>'],
    ['bold in quotes', '<p>x<b>“y”</b>z</p>', '<p>x<strong>“y”</strong>z</p>'],
    ['bold neighbours', '<p><b>a</b><strong>b</strong></p>', '<p><strong>ab</strong></p>'],
    ['bold within a word', '<p>un<b>believ</b>able</p>', '<p>un<strong>believ</strong>able</p>'],
    ['italics within a word', '<p>un<i>believ</i>able</p>', '<p>un<em>believ</em>able</p>'],
    ['bold around paragraphs', '<b><p>one</p><p>two</p></b>', '<p><strong>one</strong></p><p><strong>two</strong></p>'],
    ['empty bold', '<p>a<b> </b>b<i></i></p>', '<p>a b</p>'],
    [
      'a link around blocks',
      '<a href="https://a.example/"><h3>Title</h3><p>Text</p></a>',
      '<h3><a href="https://a.example/">Title</a></h3><p><a href="https://a.example/">Text</a></p>',
    ],
    [
      'a link around a list',
      '<a href="https://a.example/"><ul><li>One</li></ul></a>',
      '<ul><li><a href="https://a.example/">One</a></li></ul>',
    ],
    [
      'a link on a picture',
      '<p><a href="https://a.example/x"><img src="https://a.example/p.png" alt="P"></a></p>',
      '<figure><a href="https://a.example/x"><img src="https://a.example/p.png" alt="P" /></a></figure>',
    ],
    [
      'a link on a picture with a caption',
      '<figure><a href="https://a.example/x"><img src="https://a.example/p.png" alt=""></a><figcaption>The <b>cap</b></figcaption></figure>',
      '<figure><a href="https://a.example/x"><img src="https://a.example/p.png" alt="" /></a></figure><p>The <strong>cap</strong></p>',
    ],
    [
      'a link in a caption',
      '<figure><img src="https://a.example/p.png" alt=""><figcaption>By <a href="https://b.example/">B</a></figcaption></figure>',
      '<figure><img src="https://a.example/p.png" alt="" /></figure><p>By <a href="https://b.example/">B</a></p>',
    ],
    [
      'a link to the full size of a picture',
      '<p><a href="https://a.example/p.png"><img src="https://a.example/p-300x200.png" alt="P"></a></p>',
      '<figure><img src="https://a.example/p-300x200.png" alt="P" /></figure>',
    ],
    [
      'text in a button',
      '<div><button>How?</button><div><p>So.</p></div></div>',
      '<p><strong>How?</strong></p><p>So.</p>',
    ],
    ['a button in a heading', '<h3><button>How?</button></h3><p>So.</p>', '<h3>How?</h3><p>So.</p>'],
    [
      '<details>',
      '<details><summary>Why?</summary>Because.</details>',
      '<details><summary>Why?</summary><p>Because.</p></details>',
    ],
    [
      'an open <details> with formats and an empty one',
      '<details open class="wp-block-details"><summary>Why <b>so</b> &lt;much&gt; <a href="https://a.example/">x</a>?</summary><p>Because <i>of</i></p><ul><li>a</li></ul></details><details><p>b</p></details>',
      '<details open><summary>Why <strong>so</strong> &lt;much&gt; <a href="https://a.example/">x</a>?</summary><p>Because <em>of</em></p><ul><li>a</li></ul></details><details><summary></summary><p>b</p></details>',
    ],
    [
      '<details> in a list and in each other',
      '<ul><li>a<details><summary>b</summary><details><summary>c</summary><p><b>d</b></p></details></details></li></ul>',
      '<ul><li><p>a</p><details><summary>b</summary><details><summary>c</summary><p><strong>d</strong></p></details></details></li></ul>',
    ],
    [
      'footnotes in a list',
      '<p>a<sup id="r1"><a href="#n1">1</a></sup> b<a href="#n2">[2]</a> c<sup><a href="#n1">1</a></sup></p><ol><li id="n1">One <em>x</em> <a href="#r1">↩</a></li><li id="n2"><p>Two</p><p>and more</p></li></ol><p>End</p>',
      '<p>a<sup><a href="#fn-1">1</a></sup> b<sup><a href="#fn-2">2</a></sup> c<sup><a href="#fn-1">1</a></sup></p><p>End</p><section class="footnotes"><ol><li><p>One <em>x</em> <a href="#fnref-1" class="footnote-back">↩</a> <a href="#fnref-1-2" class="footnote-back">↩</a></p></li><li><p>Two</p><p>and more <a href="#fnref-2" class="footnote-back">↩</a></p></li></ol></section>',
    ],
    [
      'footnotes of Word',
      '<p>a<a href="#_ftn1" name="_ftnref1">[1]</a></p><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> One</p></div>',
      '<p>a<sup><a href="#fn-1">1</a></sup></p><section class="footnotes"><ol><li><p>One <a href="#fnref-1" class="footnote-back">↩</a></p></li></ol></section>',
    ],
    [
      'a table of contents',
      '<ol><li><a href="#Our_prices">1</a></li></ol><h2><span id="Our_prices">Our prices</span></h2><p>a</p>',
      '<ol><li><a href="#our-prices">1</a></li></ol><h2>Our prices</h2><p>a</p>',
    ],
    [
      'numbers of a list that counts down',
      '<ol reversed><li>c</li><li>b</li><li>a</li></ol>',
      '<ol start="3"><li>c</li></ol><ol start="2"><li>b</li></ol><ol><li>a</li></ol>',
    ],
    [
      'numbers of a list that counts down from a number',
      '<ol reversed start="10"><li>j</li><li value="4">d</li><li>c</li></ol>',
      '<ol start="10"><li>j</li></ol><ol start="4"><li>d</li></ol><ol start="3"><li>c</li></ol>',
    ],
    [
      'numbers of a list',
      '<ol start="4"><li>a</li><li value="7">b</li><li>c</li><li value="2">d<ol><li value="3">e</li></ol></li></ol>',
      '<ol start="4"><li>a</li></ol><ol start="7"><li>b</li><li>c</li></ol><ol start="2"><li><p>d</p><ol start="3"><li>e</li></ol></li></ol>',
    ],
    [
      'a toggle of Ghost',
      '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>What <b>does</b> it cost?</span></h4><button class="kg-toggle-card-icon" aria-label="Expand"><svg><path d="M1 1"/></svg></button></div><div class="kg-toggle-content"><p>Much.</p><ul><li>And more</li></ul></div></div>',
      '<details><summary>What <strong>does</strong> it cost?</summary><p>Much.</p><ul><li>And more</li></ul></details>',
    ],
    [
      'an accordion of WordPress 6.9',
      '<div role="group" class="wp-block-accordion"><div class="wp-block-accordion-item is-open"><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Why?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div role="region" class="wp-block-accordion-panel"><p>Because.</p></div></div></div>',
      '<details open><summary>Why?</summary><p>Because.</p></details>',
    ],
    [
      'a file of Ghost',
      '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://a.example/f.pdf" title="Download" download><div class="kg-file-card-contents"><div class="kg-file-card-title">Report</div><div class="kg-file-card-caption">Of 2024</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">f.pdf</div><div class="kg-file-card-filesize">2 MB</div></div></div><div class="kg-file-card-icon"><svg></svg></div></a></div>',
      '<p><a href="https://a.example/f.pdf">Report</a></p><p>Of 2024</p>',
    ],
    [
      'a file of WordPress with its button',
      '<div class="wp-block-file"><a href="https://a.example/f.pdf">Report</a><a href="https://a.example/f.pdf" class="wp-block-file__button" download>Download</a></div>',
      '<p><a href="https://a.example/f.pdf">Report</a></p>',
    ],
    [
      'a sound of Ghost',
      '<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-player-container"><audio src="https://a.example/s.mp3"></audio><div class="kg-audio-title">The talk</div><div class="kg-audio-player"><button class="kg-audio-play-icon"></button><span class="kg-audio-current-time">0:00</span></div></div></div>',
      '<p><a href="https://a.example/s.mp3">https://a.example/s.mp3</a></p><p>The talk</p>',
    ],
    [
      'an accordion of <details>',
      '<details><summary><h4>Q</h4></summary><p>A</p></details><details><summary><span>Q2</span></summary><p>A2</p></details>',
      '<details><summary>Q</summary><p>A</p></details><details><summary>Q2</summary><p>A2</p></details>',
    ],
    [
      'the language of code, as plug-ins name it',
      '<pre class="EnlighterJSRAW" data-enlighter-language="php">x</pre><pre lang="bash" line="1">ls</pre><pre><code data-language="js">a</code></pre><pre class="brush: sql; gutter: false">select</pre>',
      '<pre><code class="language-php">x\n</code></pre><pre><code class="language-bash">ls\n</code></pre><pre><code class="language-js">a\n</code></pre><pre><code class="language-sql">select\n</code></pre>',
    ],
    ['empty paragraphs and headings', '<p>a</p><p>&nbsp;</p><h2>&nbsp;</h2><h3></h3><p>b</p>', '<p>a</p><p>b</p>'],
    [
      'a picture beside no-break spaces',
      '<p>&nbsp;<img src="https://a.example/p.png" alt="P">&nbsp;</p>',
      '<figure><img src="https://a.example/p.png" alt="P" /></figure>',
    ],
    [
      'a PDF that WordPress shows and links',
      '<div class="wp-block-file"><object class="wp-block-file__embed" data="https://a.example/f.pdf" type="application/pdf"></object><a href="https://a.example/f.pdf">Report</a></div>',
      '<p><a href="https://a.example/f.pdf">Report</a></p>',
    ],
    [
      'furigana',
      '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>',
      '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>',
    ],
    [
      'the emoji of a callout of Ghost',
      '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind <b>this</b></div></div>',
      '<blockquote><p>💡 Mind <strong>this</strong></p></blockquote>',
    ],
    [
      'an address with and in brackets',
      '<p>(https://a.example/b) https://a.example/c_(d). [https://a.example/e]</p>',
      '<p>(<a href="https://a.example/b">https://a.example/b</a>) <a href="https://a.example/c_(d)">https://a.example/c_(d)</a>. [<a href="https://a.example/e">https://a.example/e</a>]</p>',
    ],
    ['tildes', '<p>~~not deleted~~ ~5 km</p>', '<p>~~not deleted~~ ~5 km</p>'],
    [
      'signs of Markdown',
      '<p># 1. *a* _b_ [c](d) `e` \\ &lt;b&gt; &amp;amp; | - + &gt;</p>',
      '<p># 1. *a* _b_ [c](d) `e` \\ &lt;b&gt; &amp;amp; | - + &gt;</p>',
    ],
    ['a number at the start', '<p>2024. A year</p><p>1) One</p>', '<p>2024. A year</p><p>1) One</p>'],
    ['an e-mail address', '<p>me@a.example</p>', '<p>me@a.example</p>'],
    ['a name with underscores', '<p>@rithalya_rajput_x</p>', '<p>@rithalya_rajput_x</p>'],
    [
      'an address in the text',
      '<p>See https://a.example/a_b_c.</p>',
      '<p>See <a href="https://a.example/a_b_c">https://a.example/a_b_c</a>.</p>',
    ],
    ['control characters', '<p>a\u0000b\u0008c\u001f</p>', '<p>abc</p>'],
    ['characters of windows-1252', '<p>it\u0092s</p>', '<p>it’s</p>'],
    [
      'a table with line breaks and bars',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>a|b<br>c</td><td><p>x</p><p>y</p></td></tr></table>',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a|b<br />c</td><td>x<br />y</td></tr></tbody></table>',
    ],
    [
      'a list in a table',
      '<table><tr><th>A</th><th>B</th></tr><tr><td><ul><li>x</li><li>y</li></ul></td><td>z</td></tr></table>',
      '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td><ul><li>x</li><li>y</li></ul></td><td>z</td></tr></tbody></table>',
    ],
    ['a definition list', '<dl><dt>T</dt><dd>D</dd></dl>', '<p><strong>T</strong></p><p>D</p>'],
    [
      'nested quotes',
      '<blockquote><p>a</p><blockquote>b</blockquote></blockquote>',
      '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>',
    ],
    [
      'sub and sup',
      '<div>H<sub>2</sub>O m<sup>2</sup> <kbd>Ctrl</kbd></div>',
      '<p>H<sub>2</sub>O m<sup>2</sup> <kbd>Ctrl</kbd></p>',
    ],
    ['inline code', '<p><code>a `b` &lt;c&gt;</code></p>', '<p><code>a `b` &lt;c&gt;</code></p>'],
    [
      'a link in code',
      '<p><code>see <a href="https://a.example/">it</a></code></p>',
      '<p><code>see</code><a href="https://a.example/"><code>it</code></a></p>',
    ],
    ['an emoji picture', '<p>Hi <img class="emoji" alt="🎉" src="https://s.w.org/x.png"></p>', '<p>Hi 🎉</p>'],
    [
      'a picture that a script would load',
      '<p><img src="data:image/gif;base64,R0lGOD" data-src="https://a.example/p.png" alt=""><noscript><img src="https://a.example/p.png"></noscript></p>',
      '<figure><img src="https://a.example/p.png" alt="" /></figure>',
    ],
    [
      'a picture for browsers without scripts',
      '<p><img src="data:image/gif;base64,R0lGOD" alt=""><noscript><img src="https://a.example/p.png" alt="P"></noscript></p>',
      '<figure><img src="https://a.example/p.png" alt="P" /></figure>',
    ],
  ] as const)('HTML is shown as on the old site: %s', ([, source, shown]) => {
    expect(convertHtml(source).html).toBe(shown);
  });

  test('the first number of a list stays', () => {
    expect(convertHtml('<ol start="3"><li>c</li><li>d<ol start="5"><li>e</li></ol></li></ol>').markdown).toBe(
      '3. c\n4. d\n\n   5. e',
    );
  });

  test('pictures of a gallery are one paragraph unless they have captions', () => {
    const img = (name: string) => `<img src="https://a.example/${name}.png" alt="${name}">`;
    const { markdown } = convertHtml(
      `<figure class="wp-block-gallery"><figure>${img('a')}</figure><figure>${img('b')}</figure></figure>`,
    );
    expect(markdown).toBe('![a](https://a.example/a.png)\n![b](https://a.example/b.png)');
    const captioned = convertHtml(
      `<figure class="wp-block-gallery"><figure>${img('a')}<figcaption>The a</figcaption></figure><figure>${img('b')}</figure><figcaption>All</figcaption></figure>`,
    );
    expect(captioned.markdown).toBe('![a](https://a.example/a.png "The a")\n\n![b](https://a.example/b.png)\n\nAll');
  });

  test('links within a text lead to the heading, whatever id it had', () => {
    const { markdown } = convertHtml(
      '<ul><li><a href="#h-our-pricing">Pricing</a></li><li><a href="#faq">FAQ</a></li><li><a href="#nowhere">Gone</a></li></ul>' +
        '<h2 id="h-our-pricing">Our Pricing!</h2><p><a name="faq"></a></p><h2>Questions</h2>',
    );
    expect(markdown).toContain('- [Pricing](#our-pricing)\n- [FAQ](#questions)\n- Gone');
  });

  test('text that is nested too deeply stays', () => {
    expect(convertHtml(`${'<div>'.repeat(300)}deep${'</div>'.repeat(300)}`).markdown).toBe('deep');
  });

  test('scripts are left out with their links named', () => {
    const { markdown, losses } = convertHtml(
      '<p>a<script src="https://f.example/x.js">alert(1)</script><a href="javascript:go(1)">b</a></p><form><label>Name</label><input></form>',
    );
    expect(markdown).toBe('ab\n\nName');
    expect(losses).toEqual([
      'a script was left out: https://f.example/x.js',
      'a link that leads nowhere was left out: javascript:go(1)',
      'a form was left out: its text stays: “Name”',
    ]);
  });

  test('a video of YouTube is no loss, another frame is one', () => {
    const { markdown, losses, notes } = convertHtml(
      '<object><param name="movie" value="https://www.youtube.com/v/aaaaaaaaaaa"></object><iframe src="https://maps.example/x"></iframe>',
    );
    expect(markdown).toBe('https://www.youtube.com/watch?v=aaaaaaaaaaa\n\nhttps://maps.example/x');
    expect([losses.length, notes.length]).toEqual([1, 1]);
  });
});
