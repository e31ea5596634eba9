import { describe, expect, test } from 'vitest';
import { incomingMailStrings } from '#schema/incomingMail.ts';
import { readMail } from '#server/clients/message/mailbox/readMail.ts';
import { bytesIn, multipart, rawMail, rawPart, type Transfer } from '#tests/kit/content/rawMail.ts';

const plain = (text: Buffer | string, parameters = '; charset=utf-8', transfer: Transfer = '8bit') =>
  rawPart([`Content-Type: text/plain${parameters}`], Buffer.from(text as string), transfer);
const page = (html: Buffer | string, parameters = '; charset=utf-8') =>
  rawPart([`Content-Type: text/html${parameters}`], Buffer.from(html as string), 'base64');
const read = async (body: Buffer) => {
  const { text, quoted, omitted, isIncomplete } = await readMail(rawMail(body));
  return { text, quoted, omitted, isIncomplete };
};
const whole = (text: string) => ({ text, quoted: null, omitted: [], isIncomplete: false });

const german = 'Schöne Grüße aus Köln, die Änderung kostet 50 Euro.';
const hindi = 'जी हाँ, मंगलवार ठीक है। कृपया कीमत भी भेजें।';
const russian = 'Добрый день! Вторник нам подходит, пришлите, пожалуйста, договор и смету.';

describe('a text in another charset than its label', () => {
  test.for([
    ['UTF-8 labelled as us-ascii', german, 'utf-8', '; charset=us-ascii'],
    ['UTF-8 labelled as iso-8859-1', hindi, 'utf-8', '; charset=iso-8859-1'],
    ['UTF-8 without a label', hindi, 'utf-8', ''],
    ['UTF-8 with a label that nobody knows', german, 'utf-8', '; charset=klingon'],
    ['windows-1252 labelled as utf-8', german, 'windows-1252', '; charset=utf-8'],
    ['windows-1252 labelled as us-ascii', german, 'windows-1252', '; charset=us-ascii'],
    ['windows-1252 with its own signs labelled as iso-8859-1', '„50 €“ – ja', 'windows-1252', '; charset=iso-8859-1'],
    ['KOI8-R without a label', russian, 'koi8-r', ''],
    ['windows-1251 labelled as us-ascii', russian, 'windows-1251', '; charset=us-ascii'],
    [
      'Russian that looks like Hebrew, labelled as utf-8',
      'Добрый день, нам нужен новый сайт для магазина',
      'windows-1251',
      '; charset=utf-8',
    ],
    ['Arabic without a label', 'مرحبا، نحتاج إلى موقع جديد', 'windows-1256', ''],
    ['Greek without a label', 'Καλημέρα σας, χρειαζόμαστε νέα σελίδα', 'iso-8859-7', ''],
    ['one word of German without a label', 'Grüße', 'windows-1252', ''],
    ['cp850', german, 'cp850', '; charset=cp850'],
    ['cp850 as IBM850', german, 'cp850', '; charset=IBM850'],
    ['UTF-16 of little-endian order with a mark', german, 'utf-16le', '; charset=utf-16', '\ufeff'],
    ['UTF-16 of big-endian order with a mark', hindi, 'utf-16be', '; charset=utf-16', '\ufeff'],
    ['UTF-16 without a mark', german, 'utf-16le', '; charset=utf-16'],
    ['UTF-16 of big-endian order without a mark', hindi, 'utf-16be', '; charset=utf-16'],
    ['UTF-16 without a label', german, 'utf-16le', ''],
    ['UTF-8 labelled as UTF-16', german, 'utf-8', '; charset=utf-16'],
    ['Chinese labelled as gb2312 with letters of gbk', '您好，星期二可以。鎔', 'gbk', '; charset=gb2312'],
    ['Korean labelled as uhc', '똠방각하, 화요일 좋습니다.', 'cp949', '; charset=uhc'],
    ['Korean of Windows labelled as euc-kr', '똠방각하, 화요일 좋습니다.', 'cp949', '; charset=euc-kr'],
    ['Korean of Windows labelled as ks_c_5601-1987', '똠방각하입니다.', 'cp949', '; charset=ks_c_5601-1987'],
    ['Chinese of Hong Kong labelled as big5', '您好，我哋嘅公司想整一個網站。', 'big5-hkscs', '; charset=big5'],
    ['Korean labelled as ks_c_5601-1987', '네, 화요일 좋습니다.', 'euc-kr', '; charset=ks_c_5601-1987'],
  ] as [string, string, string, string, string?][])(
    'a text in another charset than its label is read completely: %s',
    async ([, text, charset, label, mark = '']) => {
      expect(await read(plain(bytesIn(charset, mark + text), label, 'base64'))).toEqual(whole(text));
    },
  );

  test('a text is read line by line when a server adds a footer in another charset', async () => {
    const lines = Buffer.concat([Buffer.from(`${hindi}\r\n`), bytesIn('windows-1252', german)]);
    expect(await read(plain(lines))).toEqual(whole(`${hindi}\n${german}`));
  });

  test('a mail of ISO-2022-JP stays Japanese without a label', async () => {
    const bytes = Buffer.from('\x1b$B>5CN$7$^$7$?!#\x1b(B', 'latin1');
    expect(await read(plain(bytes, ''))).toEqual(whole('承知しました。'));
  });

  test('a mail with bytes that stand for no character is reported as incomplete', async () => {
    const result = await read(plain(Buffer.from([0x41, 0x81, 0xff, 0xff]), '; charset=shift_jis'));
    expect(result).toMatchObject({ omitted: [incomingMailStrings.unknownLetters], isIncomplete: true });
  });
});

