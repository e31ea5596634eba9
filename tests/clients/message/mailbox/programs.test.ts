import { describe, expect, test } from 'vitest';
import { incomingMailStrings } from '#schema/incomingMail.ts';
import { readMail } from '#server/clients/message/mailbox/readMail.ts';
import { bytesIn, multipart, rawMail, rawPart } from '#tests/kit/content/rawMail.ts';

const head = ['From: Asha <asha@rao.example>', 'Message-ID: <a@rao.example>'];
const mailOf = (body: string | Buffer, headers: string[] = [], type = 'text/plain; charset=utf-8') =>
  Buffer.concat([
    Buffer.from([...head, ...headers, `Content-Type: ${type}`, '', ''].join('\r\n')),
    Buffer.from(typeof body === 'string' ? body.replaceAll('\n', '\r\n') : body),
  ]);
const page = (html: string) => rawMail(rawPart(['Content-Type: text/html; charset=utf-8'], Buffer.from(html)));
const german = 'Grüße aus Köln, wir kommen am Dienstag und freuen uns auf das Büro.';

describe('what a program adds', () => {
  test.for([
    [
      'GMX',
      'Gesendet: Freitag, 20. November 2026 um 09:58 Uhr\nVon: "Agentur" <o@agency.example>\nAn: Asha\nBetreff: X',
    ],
    ['WEB.DE', '-- \nDiese Nachricht wurde von meinem Android Mobiltelefon mit WEB.DE Mail gesendet.'],
    ['Seznam', '---------- Původní e-mail ----------\nOd: O <o@agency.example>\nKomu: a\nPředmět: Dotaz\n\nKdy?'],
    [
      'Gmail in Hebrew',
      '\u202bבתאריך יום ו׳, 20 בנוב׳ 2026 ב-9:58 מאת \u202aO\u202c <\u202ao@agency.example\u202c\u200f>:\u202c\n\n> מתי?',
    ],
    [
      'Gmail in Arabic',
      'في 20 نوفمبر 2026 في 9:58 ص تمت كتابة ما يلي بواسطة \u202aO\u202c <o@agency.example>:\u202c\n\n> متى؟',
    ],
    ['Mail.ru', '--\nАша Рао\nОтправлено из Почты Mail'],
    ['Mail of Windows', 'Sent from Mail for Windows'],
    ['an iPhone in Czech', 'Odesláno z iPhonu'],
    ['an iPhone in Japanese', 'iPhoneから送信'],
    ['an iPhone in Turkish', "iPhone'umdan gönderildi"],
    ['an iPhone in Arabic', 'تم الإرسال من iPhone'],
    ['an iPhone in Hungarian', 'Küldve iPhone-ról'],
    ['an iPhone in Vietnamese', 'Đã gửi từ iPhone của tôi'],
    ['an iPhone in Thai', 'ส่งจาก iPhone ของฉัน'],
    ['an iPhone in Indonesian', 'Dikirim dari iPhone saya'],
    ['an iPhone in Slovenian', 'Poslano z mojega iPhona'],
  ])('the quote or signature of %s is folded', async ([, below = '']) => {
    const { text, quoted } = await readMail(mailOf(`Yes, on Tuesday.\n\n${below}`));
    expect(text).toBe('Yes, on Tuesday.');
    expect(quoted?.replace(/\n+/g, '\n').replace('-- \n', '--\n')).toBe(
      below.replace(/\n+/g, '\n').replace('-- \n', '--\n'),
    );
  });

  test.for([
    ['an order by courier', 'Sent from my old office by courier, please confirm'],
    ['a delivery', 'Gesendet mit DHL'],
    ['a parcel', 'Dikirim dari Jakarta kemarin'],
    ['a journey', 'From: Delhi\nDate: 12 Dec 2026 10:00\nTo: Mumbai\nSubject: two seats'],
    ['a removal', 'Von: Köln\nAn: Bonn\nDatum: 12.12.2026\nBetreff: Umzug'],
    ['a list of options without marks', '--\noption A is blue\noption B is red'],
    ['a list of prices', '--\nLogo: 5000\nSite: 10000'],
    [
      'what the client forwards',
      'Begin forwarded message:\n\n> From: Bob <bob@b.example>\n> To: Asha\n>\n> Five pages.',
    ],
  ])('the text of %s is not folded', async ([, below = '']) => {
    const text = `We like this:\n\n${below}`;
    expect(await readMail(mailOf(text, ['Subject: Re: Your enquiry']))).toMatchObject({ text, quoted: null });
  });
});

