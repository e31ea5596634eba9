import { ghostExport, ghostPost } from '#tests/kit/content/ghostExport.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';

const site = 'https://old.example';
const folder = `${site}/wp-content/uploads/2013/01`;
const words = (count: number) =>
  'A brand is what people say when nobody from the company is in the room, and the bill comes every month. '.repeat(
    count,
  );
const hindi = 'हमारे ग्राहक पूछते हैं कि एक अच्छी वेबसाइट में कितना समय लगता है। “तीन महीने”, हम कहते हैं। '.repeat(3);
const arabic = 'يسألنا عملاؤنا كم من الوقت يحتاج الموقع الجيد. نقول: «ثلاثة أشهر» إذا كان النص جاهزًا. '.repeat(3);
const picture = (name: string, alt: string, caption = '') =>
  `<figure class="wp-block-image size-large"><img src="${folder}/${name}-1024x768.png" alt="${alt}" class="wp-image-1"/>${caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`}</figure>`;
const prices = (align: string) =>
  `<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>Plan</th><th class="${align}">Monthly</th><th class="${align}">Yearly</th></tr></thead><tbody><tr><td>Starter</td><td class="${align}">₹12,000</td><td class="${align}">₹1,20,000</td></tr><tr><td>Growth, with a campaign and a report</td><td class="${align}">₹35,000</td><td class="${align}">₹3,50,000</td></tr></tbody></table><figcaption class="wp-element-caption">Without tax</figcaption></figure>`;

/** Ten posts as old sites have them: six of WordPress, four of Ghost. */
export const wordpressFile = wordpressExport(site, [
  {
    id: 1,
    title: 'A classic post with a gallery',
    categories: ['News'],
    content: `${words(2)}\n\n[caption id="attachment_9" align="alignright" width="300"]<img src="${folder}/boat-300x200.png" alt="A boat" width="300" /> The boat in <em>May</em>[/caption]\n\n<h3>What we saw</h3>\n<ul>\n \t<li>One</li>\n \t<li>Two, with ${words(1)}</li>\n</ul>\n&nbsp;\n\n[gallery ids="21,22,23,24"]\n\n<blockquote>It was quiet.\nVery quiet.</blockquote>\n${words(3)}`,
  },
  {
    id: 2,
    title: 'What a website costs',
    content: `<!-- wp:paragraph --><p>${words(2)}</p><!-- /wp:paragraph --><!-- wp:table -->${prices('has-text-align-right')}<!-- /wp:table --><!-- wp:heading --><h2 class="wp-block-heading">Hours</h2><!-- /wp:heading --><!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td colspan="2" style="text-align:center">Week</td><td>Sum</td></tr><tr><td rowspan="2">Design</td><td>Draft</td><td align="right">12</td></tr><tr><td>Pages</td><td align="right">30</td></tr><tr><td></td><td>Tests</td><td align="right">8</td></tr></tbody></table></figure><!-- /wp:table --><!-- wp:paragraph --><p>${words(1)}</p><!-- /wp:paragraph -->`,
  },
  {
    id: 3,
    title: 'Questions that clients ask',
    content: `<!-- wp:paragraph --><p>${words(1)}</p><!-- /wp:paragraph --><!-- wp:details --><details class="wp-block-details"><summary>How long does it take?</summary><!-- wp:paragraph --><p>${words(1)}</p><!-- /wp:paragraph --></details><!-- /wp:details --><!-- wp:details --><details class="wp-block-details" open><summary>What is in the price, and what is not, when the project runs longer than both of us thought?</summary><!-- wp:list --><ul><li>Design</li><li>Text</li></ul><!-- /wp:list --></details><!-- /wp:details --><!-- wp:yoast/faq-block --><div class="schema-faq"><div><strong class="schema-faq-question">Who owns it?</strong> <p class="schema-faq-answer">You do.</p></div></div><!-- /wp:yoast/faq-block -->`,
  },
  {
    id: 4,
    title: 'Code, footnotes and a film',
    meta: { footnotes: '[{"content":"Measured in <em>May</em>.","id":"aa-1"}]' },
    content: `<!-- wp:paragraph --><p>${words(1)}<sup data-fn="aa-1" class="fn"><a href="#aa-1" id="aa-1-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:code --><pre class="wp-block-code"><code lang="bash" class="language-bash">npm ci\nnpm run build -- --with-a-very-long-option=that-does-not-fit-on-a-phone --and-another-one=too</code></pre><!-- /wp:code --><!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ"} --><figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n</div><figcaption class="wp-element-caption">The talk</figcaption></figure><!-- /wp:embed --><!-- wp:list {"ordered":true,"start":4} --><ol start="4"><li>Fourth<!-- wp:list --><ul><li>In it</li></ul><!-- /wp:list --></li><li>Fifth</li></ol><!-- /wp:list --><!-- wp:footnotes /-->`,
  },
  {
    id: 5,
    title: 'अच्छी वेबसाइट कितने समय में बनती है',
    slug: 'hindi-post',
    content: `<p>${hindi}</p><h2>कीमत</h2><p><strong>“₹12,000”।</strong>${hindi}</p>${prices('has-text-align-center')}<ol><li>पहला</li><li>दूसरा</li></ol>`,
  },
  {
    id: 6,
    title: 'كم من الوقت يحتاج الموقع',
    slug: 'arabic-post',
    content: `<p dir="rtl">${arabic}</p><h2>الأسعار</h2><ul dir="rtl"><li>التصميم</li><li>النص</li></ul><table dir="rtl"><tr><th>الخطة</th><th>السعر</th></tr><tr><td>البداية</td><td>١٢٠٠</td></tr></table><blockquote><p>${arabic.slice(0, 60)}</p></blockquote>${picture('boat', 'قارب', 'القارب في مايو')}`,
  },
  ...[21, 22, 23, 24].map((id) => ({
    id,
    type: 'attachment',
    status: 'inherit',
    title: `shot${id}`,
    attachment: `${folder}/shot${id}.png`,
  })),
]);

const root = '__GHOST_URL__/content/images/2024/02';

export const ghostFile = ghostExport({
  posts: [
    ghostPost({
      id: '1',
      title: 'A post of Ghost with every card',
      slug: 'every-card',
      feature_image: `${root}/sea.png`,
      html: `<p>${words(2)}</p><div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind the <b>tax</b> of each month.</div></div><figure class="kg-card kg-gallery-card kg-width-wide"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="${root}/one.png" alt="One"></div><div class="kg-gallery-image"><img src="${root}/two.png" alt="Two"></div><div class="kg-gallery-image"><img src="${root}/tall.png" alt="Tall"></div></div></div><figcaption>All of them</figcaption></figure><div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Why so?</h4></div><div class="kg-toggle-content"><p>${words(1)}</p></div></div><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://elsewhere.example/page"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Elsewhere</div><div class="kg-bookmark-description">What it is</div></div></a></figure><p>${words(1)}</p>`,
    }),
    ghostPost({
      id: '2',
      title: 'A Markdown card with numbers',
      slug: 'markdown-card',
      html: null,
      mobiledoc: JSON.stringify({
        version: '0.3.1',
        cards: [
          [
            'markdown',
            {
              markdown: `${words(1)}\n\n| Month | Clicks | Share |\n|:--|--:|:-:|\n| May | 1200 | 12 % |\n| June | 90 | 1 % |\n\n1. One\n2. Two\n\n> ${words(1)}\n\n![A long picture](${root}/tall.png)`,
            },
          ],
        ],
        sections: [[10, 0]],
      }),
    }),
    ghostPost({
      id: '3',
      title: 'A text of the newest editor',
      slug: 'newest-editor',
      html: null,
      lexical: JSON.stringify({
        root: {
          children: [
            { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Pictures' }] },
            { type: 'paragraph', children: [{ type: 'text', text: words(2) }] },
            { type: 'image', src: `${root}/sea.png`, alt: 'The sea', caption: 'By the sea' },
            { type: 'codeblock', language: 'js', code: 'const a = 1;\n' },
            { type: 'embed', url: 'https://vimeo.com/76979871' },
          ],
        },
      }),
    }),
    ghostPost({
      id: '4',
      title: 'A long text with contents and small pictures',
      slug: 'with-contents',
      html: `<ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul><h2 id="one">One</h2><p>${words(4)}</p><p><img src="${root}/logo.png" alt="A logo"></p><h3>Below</h3><p>H<sub>2</sub>O, m<sup>2</sup>, <code>npm ci</code>, <mark>marked</mark>, <a href="https://elsewhere.example/a-very-long-address-without-any-space-in-it-that-goes-on-and-on">https://elsewhere.example/a-very-long-address-without-any-space-in-it-that-goes-on-and-on</a></p><h2 id="two">Two</h2><hr><p>${words(4)}</p><h2>Three</h2><dl><dt>Term</dt><dd>Meaning</dd></dl>`,
    }),
  ],
});

export const paths = [
  'a-classic-post-with-a-gallery',
  'what-a-website-costs',
  'questions-that-clients-ask',
  'code-footnotes-and-a-film',
  'hindi-post',
  'arabic-post',
  'every-card',
  'markdown-card',
  'newest-editor',
  'with-contents',
];