describe('an HTML text', () => {
  test('an HTML text has the charset of its meta element when the header names none', async () => {
    for (const meta of [
      '<meta charset="koi8-r">',
      '<META content="text/html; charset=koi8-r" http-equiv=Content-Type>',
      `<style>${'td { padding: 0 }'.repeat(1000)}</style><meta charset="koi8-r">`,
    ]) {
      const html = `<html><head>${meta}</head><body><p>${russian}</p></body></html>`;
      expect(await read(page(bytesIn('koi8-r', html), ''))).toEqual(whole(russian));
    }
  });

  test('an HTML text has the charset of its XML declaration when nothing else names one', async () => {
    const html = `<?xml version="1.0" encoding="windows-1250"?><html><body><p>Żółć gęślą jaźń</p></body></html>`;
    expect(await read(page(bytesIn('windows-1250', html), ''))).toEqual(whole('Żółć gęślą jaźń'));
  });

  test('an HTML text keeps the charset of the header when the meta element names another', async () => {
    const html = `<meta charset="koi8-r"><p>${german}</p>`;
    expect(await read(page(bytesIn('iso-8859-15', html), '; charset=iso-8859-15'))).toEqual(whole(german));
  });
});

describe('of two alternatives', () => {
  const answer = '<p>Yes, Tuesday at eleven works for us.</p><p>Please send the contract.</p>';
  const answerText = 'Yes, Tuesday at eleven works for us.\n\nPlease send the contract.';
  test.for([
    'This message has an HTML version.',
    'This is an HTML message. Please use an HTML capable mail program.',
    '\u00a0.',
    '\u00a0 \r\n \u00a0',
    'View this email online: https://mail.example/v/1',
    'To view this mail, open it in your browser: https://mail.example/v/1?u=2',
    'Diese Nachricht im Browser ansehen: https://mail.example/v/1',
    'Если письмо не отображается, откройте его в браузере.',
  ])('the HTML alternative is read beside the placeholder %j', async (placeholder) => {
    expect(await read(multipart('alternative', [plain(placeholder), page(answer)]))).toEqual(whole(answerText));
  });

  test.for([
    ['says the same', 'Yes, Tuesday at eleven works for us.\r\n\r\nPlease send the contract.'],
    [
      'mentions a browser',
      'Yes, Tuesday at eleven works for us. Please send the contract. The page fails in my browser.',
    ],
  ])('the plain alternative is read when it %s', async ([, text = '']) => {
    expect(await read(multipart('alternative', [plain(text), page(answer)]))).toEqual(whole(text.replaceAll('\r', '')));
  });

  test('a short plain text is read beside HTML of nothing but a picture', async () => {
    expect(await read(multipart('alternative', [plain('Ok.'), page('<img src="https://x.example/1.gif">')]))).toEqual(
      whole('Ok.'),
    );
  });

  test('both alternatives are read when they say different things', async () => {
    const text = 'Our budget is five lakh, and the launch is in March.';
    expect(await read(multipart('alternative', [plain(text), page('<p>Only for the addressee.</p>')]))).toEqual(
      whole(`${text}\nOnly for the addressee.`),
    );
  });

  test('alternatives for AMP, for a watch and in enriched text are neither text nor files', async () => {
    const parts = [
      plain('Yes, on Tuesday.'),
      rawPart(['Content-Type: text/enriched'], Buffer.from('<bold>Yes</bold>, on Tuesday.')),
      rawPart(['Content-Type: text/watch-html; charset=utf-8'], Buffer.from('<p>Yes</p>')),
      rawPart(['Content-Type: text/x-amp-html; charset=utf-8'], Buffer.from('<p>Yes, on Tuesday.</p>')),
      page('<p>Yes, on Tuesday.</p>'),
    ];
    const mail = await readMail(rawMail(multipart('alternative', parts)));
    expect(mail).toMatchObject({ text: 'Yes, on Tuesday.', attachments: [], omitted: [] });
  });
});