describe('damaged mails', () => {
  const coded = Buffer.from(german).toString('base64').replace(/.{40}/g, '$&\n');
  test('a mail with a plain footer below base64 is read', async () => {
    const footer = '_______________________\nThe list of founders';
    const mail = mailOf(`${coded}\n\n${footer}\n`, ['Content-Transfer-Encoding: base64']);
    expect(await readMail(mail)).toMatchObject({ text: `${german}\n${footer}`, omitted: [] });
  });

  test('a mail with a wrong letter in base64 is read', async () => {
    const mail = mailOf(coded.replace('\n', '!\n'), ['Content-Transfer-Encoding: base64']);
    expect((await readMail(mail)).text).toBe(german);
  });

  test('a mail in base64url is read', async () => {
    const mail = mailOf(Buffer.from('Grüße??>>~~').toString('base64url'), ['Content-Transfer-Encoding: base64']);
    expect((await readMail(mail)).text).toBe('Grüße??>>~~');
  });

  test('a subject with a question mark in an encoded word is read', async () => {
    const subject = async (value: string) => (await readMail(mailOf('Yes.', [`Subject: ${value}`]))).subject;
    expect(await subject('=?UTF-8?Q?Wann_geht_es??= =?UTF-8?Q?_Gr=C3=BC=C3=9Fe?=')).toBe('Wann geht es? Grüße');
    expect(await subject('=?UTF-8?Q?one =?UTF-8?Q?two?=')).toBe('=?UTF-8?Q?one two');
  });

  test('a file that is the only text of a mail is read as text only if it is inline', async () => {
    const file = (disposition: string) =>
      rawMail(
        multipart('mixed', [
          rawPart(
            ['Content-Type: text/html; name=mail.html', `Content-Disposition: ${disposition}`],
            Buffer.from('<p>Yes.</p>'),
          ),
        ]),
      );
    expect(await readMail(file('inline'))).toMatchObject({ text: 'Yes.', attachments: [{ name: 'mail.html' }] });
    expect(await readMail(file('attachment'))).toMatchObject({ text: '', attachments: [{ name: 'mail.html' }] });
  });

  test('a mail with letters that are cut by soft line ends is read', async () => {
    const mail = mailOf('Gr=C3=\n=BC=C3=9F=\ne f=C3=BCr 5 =E2=82=\n=AC', [
      'Content-Transfer-Encoding: quoted-printable',
    ]);
    expect((await readMail(mail)).text).toBe('Grüße für 5 €');
  });

  test.for([
    ['at its end', [Buffer.from(german), Buffer.of(0xc3)], `${german}\ufffd`],
    ['within', [Buffer.from(german), Buffer.of(0xff), Buffer.from(german)], `${german}\ufffd${german}`],
  ] as [string, Buffer[], string][])(
    'a mail whose UTF-8 is damaged %s reports unknown letters',
    async ([, pieces, text]) => {
      for (const type of ['text/plain; charset=utf-8', 'text/plain', 'text/plain; charset=iso-8859-1']) {
        const mail = await readMail(mailOf(Buffer.concat(pieces), [], type));
        expect(mail).toMatchObject({ text, omitted: [incomingMailStrings.unknownLetters], isIncomplete: true });
      }
    },
  );

  test('a mail with line ends that were converted twice is read', async () => {
    const mail = mailOf('One\nTwo').toString().replaceAll('\r\n', '\r\r\n');
    expect(await readMail(Buffer.from(mail))).toMatchObject({ mailId: 'a@rao.example', text: 'One\nTwo' });
  });

  test('the text of a mail is found where the blank line or the headers are missing', async () => {
    const text = 'Hello there, can you help?';
    const mail = `From: Asha <asha@rao.example>\r\nSubject: A\r\n site\r\n${text}\r\n`;
    expect(await readMail(Buffer.from(mail))).toMatchObject({ subject: 'A site', text });
    expect(await readMail(Buffer.from(text))).toMatchObject({ subject: '', text });
  });

  test('a mail with a zero byte, which makes no UTF-16, is read', async () => {
    expect((await readMail(mailOf('a\0b c'))).text).toBe('ab c');
  });
});

