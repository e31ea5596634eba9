/** HTML that programs put on the clipboard, shortened, and the Markdown that a writer expects of it. */
export const appClipboards: readonly (readonly [app: string, html: string, markdown: string])[] = [
  [
    'a checklist of Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5a1c2e4f-7fff-aaaa"><ul style="margin-top:0;padding-inline-start:28px;"><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="17.8px" height="18.4px" alt="unchecked" aria-roledescription="checkbox" style="margin-right:3px;" /><p dir="ltr" style="line-height:1.38;display:inline-block;" role="presentation"><span style="font-weight:400;">Book the hall</span></p></li><li dir="ltr" role="checkbox" aria-checked="true" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" alt="checked" aria-roledescription="checkbox" /><p dir="ltr" style="display:inline-block;" role="presentation"><span style="font-weight:700;">Print</span></p></li></ul></b>`,
    '- [ ] Book the hall\n- [x] **Print**',
  ],
  [
    'lists of three levels and empty lines of Google Docs',
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;">Before</span></p><br /><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>a</span></p></li><ol><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="2"><p role="presentation"><span>b</span></p></li><ul><li dir="ltr" aria-level="3"><p role="presentation"><span>c</span></p></li></ul></ol><li dir="ltr" aria-level="1"><p role="presentation"><span>d</span></p></li></ol><br /><p dir="ltr"><span style="font-style:italic;font-weight:400;">After</span></p></b><br class="Apple-interchange-newline">`,
    'Before\n\n1. a\n   1. b\n      - c\n2. d\n\n*After*',
  ],
  [
    'raised and lowered numbers of Google Docs',
    `<b style="font-weight:normal;" id="docs-internal-guid-2"><p dir="ltr"><span style="font-weight:400;vertical-align:baseline;">40 m</span><span style="font-size:0.6em;vertical-align:super;">2</span><span style="vertical-align:baseline;"> and CO</span><span style="font-size:0.6em;vertical-align:sub;">2</span></p></b>`,
    '40 m² and CO₂',
  ],
  [
    'tasks, a callout and code of Notion',
    `<meta charset='utf-8'><h2>Launch</h2>
<ul>
<li>[ ]  Write the copy</li>
<li>[x]  Choose the <strong>font</strong><ul>
<li>Serif</li>
</ul>
</li>
</ul>
<aside>
💡 Ask first.

</aside>

<pre><code class="language-javascript">const a = 1;
  b();
</code></pre>
<!-- notionvc: 1b2c3d4e-0000-4444-8888-1b2c3d4e5f60 -->`,
    '## Launch\n\n- [ ] Write the copy\n- [x] Choose the **font**\n  - Serif\n\n> 💡 Ask first.\n\n```javascript\nconst a = 1;\n  b();\n```',
  ],
  [
    'a toggle and tasks of a page of Notion',
    `<ul class="toggle"><li><details open=""><summary>Why now?</summary><p>Because.</p></details></li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Done</span></li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span class="to-do-children-unchecked">Open</span></li></ul><figure class="block-color-gray_background callout" style="white-space:pre-wrap;display:flex"><div style="width:100%"><p>Mind this</p></div></figure>`,
    '<details open>\n<summary>Why now?</summary>\n\nBecause.\n\n</details>\n\n- [x] Done\n- [ ] Open\n\n> Mind this',
  ],
  [
    'LibreOffice Writer',
    `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">p { margin-bottom: 0.25cm; line-height: 115% } a.sdfootnoteanc { font-size: 57% }</style></head>
<body lang="en-IN" dir="ltr"><h2 class="western">Prices</h2>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">It <b>rose</b> by <i>3&nbsp;%</i><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> in <font color="#ff0000"><span style="font-weight: normal"><u>May</u></span></font>.</font></font></p>
<ol><li value="3"><p style="margin-bottom: 0cm">three</p></li><li><p>four</p><ul><li><p>in it</p></li></ul></li></ol>
<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><col width="128*"/><thead><tr valign="top"><th width="50%"><p style="font-style: normal">Item</p></th><th width="50%"><p align="right">Price</p></th></tr></thead><tbody><tr valign="top"><td><p>Host</p></td><td><p align="right">100</p></td></tr></tbody></table>
<p><br/>
</p>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Of <b>all</b> clients</p></div></body></html>`,
    '## Prices\n\nIt **rose** by *3&nbsp;%*[^1] in May.\n\n3. three\n4. four\n   - in it\n\n| Item | Price |\n| --- | ---: |\n| Host | 100 |\n\n[^1]: Of **all** clients',
  ],
  [
    'footnotes of Word',
    `<p class=MsoNormal>It rose<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span lang=EN-US>[1]</span></span><![endif]></span></span></a> and fell<a style='mso-footnote-id:ftn2' href="#_ftn2" name="_ftnref2" title=""><span class=MsoFootnoteReference>[2]</span></a>.<o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> In May.<o:p></o:p></p><p class=MsoFootnoteText>More.</p></div><div style='mso-element:footnote' id=ftn2><p class=MsoFootnoteText><a href="#_ftnref2" name="_ftn2" title=""><span>[2]</span></a> In June.</p></div></div>`,
    'It rose[^1] and fell[^2].\n\n[^1]: In May.\n\n    More.\n\n[^2]: In June.',
  ],
  [
    'a footnote of Word without its text',
    '<p class=MsoNormal>It rose<a href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a>.</p>',
    'It rose\\[1\\].',
  ],
  [
    'footnotes and contents of a web page',
    '<ol><li><a href="https://a.example/post#prices">1</a></li></ol><h2 id="prices">Prices</h2><p>It rose<sup id="fnref:1"><a href="https://a.example/post#fn:1">1</a></sup> twice<sup id="fnref:1:2"><a href="https://a.example/post#fn:1">1</a></sup>.</p><section class="footnotes"><hr><ol><li id="fn:1"><p>In May. <a href="https://a.example/post#fnref:1">↩︎</a></p></li></ol></section>',
    '1. [1](#prices)\n\n## Prices\n\nIt rose[^1] twice[^1].\n\n[^1]: In May.',
  ],
  [
    'Slack',
    `<meta charset='utf-8'><div class="p-rich_text_section">Hi <b data-stringify-type="bold">all</b> <img data-stringify-type="emoji" data-stringify-emoji=":tada:" src="https://a.slack-edge.com/production-standard-emoji-assets/14.0/google-medium/1f389@2x.png" alt=":tada:"> <img data-stringify-type="emoji" data-stringify-emoji=":acme:" src="https://emoji.slack-edge.com/T0/acme/ab.png" alt=":acme:"></div><ul data-stringify-type="unordered-list" class="p-rich_text_list" data-indent="0"><li data-stringify-indent="0">one</li></ul><ul data-stringify-type="unordered-list" data-indent="1"><li data-stringify-indent="1">in it</li></ul><ul data-stringify-type="unordered-list" data-indent="0"><li data-stringify-indent="0">two</li></ul><ol data-stringify-type="ordered-list" data-indent="0"><li>first</li></ol><ul data-indent="1"><li>x</li></ul><ol data-indent="0"><li>second</li></ol><pre class="c-mrkdwn__pre" data-stringify-type="pre">npm ci<br>npm start</pre>`,
    'Hi **all** 🎉 :acme:\n\n- one\n  - in it\n- two\n\n1. first\n   - x\n2. second\n\n```\nnpm ci\nnpm start\n```',
  ],
  [
    'Word for the web',
    `<div class="OutlineElement Ltr"><p role="heading" aria-level="2" class="Paragraph"><span class="TextRun"><span class="NormalTextRun">The bills</span></span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun" style="font-weight:bold"><span class="NormalTextRun">Seven</span></span><span class="TextRun"><span class="NormalTextRun"> of them</span></span><span class="LineBreakBlob BlobObject"><span>&nbsp;</span><br></span><span class="TextRun">and one</span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></div><div class="TableContainer"><table><tbody><tr role="row"><td role="rowheader"><div><div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Item</span><span class="EOP">&nbsp;</span></p></div></div></td><td><div><p class="Paragraph" style="text-align:right"><span>Price</span><span class="EOP">&nbsp;</span></p></div></td></tr><tr><td><p>Host</p></td><td><p style="text-align:right">100</p></td></tr></tbody></table></div>`,
    '## The bills\n\n**Seven** of them\\\nand one\n\n| Item | Price |\n| --- | ---: |\n| Host | 100 |',
  ],
  [
    'Apple Pages and Mail',
    `<style type="text/css">p.p1 {margin: 0.0px} span.s1 {font-kerning: none}</style><p class="p1"><span class="s1"><b>Hello</b><span class="Apple-converted-space">&nbsp; </span>there</span></p><p class="p2"><span class="s1"></span><br></p><ul class="ul1"><li class="li1"><span class="s1"></span>one<ul class="ul2"><li class="li2">two</li></ul></li></ul>`,
    '**Hello** there\n\n- one\n  - two',
  ],
  [
    'Outlook on the web',
    `<div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Dear all,</div><div class="elementToProof"><br></div><div class="elementToProof"><b>Two</b> lines<br>of one</div><div><ul data-editing-info='{"orderedStyleType":1}'><li style="font-family: Aptos"><div class="elementToProof">one</div></li></ul></div>`,
    'Dear all,\n\n**Two** lines\\\nof one\n\n- one',
  ],
  [
    'lists of a web page',
    '<ul><li>a</li><li><ul><li>deep</li></ul></li></ul><p>x</p><ol reversed><li>c</li><li>b</li></ol><p>y</p><ul class="contains-task-list"><li><label><input type="checkbox" checked> done</label></li></ul>',
    '- a\n- - deep\n\nx\n\n2. c\n\n1) b\n\ny\n\n- [x] done',
  ],
  [
    'a picture with a caption, empty lines, and code whose lines are blocks',
    '<figure><img src="https://a.example/a.png" alt="A"><figcaption>The <b>cap</b></figcaption></figure><p>&nbsp;</p><div><br></div><p>b</p><pre><div>one</div><div>  two</div></pre><figure><img src="https://a.example/b.png" alt="B"><figcaption>By <a href="https://b.example/">B</a></figcaption></figure>',
    '![A](https://a.example/a.png "The cap")\n\nb\n\n```\none\n  two\n```\n\n![B](https://a.example/b.png)\n\nBy [B](https://b.example/)',
  ],
  [
    'Gmail with emoji',
    '<div dir="ltr">Party <img data-emoji="🎉" class="an1" alt="🎉" aria-label="🎉" src="https://fonts.gstatic.com/s/e/notoemoji/16.0/1f389/72.png" loading="lazy"> at 5<div><br></div><div>Bye</div></div>',
    'Party 🎉 at 5\n\nBye',
  ],
  [
    'a table of contents of Word',
    `<p class=MsoToc1><span class=MsoHyperlink><a href="#_Toc1538">What it costs<span style='color:windowtext;display:none;mso-hide:screen'><span style='mso-tab-count:1 dotted'>. </span></span><span style='display:none;mso-hide:screen'>1</span></a></span><o:p></o:p></p><p class=MsoToc2><a href="#_Toc1539">Who pays</a></p><h1><a name="_Toc1538">What it costs</a></h1><p class=MsoNormal>See <a href="#_Toc1539">below</a>, <a href="#_Ref9">there</a>.</p><h2><a name="_Toc1539"></a><a name="_Hlk1"><span style='mso-bookmark:_Toc1539'>Who pays</span></a></h2>`,
    '[What it costs](#what-it-costs)\n\n[Who pays](#who-pays)\n\n## What it costs\n\nSee [below](#who-pays), there.\n\n## Who pays',
  ],
  [
    'a table of contents of Google Docs',
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><a href="#heading=h.abc123"><span>Prices</span></a></p><p dir="ltr"><a href="https://docs.google.com/document/d/1abc/edit#heading=h.def"><span>Élan</span></a></p><h2 dir="ltr" id="h.abc123"><span>Our prices</span></h2><h2 dir="ltr" id="h.def"><span>Élan</span></h2></b>`,
    '[Prices](#our-prices)\n\n[Élan](#élan)\n\n## Our prices\n\n## Élan',
  ],
  [
    'links within a web page, to a heading and elsewhere',
    `<ul><li><a href="#prices">Prices</a></li><li><a href="https://other.example/post#team">Team</a></li><li><a href="https://other.example/post#none">None</a></li></ul><div id="lone"></div><p>Words</p><h2 id="prices">Our prices</h2><span id="team"></span><h2>Our team</h2>`,
    '- [Prices](#our-prices)\n- [Team](#our-team)\n- [None](https://other.example/post#none)\n\nWords\n\n## Our prices\n\n## Our team',
  ],
  [
    'a cell of Excel',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 width=64><col width=64><tr height=20><td height=20 class=xl65 align=right>12,500</td></tr></table></body></html>`,
    '12,500',
  ],
  [
    'a row of Excel',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><tr><td>A</td><td>B</td></tr></table></body></html>`,
    '| A | B |\n| --- | --- |',
  ],
  [
    'a box of Word around two paragraphs and a list',
    `<table class=MsoTableGrid border=1><tr><td width=601 valign=top><p class=MsoNormal><b>Note:</b> Read this.</p><p class=MsoNormal>Second</p><ul><li>one</li></ul></td></tr></table><p class=MsoNormal>After</p>`,
    '**Note:** Read this.\n\nSecond\n\n- one\n\nAfter',
  ],
  [
    'numbers of headings, quotations and comments of Word',
    `<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>Introduction</h1><p class=MsoQuote><i>First</i></p><p class=MsoQuote><i>Second</i></p><p class=MsoNormal>Said<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>A comment</p></div></div>`,
    '## 1 Introduction\n\n> First\n>\n> Second\n\nSaid',
  ],
  [
    'lists of Word with the digits of Hindi and of Arabic',
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>३.<span>&nbsp; </span></span>Three</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>४.<span>&nbsp; </span></span>Four</p><p class=MsoNormal>Between</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>١٢)<span>&nbsp; </span></span>Twelve</p>`,
    '3. Three\n4. Four\n\nBetween\n\n12. Twelve',
  ],
  [
    'code of ChatGPT with a bar above it, and a formula',
    `<ol><li><p>First:</p><pre class="overflow-visible!"><div class="contain-inline-size"><div class="flex items-center">bash</div><div class="sticky"><div><button>Copy code</button></div></div><div class="overflow-y-auto" dir="ltr"><code class="whitespace-pre! language-bash"><span><span>npm ci
npm start
</span></span></code></div></div></pre></li></ol><p>So <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>E</mi></mrow><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>E</span><span>mc2</span></span></span>.</p>`,
    '1. First:\n   ```bash\n   npm ci\n   npm start\n   ```\n\nSo E=mc^2.',
  ],
  [
    'a heading and a table of Apple Notes',
    `<meta charset="UTF-8"><div><b><h1>Note</h1></b></div><div>Text</div><div><object><table cellspacing="0"><tbody><tr><td valign="top"><div>a</div></td><td><div>b</div></td></tr></tbody></table></object><br></div>`,
    '## Note\n\nText\n\n| a | b |\n| --- | --- |',
  ],
  [
    'tasks of Confluence',
    `<ul class="inline-task-list"><li data-inline-task-id="1" class="checked"><span>done</span></li><li data-inline-task-id="2"><span>open</span></li></ul>`,
    '- [x] done\n- [ ] open',
  ],
  [
    'addresses without a protocol',
    `<p><a href="//other.example/a">A</a> <img src="//other.example/p.png" alt="P"></p>`,
    '[A](https://other.example/a) ![P](https://other.example/p.png)',
  ],
  [
    'quotations with a source below, beside and around the words',
    `<blockquote><p>One.</p><footer>Ada, <cite><a href="https://a.example/">Notes</a></cite></footer></blockquote><p>a</p><blockquote>Two.<cite>Ada</cite></blockquote><p>b</p><blockquote><p>Three. – <cite>- Ada</cite></p></blockquote><p>As <cite>Notes</cite> says</p><figure><blockquote><p>Four.</p></blockquote><figcaption>Ada</figcaption></figure>`,
    '> One.\n>\n> — Ada, [Notes](https://a.example/)\n\na\n\n> Two.\n>\n> — Ada\n\nb\n\n> Three.\n>\n> — Ada\n\nAs Notes says\n\n> Four.\n>\n> — Ada',
  ],
  [
    'a picture of a web page with its size, and one in a text',
    `<p><img src="https://a.example/x.png" alt="X" width="600" height="400"></p><p>See <img src="https://a.example/y.png" alt="Y" width="600" style="height:auto"></p>`,
    '<img src="https://a.example/x.png" alt="X" width="600" height="400">\n\nSee ![Y](https://a.example/y.png)',
  ],
];
