import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';

export const UPLOADS = '/wp-content/uploads/2013/01';

/** The features of WordPress's theme test data, each in a post or page with texts of our own. */
export const themeTest = (site: string) =>
  wordpressExport(site, [
    {
      id: 900,
      type: 'attachment',
      status: 'inherit',
      title: 'boat',
      attachment: `${site}${UPLOADS}/boat.jpg`,
      meta: { _wp_attachment_image_alt: 'A boat "at" sea' },
    },
    {
      id: 901,
      type: 'attachment',
      status: 'inherit',
      title: 'hill',
      attachment: `${site}${UPLOADS}/hill.jpg`,
      parent: 7,
    },
    { id: 902, type: 'attachment', status: 'inherit', title: 'gone', attachment: `${site}${UPLOADS}/gone.jpg` },
    {
      id: 1,
      title: 'Featured across',
      content: '<!-- wp:paragraph --><p>Short and sweet.</p><!-- /wp:paragraph -->',
      meta: { _thumbnail_id: '900', _yoast_wpseo_title: 'For engines', _yoast_wpseo_metadesc: '%%excerpt%% %sep%' },
      isSticky: true,
      comments: 2,
    },
    {
      id: 2,
      title: 'Edge <em>case</em>: markup &amp; &#8220;signs&#8221; in the title',
      content: 'A <strong>classic</strong> text.\n\nIts second paragraph\nof two lines.',
    },
    { id: 3, title: '', slug: '', content: 'There is no title above this text.' },
    { id: 4, title: 'A very long title '.repeat(20).trim(), content: 'x' },
    {
      id: 5,
      title: 'Many tags',
      tags: Array.from({ length: 25 }, (_, index) => `Tag ${index + 1}`),
      categories: ['Über, alles'],
    },
    {
      id: 6,
      title: 'Tags of HTML',
      content: [
        '<h1>Heading one</h1><h2>Heading two</h2><h6>Six</h6>',
        '<blockquote>Quoted <cite>by somebody</cite></blockquote>',
        '<table><tr><th>Who</th><th>What</th></tr><tr><td>Ann | Bob</td><td>Pay<br>rise</td></tr></table>',
        '<dl><dt>Term</dt><dd>What it means</dd></dl>',
        '<ul><li>One<ul><li>One and a half<ol><li>Deep</li></ol></li></ul></li><li>Two</li></ul>',
        '<p>H<sub>2</sub>O, E = mc<sup>2</sup>, <del>old</del>, <code>x &lt; 1</code>, <kbd>Ctrl</kbd> 5 * 3 * 2 _not emphasis_ &lt;b&gt;</p>',
        '<pre>  kept\n   as it is</pre>',
        '<pre class="wp-block-code"><code class="language-css">p { margin: 0 }</code></pre>',
        '<script>alert(1)</script><form><input name="q"></form><style>p{}</style>',
      ].join('\n'),
    },
    {
      id: 7,
      title: 'A gallery',
      content: `Look:\n\n[gallery]\n\n[caption id="attachment_900" width="300"]<a href="${site}${UPLOADS}/boat.jpg"><img src="${site}${UPLOADS}/boat-300x200.jpg" alt="Boat" /></a> The boat, <em>again</em>[/caption]\n\n<img src="/wp-content/uploads/2013/01/gone.jpg" />`,
    },
    {
      id: 8,
      title: 'Videos and sounds',
      content:
        'https://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n[embed]https://vimeo.com/76979871[/embed]\n\n[audio src="https://old.example/a.mp3"]\n\n<!-- wp:embed {"url":"x"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/aaaaaaaaaaa\n</div></figure><!-- /wp:embed -->\n\n<iframe src="https://www.youtube.com/embed/bbbbbbbbbbb?rel=0"></iframe>\n\n<iframe src="https://maps.example/x"></iframe>',
    },
    {
      id: 9,
      title: 'More and next page',
      content: 'What stands before it introduces it.\n\n<!--more Go on-->\n\nThe rest.\n\n<!--nextpage-->\n\nPage two.',
    },
    {
      id: 10,
      title: 'Shortcodes',
      content:
        '[contact-form-7 id="1" title="Write"] and [unknown] and [code language="php"]<?php echo "hi"; ?>[/code]',
    },
    {
      id: 11,
      title: 'Links',
      content: `<a href="${site}/2013/01/featured-across/#top">path</a> <a href="${site}/?p=2">number</a> <a href="/about-us/team/">page</a> <a href="${site}/category/news/">list</a> <a href="${site}/2009/lost/">lost</a> <a href="${site}/file.pdf">file</a> <a href="javascript:alert(1)">bad</a> <a href="https://elsewhere.example/(x)">else</a> <a href="${site}/">home</a> <a href="mailto:a@b.example">mail</a>`,
    },
    { id: 12, title: 'Protected', password: 'secret', content: 'Hidden text of this post.' },
    { id: 13, title: 'Not yet', status: 'draft', date: '0000-00-00 00:00:00', slug: '', content: 'A draft as it is.' },
    { id: 14, title: 'Waiting', status: 'pending', content: 'Waits for somebody.' },
    { id: 15, title: 'For ourselves', status: 'private', content: 'For the signed in.' },
    { id: 16, title: 'Tomorrow and after', status: 'future', date: '2099-01-01 09:00:00', content: 'It will come.' },
    { id: 17, title: 'Binned', status: 'trash' },
    {
      id: 18,
      title: 'Straße: 日本語',
      slug: '%e6%97%a5%e6%9c%ac%e8%aa%9e',
      content: '日本語 text 🎉',
      author: 'nobody',
    },
    { id: 19, title: 'Same slug', slug: 'many-tags', content: 'Another one of this slug.', meta: { mood: 'good' } },
    {
      id: 20,
      type: 'page',
      title: 'About us',
      path: '/about-us/',
      categories: [],
      content: 'Who we are, in many words.',
    },
    {
      id: 21,
      type: 'page',
      title: 'Team',
      path: '/about-us/team/',
      parent: 20,
      categories: [],
      content:
        '<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><p>Left</p></div><div><p>Right</p></div></div><!-- /wp:columns --><!-- wp:latest-posts /--><!-- wp:buttons --><div class="wp-block-buttons"><a class="wp-block-button__link" href="/contact">Write to us</a></div><!-- /wp:buttons -->',
    },
    { id: 22, type: 'nav_menu_item', title: 'Menu' },
    { id: 23, type: 'revision', status: 'inherit', title: 'Old' },
    {
      id: 24,
      type: 'movie',
      title: 'A film',
      content: 'About a film.',
      excerpt: 'A film that we made for them',
      terms: { genre: 'Brand films' },
      meta: { client: 'Kaveri Foods', year: '2019', _thumbnail_id: '901' },
    },
    { id: 25, title: 'FAQ', content: 'x'.repeat(150_000) },
  ]);