describe('a charset', () => {
  test.for([
    ['hz-gb-2312', Buffer.from('OK ~{<:Ky2;S{~} ~~'), 'OK 己所不欲 ~'],
    ['iso-2022-kr', Buffer.from('\x1b$)C\x0eGQ1[\x0f ok', 'latin1'), '한글 ok'],
    ['iso-2022-jp', Buffer.from('\x1b$B>5CN\x1b(B OK', 'latin1'), '承知 OK'],
    ['gb18030', bytesIn('gb18030', '您好 𠮷'), '您好 𠮷'],
    ['big5', bytesIn('big5', '許功蓋'), '許功蓋'],
    ['koi8-r', bytesIn('koi8-r', 'ёлка'), 'ёлка'],
    ['x-mac-cyrillic', bytesIn('maccyrillic', 'Привет'), 'Привет'],
    ['viscii', bytesIn('viscii', 'Xin chào'), 'Xin chào'],
  ] as [string, Buffer, string][])('the charset %s is decoded', async ([charset, bytes, text]) => {
    expect(await readMail(mailOf(bytes, [], `text/plain; charset=${charset}`))).toMatchObject({ text, omitted: [] });
  });

  test('a mail in a charset that no decoder knows reports unknown letters', async () => {
    const mail = mailOf(Buffer.of(0xc8, 0x85, 0x93), [], 'text/plain; charset=ibm037');
    expect((await readMail(mail)).omitted).toEqual([incomingMailStrings.unknownLetters]);
  });
});

describe('a text within a frame', () => {
  test('a text that is signed with PGP is read without its signature', async () => {
    const signed = [
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nYes.\n- - a logo',
      '-----BEGIN PGP SIGNATURE-----\n\niQEz\n-----END PGP SIGNATURE-----',
    ].join('\n');
    expect(await readMail(mailOf(signed))).toMatchObject({ text: 'Yes.\n- a logo', omitted: [] });
  });

  test('a text of PGP that only a key opens is called encrypted', async () => {
    const mail = mailOf('-----BEGIN PGP MESSAGE-----\n\nhQEMA\n-----END PGP MESSAGE-----');
    expect((await readMail(mail)).omitted).toEqual([incomingMailStrings.encrypted]);
    const mention = mailOf('How do I open -----BEGIN PGP MESSAGE-----?');
    expect((await readMail(mention)).omitted).toEqual([]);
  });

  const tnefHead = [0x78, 0x9f, 0x3e, 0x22, 0x01, 0x00];
  /** An attribute with its level, id, length, data and checksum. */
  const attribute = (level: number, data: string) => [
    ...[level, 0x02, 0x90, 0x06, 0x00, data.length, 0, 0, 0],
    ...Buffer.from(data),
    ...[0, 0],
  ];
  const format = Buffer.from([...tnefHead, ...attribute(1, 'IPM.Note'), ...attribute(1, 'text')]);
  const withFile = Buffer.from([...tnefHead, ...attribute(1, 'IPM.Note'), ...attribute(2, 'plan.pdf')]);
  const tnef = 'Content-Type: application/ms-tnef; name=winmail.dat';
  const text = rawPart(['Content-Type: text/plain'], Buffer.from('Yes.'));

  test('a mail of nothing but winmail.dat says that its text is in this file', async () => {
    const { omitted, attachments } = await readMail(rawMail(rawPart([tnef], format, 'base64')));
    expect(omitted).toEqual([incomingMailStrings.inTnef]);
    expect(attachments.map(({ name }) => name)).toEqual(['winmail.dat']);
  });

  test.for([
    [tnef, withFile],
    ['Content-Type: application/octet-stream; name=winmail.dat', withFile],
    ['Content-Type: application/vnd.ms-tnef; name=ATT00001.dat', withFile],
    ['Content-Type: application/octet-stream', withFile],
    [tnef, withFile.subarray(0, 20)],
    [tnef, Buffer.from('damaged')],
  ] as [string, Buffer][])('files of winmail.dat are named beside a text: %s', async ([header, bytes]) => {
    const mail = rawMail(multipart('mixed', [text, rawPart([header], bytes, 'base64')]));
    expect(await readMail(mail)).toMatchObject({
      text: 'Yes.',
      omitted: [incomingMailStrings.filesInTnef],
      isIncomplete: true,
    });
  });

  test.for([
    [tnef, format],
    ['Content-Type: application/octet-stream; name=winmail.dat', Buffer.from('Winter mails, as a list')],
    ['Content-Type: application/pdf; name=plan.pdf', Buffer.from('%PDF-1.7')],
  ] as [string, Buffer][])('a part that hides no files is not reported beside a text: %s', async ([header, bytes]) => {
    const mail = rawMail(multipart('mixed', [text, rawPart([header], bytes, 'base64')]));
    expect(await readMail(mail)).toMatchObject({ text: 'Yes.', omitted: [], isIncomplete: false });
  });
});