describe('a mail of an unusual form', () => {
  test('a mail is read when it has enriched text alone', async () => {
    const text = '<bold>Yes</bold>, on\r\nTuesday.\r\n\r\n<color><param>red</param>5 << 6 lakh</color>.';
    expect(await read(rawPart(['Content-Type: text/enriched; charset=us-ascii'], Buffer.from(text)))).toEqual(
      whole('Yes, on Tuesday.\n5 < 6 lakh.'),
    );
  });

  test('a mail is read when it has the older rich text alone', async () => {
    const text = '<bold>Yes</bold>, on\r\nTuesday.<nl>5 <lt> 6 lakh<comment>hidden</comment>.';
    expect(await read(rawPart(['Content-Type: text/richtext; charset=us-ascii'], Buffer.from(text)))).toEqual(
      whole('Yes, on Tuesday.\n5 < 6 lakh.'),
    );
  });

  test.for([
    ['message/partial; number=1; total=2; id="a@b.example"', incomingMailStrings.partial, 'part.eml'],
    ['message/external-body; access-type=ftp; site="b.example"; name=a', incomingMailStrings.elsewhere, 'a'],
  ] as const)('a part of a mail that is not there is named: %s', async ([type, sentence, name]) => {
    const absent = rawPart([`Content-Type: ${type}`], Buffer.from('Content-Type: text/plain\r\n\r\nhalf'));
    const mail = await readMail(rawMail(multipart('mixed', [plain('Yes.'), absent])));
    expect(mail).toMatchObject({ text: 'Yes.', omitted: [sentence], isIncomplete: true, attachments: [{ name }] });
  });

  test('a mail is read when its lines end with CR alone', async () => {
    const parts = multipart('mixed', [plain('Yes.\r\nOn Tuesday.'), page(`<p>${german}</p>`)]);
    const mail = Buffer.from(rawMail(parts).toString('latin1').replaceAll('\r\n', '\r'), 'latin1');
    expect(await readMail(mail)).toMatchObject({
      from: { email: 'asha@rao.example', name: 'Asha' },
      subject: 'Re: Your enquiry',
      text: `Yes.\nOn Tuesday.\n${german}`,
    });
  });

  test.for([
    ['a byte order mark', '\ufeff'],
    ['blank lines', '\r\n\r\n'],
    ['the line of an mbox', 'From asha@rao.example Fri Nov 20 10:15:00 2026\r\n'],
  ])('a mail is read when %s precedes its headers', async ([, prefix = '']) => {
    const mail = await readMail(Buffer.concat([Buffer.from(prefix), rawMail(plain(hindi))]));
    expect(mail).toMatchObject({ mailId: 'raw@rao.example', from: { email: 'asha@rao.example' }, text: hindi });
  });

  test('a mail is read when an editor saved it as UTF-16', async () => {
    const mail = Buffer.from(`\ufeff${rawMail(plain(hindi)).toString('utf8')}`, 'utf16le');
    expect(await readMail(mail)).toMatchObject({ subject: 'Re: Your enquiry', text: hindi });
  });

  test('a mail is read when its boundary is missing or wrong', async () => {
    const body = multipart('mixed', [plain('Yes, on Tuesday.')], 'right').toString();
    for (const parameter of ['', '; boundary=wrong']) {
      const broken = body.replace('; boundary="right"', parameter);
      expect(await read(Buffer.from(broken))).toEqual(whole('Yes, on Tuesday.'));
    }
    expect(await read(Buffer.from('Content-Type: multipart/mixed\r\n\r\nYes, on Tuesday.'))).toEqual(
      whole('Yes, on Tuesday.'),
    );
  });

  test.for(['quoted printable', 'Quoted_Printable', 'quoted-printable (RFC 2045)'])(
    'a mail is read when its transfer encoding is written as %s',
    async (encoding) => {
      const head = `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
      expect(await read(Buffer.from(`${head}Gr=C3=BC=C3=9Fe`))).toEqual(whole('Grüße'));
    },
  );

  test('a mail is read when its media type is invalid or empty', async () => {
    for (const type of ['text', 'plain; charset=utf-8', '']) {
      expect(await read(rawPart([`Content-Type: ${type}`], Buffer.from('Yes.')))).toEqual(whole('Yes.'));
    }
  });
});

describe('names and subjects', () => {
  const headersOf = async (from: string, subject: string) => {
    const head = Buffer.concat([
      Buffer.from('From: '),
      bytesIn('windows-1252', from),
      Buffer.from('\r\nSubject: '),
      bytesIn('windows-1252', subject),
      Buffer.from('\r\n'),
    ]);
    const mail = await readMail(Buffer.concat([head, plain('Yes.')]));
    return [mail.from.name, mail.subject];
  };
  test.for([
    [
      'in windows-1252 bytes',
      'Jürgen Weiß <j@w.example>',
      'Ihre Anfrage für München',
      ['Jürgen Weiß', 'Ihre Anfrage für München'],
    ],
    [
      'in UTF-8 labelled as us-ascii',
      '=?us-ascii?Q?J=C3=BCrgen?= <j@w.example>',
      '=?us-ascii?B?R3LDvMOfZQ==?=',
      ['Jürgen', 'Grüße'],
    ],
    ['in cp850', '=?cp850?Q?J=81rgen?= <j@w.example>', '=?cp850?Q?Gr=81=E1e?=', ['Jürgen', 'Grüße']],
    [
      'in two words that cut a letter',
      'A <j@w.example>',
      '=?utf-8?Q?Gr=C3?= =?utf-8?Q?=BC=C3=9Fe?= an alle',
      ['A', 'Grüße an alle'],
    ],
    ['with a language', '=?utf-8*de?Q?J=C3=BCrgen?= <j@w.example>', 'Hello', ['Jürgen', 'Hello']],
    ['in single quotes', '"\'Jürgen Weiß\'" <j@w.example>', 'Hello', ['Jürgen Weiß', 'Hello']],
    ['with an apostrophe', "Tara O'Neil <j@w.example>", 'Hello', ["Tara O'Neil", 'Hello']],
    ['of plain letters', 'Asha Rao <j@w.example>', 'A = ? question', ['Asha Rao', 'A = ? question']],
  ] as [string, string, string, string[]][])('names and subjects are read %s', async ([, from, subject, expected]) => {
    expect(await headersOf(from, subject)).toEqual(expected);
  });
});
