import { describe, expect, test } from 'vitest';
import { convertWordpress } from '#tests/kit/content/convertHtml.ts';

describe('a text of WordPress', () => {
  test.for([
    [
      'line breaks in a quotation',
      '<blockquote>one\ntwo\n\nthree</blockquote>',
      '<blockquote><p>one<br />two</p><p>three</p></blockquote>',
    ],
    [
      'line breaks in list items',
      '<ul>\n<li>one\ntwo</li>\n<li>three</li>\n</ul>',
      '<ul><li>one<br />two</li><li>three</li></ul>',
    ],
    [
      'line breaks in cells',
      '<table>\n<tr>\n<th>A</th>\n<th>B</th></tr><tr>\n<td>x\ny</td>\n<td>z</td>\n</tr>\n</table>',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>x<br />y</td><td>z</td></tr></tbody></table>',
    ],
    ['line breaks in a division', '<div>one\ntwo\n\nthree</div>', '<p>one<br />two</p><p>three</p>'],
    ['line breaks in a paragraph', '<p>one\ntwo</p>\nthree', '<p>one<br />two</p><p>three</p>'],
    ['an own line break', 'one<br />\ntwo', '<p>one<br />two</p>'],
    [
      'bold over two paragraphs',
      '<strong>one\n\ntwo</strong>',
      '<p><strong>one</strong></p><p><strong>two</strong></p>',
    ],
    ['code', 'a\n<pre>x\n\ny</pre>\nb', '<p>a</p><pre><code>x\n\ny\n</code></pre><p>b</p>'],
    ['an address within code', '<pre>\nhttps://a.example/x\n</pre>', '<pre><code>https://a.example/x\n</code></pre>'],
    ['blocks', '<!-- wp:paragraph -->\n<p>one\ntwo</p>\n<!-- /wp:paragraph -->', '<p>one two</p>'],
    [
      'a classic block beside blocks',
      '<!-- wp:heading -->\n<h2>H</h2>\n<!-- /wp:heading -->\n\none\n\ntwo',
      '<h2>H</h2><p>one</p><p>two</p>',
    ],
    ['code of a plug-in', '[code]npm ci<br />npm start[/code]', '<pre><code>npm ci\nnpm start\n</code></pre>'],
    [
      'code of a language',
      '[php]<?php echo "[b]"; ?>[/php]',
      '<pre><code class="language-php">&lt;?php echo "[b]"; ?&gt;\n</code></pre>',
    ],
    [
      'code of a language beside words',
      'See [code language="php"]<?php echo 1; ?>[/code]',
      '<p>See</p><pre><code class="language-php">&lt;?php echo 1; ?&gt;\n</code></pre>',
    ],
    ['code beside words', 'Use [code]<?php x ?>[/code] here', '<p>Use <code>&lt;?php x ?&gt;</code> here</p>'],
    [
      'marked words',
      'Some [highlight]good <b>words</b>[/highlight] here',
      '<p>Some <mark>good <strong>words</strong></mark> here</p>',
    ],
    ['a shortcode to be read', 'Write [[gallery]] here', '<p>Write [gallery] here</p>'],
    ['words in brackets', 'He said [sic] it [citation needed] [1]', '<p>He said [sic] it [citation needed] [1]</p>'],
    [
      'WPBakery',
      '[vc_row][vc_column width="1/2"][vc_column_text]One\n\nTwo[/vc_column_text][vc_custom_heading text="Our work"][vc_toggle title="Why?"]So.[/vc_toggle][/vc_column][/vc_row]',
      '<p>One</p><p>Two</p><h2>Our work</h2><p><strong>Why?</strong></p><p>So.</p>',
    ],
    [
      'Divi',
      '[et_pb_section][et_pb_row][et_pb_column type="4_4"][et_pb_text _builder_version="4.9"]<p>Text</p>[/et_pb_text][et_pb_accordion][et_pb_accordion_item title="Q?"]<p>A.</p>[/et_pb_accordion_item][/et_pb_accordion][et_pb_button button_url="https://a.example/" button_text="Buy"][/et_pb_button][/et_pb_column][/et_pb_row][/et_pb_section]',
      '<p>Text</p><p><strong>Q?</strong></p><p>A.</p><p><a href="https://a.example/">Buy</a></p>',
    ],
    [
      'a button of WPBakery',
      '[vc_btn title="Go on" link="url:https%3A%2F%2Fa.example%2Fx|title:Go|"]',
      '<p><a href="https://a.example/x">Go on</a></p>',
    ],
    ['columns', '[one_half]A[/one_half][one_half_last]B[/one_half_last]', '<p>A</p><p>B</p>'],
    [
      'a spoiler',
      '[su_accordion][su_spoiler title="Q"]A[/su_spoiler][/su_accordion]',
      '<p><strong>Q</strong></p><p>A</p>',
    ],
    ['another pair', '[faq question="Q"]A[/faq]', '<p><strong>Q</strong></p><p>A</p>'],
    [
      'an accordion of blocks',
      '<!-- wp:kadence/pane --><div><div class="h"><button class="kt-blocks-accordion-header"><span>Q</span></button></div><div><p>A</p></div></div><!-- /wp:kadence/pane -->',
      '<p><strong>Q</strong></p><p>A</p>',
    ],
    [
      'an FAQ of Yoast',
      '<!-- wp:yoast/faq-block --><div class="schema-faq"><div><strong class="schema-faq-question">Q</strong> <p class="schema-faq-answer">A</p></div></div><!-- /wp:yoast/faq-block -->',
      '<p><strong>Q</strong></p><p>A</p>',
    ],
  ] as const)('a text of WordPress is shown as there: %s', ([, source, shown]) => {
    expect(convertWordpress(source).html).toBe(shown);
  });

  test.for([
    ['[audio:https://a.example/x.mp3]', 'https://a.example/x.mp3'],
    ['[audio:https://a.example/x.mp3|titles=One]', 'https://a.example/x.mp3'],
    ['[audio https://a.example/x.mp3]', 'https://a.example/x.mp3'],
    ['[audio mp3="https://a.example/x.mp3"][/audio]', 'https://a.example/x.mp3'],
    ['[video width="1" mp4="https://a.example/x.mp4"][/video]', 'https://a.example/x.mp4'],
    ['[embed width="123"]https://vimeo.com/76979871[/embed]', 'https://vimeo.com/76979871'],
    ['[youtube aaaaaaaaaaa]', 'https://www.youtube.com/watch?v=aaaaaaaaaaa'],
    ['[youtube=https://youtu.be/aaaaaaaaaaa]', 'https://youtu.be/aaaaaaaaaaa'],
    ['[vimeo 76979871]', 'https://vimeo.com/76979871'],
    ['[playlist ids="7,8"]', 'attachment:7\n\nattachment:8'],
  ] as const)('the player %s becomes its address', ([source, markdown]) => {
    expect(convertWordpress(source).markdown).toBe(markdown);
  });

  test('what only WordPress draws is reported with its words', () => {
    const { losses } = convertWordpress(
      'x\n\n<!-- wp:acme/box {"title":"Only here","n":1} /-->\n\n[contact-form-7 id="1" title="Write"]\n\n<!-- wp:spacer {"height":"9px"} /-->',
    );
    expect(losses).toEqual([
      'the block acme/box is drawn by WordPress: it was left out: “Only here”',
      'a form was left out: [contact-form-7 id="1" title="Write"]',
    ]);
  });
});