test('words of neighbouring HTML elements do not join', async () => {
  const elements = ['center', 'address', 'fieldset', 'option', 'figcaption', 'summary', 'dt', 'dd'];
  const html = elements.map((name, at) => `<${name}>word${at}</${name}>`).join('');
  const { text } = await readMail(page(html));
  expect(text.match(/word\d/g)).toHaveLength(elements.length);
  expect(text).not.toMatch(/word\dword/);
});

describe('ids of earlier mails', () => {
  const id = '01920000-0000-7000-8000-000000000001@agency.example';
  const coded = id.replace('@', '%40');
  test.for([`<mailto:${id}>`, `mid:${id}`, `&#60;${id}&#62;`, `%3C${coded}%3E`, `<${coded}>`, `[${id}]`, `'${id}'`])(
    'ids of earlier mails are read from %s',
    async (value) => {
      expect((await readMail(mailOf('Yes.', [`In-Reply-To: ${value}`]))).references).toEqual([id]);
    },
  );

  test('the own id of a mail stays as it is written', async () => {
    const mail = Buffer.from('From: a@b.example\r\nMessage-ID: <x%40y=40z@b.example>\r\n\r\nYes.');
    expect((await readMail(mail)).mailId).toBe('x%40y=40z@b.example');
  });
});

test('an address of a sender may have a scheme and a final dot', async () => {
  const of = async (from: string) => (await readMail(Buffer.from(`From: ${from}\r\n\r\nYes.`))).from.email;
  expect(await of('Asha <mailto:asha@rao.example>')).toBe('asha@rao.example');
  expect(await of('Asha <asha@bücher.example.>')).toBe('asha@bücher.example');
});

test('a failure report for an international address (RFC 6533) is read as a bounce', async () => {
  const id = '01920000-0000-7000-8000-000000000001@agency.example';
  const status =
    'Reporting-MTA: dns;x\r\n\r\nFinal-Recipient: utf-8;jürgen@y.example\r\nAction: failed\r\nStatus: 5.1.1';
  const mail = multipart('report', [
    rawPart(['Content-Type: text/plain'], Buffer.from('Sorry.')),
    rawPart(['Content-Type: message/global-delivery-status'], Buffer.from(status)),
    rawPart(['Content-Type: message/global-headers'], Buffer.from(`Message-ID: <${id}>`)),
  ]);
  expect(await readMail(rawMail(mail, ['From: MAILER-DAEMON@y.example']))).toMatchObject({
    isAutomatic: true,
    bounce: { reason: '5.1.1 (the address is wrong)', originalIds: [id] },
    attachments: [],
  });
});
