/** Clipboard content of Word for Windows, shortened. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head><body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<h2 style='mso-list:none'><span lang=EN-US style='mso-fareast-font-family:"Times New Roman"'>The bills<o:p></o:p></span></h2>
<p class=MsoNormal><span lang=EN-US style='color:red;font-family:"Calibri",sans-serif'>There were <b style='mso-bidi-font-weight:normal'>seven</b> of <i>them</i>, see <a href="https://example.com/bills"><span style='color:#0563C1'>the list</span></a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>Hosting<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>In <b>India</b><o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>Mail<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-table-layout-alt:fixed'>
 <tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Item</b></p></td><td><p class=MsoNormal><b>Price</b></p></td></tr>
 <tr><td><p class=MsoNormal>Hosting</p></td><td><p class=MsoNormal>100</p></td></tr>
</table>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Second<o:p></o:p></p>
<p class=MsoNormal><img width=20 height=20 src="file:///C:/Users/Asha/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="Picture_x0020_1"></p>
<!--EndFragment--></body></html>`;

export const wordAsMarkdown = `## The bills

There were **seven** of *them*, see [the list](https://example.com/bills).

- Hosting
  - In **India**
- Mail

| Item | Price |
| --- | --- |
| Hosting | 100 |

1. First
2. Second`;

/** Clipboard content of Google Docs, shortened. */
export const fromDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-8a1c2e4f-7fff-1111-2222-333344445555">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">The bills</span></h2>
<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">There were </span><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">seven</span><span style="font-size:11pt;font-weight:400;font-style:normal;"> of </span><span style="font-weight:400;font-style:italic;">them</span><span style="font-weight:400;font-style:normal;">, see </span><a href="https://example.com/bills" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">the list</span></a><span style="font-weight:400;">.</span></p>
<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">Hosting</span></p></li><ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">In </span><span style="font-weight:700;">India</span></p></li></ul><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Mail</span></p></li></ul>
<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312"/><col width="312"/></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;"><p dir="ltr"><span style="font-weight:700;">Item</span></p></td><td><p dir="ltr"><span style="font-weight:700;">Price</span></p></td></tr><tr><td><p dir="ltr"><span style="font-weight:400;">Hosting</span></p></td><td><p dir="ltr"><span style="font-weight:400;">100</span></p></td></tr></tbody></table></div>
<ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">First</span></p></li><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Second</span></p></li></ol></b><br class="Apple-interchange-newline">`;

export const docsAsMarkdown = wordAsMarkdown;

export const hostile = `<p onclick="window.hit=1">Before <a href="javascript:window.hit=1">a</a> <a href="java&#10;script:window.hit=1">b</a>
<a href="data:text/html,<script>window.hit=1</script>">c</a></p><script>window.hit=1</script><img src="x" onerror="window.hit=1">
<img src="/no.png" onerror="window.hit=1" alt="kept"><svg onload="window.hit=1"><script>window.hit=1</script></svg>
<iframe src="javascript:window.hit=1"></iframe><iframe srcdoc="<script>parent.hit=1</script>"></iframe><object data="x"></object>
<style>body{display:none}</style><form action="https://evil.example"><input name=a><button>Go</button></form>
<math><mtext><img src=x onerror="window.hit=1"></mtext></math><figure data-video="javascript:window.hit=1">v</figure>
<pre data-markdown=""><img src=x onerror="window.hit=1"></pre><table background="javascript:window.hit=1"><tr><td style="background:url(javascript:window.hit=1)">Cell</td></tr></table><p>After</p>`;
