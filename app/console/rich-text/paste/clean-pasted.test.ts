import { expect, test } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

/** As Word for Windows puts it on the clipboard, shortened. */
const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span lang=EN-US style='mso-fareast-font-family:"Times New Roman"'>How to register<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-US>Bring your
passport</span></b><span lang=EN-US> and the <i>QR code</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Below it<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;
</span></span><![endif]>Second<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'>
<td width=302 valign=top style='width:226pt'><p class=MsoNormal><b>Day<o:p></o:p></b></p></td>
<td width=302><p class=MsoNormal>Hall<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>12 June<o:p></o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>
<p class=MsoNormal>See <a href="https://example.org/a?b=1&amp;c=2" target=_blank><span>the site</span></a> or <a
href="file:///C:/x.doc">this file</a>.<o:p></o:p></p>
<!--EndFragment--></body></html>`;

test('of a text of Word remain headings, paragraphs, stress, lists within lists, tables and links', () => {
  expect(cleanPasted(word)).toBe(
    '<h2>How to register</h2><p><strong>Bring your passport</strong> and the <em>QR code</em>.</p>' +
      '<ol><li><p>First</p><ul><li><p>Below it</p></li></ul></li><li><p>Second</p></li></ol>' +
      '<table><tbody><tr><td><p><strong>Day</strong></p></td><td><p>Hall</p></td></tr>' +
      '<tr><td><p>12 June</p></td><td><p></p></td></tr></tbody></table>' +
      '<p>See <a href="https://example.org/a?b=1&amp;c=2">the site</a> or this file.</p>',
  );
});

/** As Chromium copies part of an article of WeChat, shortened. */
const weChat = `<meta charset='utf-8'><section data-role="outer" label="edit by 135editor" style="font-size: 16px;"><section
style="margin: 10px auto; text-align: center;"><section style="display: inline-block;"><span style="font-size: 18px;"><strong
style="max-width: 100%;">观展须知</strong></span></section></section><section style="line-height: 1.75em;"><span
style="letter-spacing: 1px; color: rgb(63, 63, 63);">　　请携带<span style="font-weight: 700;">护照</span>原件，<br  />并提前预约。</span></section>
<p style="text-align:center"><img class="rich_pages wxw-img" data-src="https://mmbiz.qpic.cn/x" src="data:image/svg+xml,%3Csvg"></p>
<p><br></p><ul class="list-paddingleft-1" style="list-style-type: disc;"><li><section><span leaf="">农业机械</span></section></li><li><p>纺织</p></li></ul>
<section><table><tbody><tr><td><section><span>扫码关注我们</span></section></td></tr></tbody></table></section>
<mp-common-profile data-id="x"></mp-common-profile><p style="display: none;"><span>mp-style-type</span></p></section>`;

test('of an article of WeChat remain its paragraphs, its lists and what was bold; frames, pictures and what is hidden go', () => {
  expect(cleanPasted(weChat)).toBe(
    '<p><strong>观展须知</strong></p><p>请携带<strong>护照</strong>原件，</p><p>并提前预约。</p>' +
      '<ul><li><p>农业机械</p></li><li><p>纺织</p></li></ul><p>扫码关注我们</p>',
  );
});

test('a line that a program folded between Chinese characters has no space there', () => {
  expect(cleanPasted('<p>中非经贸\r\n  博览会 在\n长沙</p>')).toBe('<p>中非经贸博览会 在长沙</p>');
});

test('what Google calls bold and says is not is not bold, and plain words stay words', () => {
  expect(cleanPasted('<b style="font-weight:normal;" id="docs-internal-guid-1"><p>1 &lt; 2 <3</p></b>')).toBe(
    '<p>1 &lt; 2 &lt;3</p>',
  );
});

test('quotations, deep headings and unclosed items hold', () => {
  expect(cleanPasted('<h5>A</h5><blockquote><p>B</blockquote><ol><li>C<li>D</ol>')).toBe(
    '<h3>A</h3><blockquote><p>B</p></blockquote><ol><li><p>C</p></li><li><p>D</p></li></ol>',
  );
});

test('what the editor has copied itself stays as it is', () => {
  const own = '<p data-pm-slice="1 1 []">x</p>';
  expect(cleanPasted(own)).toBe(own);
});
