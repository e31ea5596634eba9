import { expect, test } from 'vitest';
import { readMail } from '#server/clients/message/mailbox/readMail.ts';
import { bytesIn, encoded, multipart, rawMail, rawPart, type Transfer } from '#tests/kit/content/rawMail.ts';
import { signedOpaque } from '#tests/kit/content/smime.ts';

type Language = { name: string; text: string; charsets: string[] };

/** Charsets are labels that programs write. */
const languages: Language[] = [
  {
    name: 'English',
    text: 'Thank you for the offer.\nTuesday at eleven works for all of us.\nPlease send the contract before the weekend.',
    charsets: ['us-ascii', 'utf-8', 'iso-8859-1', 'windows-1252', 'utf-16le', 'utf-16be', 'cp850'],
  },
  {
    name: 'German',
    text: 'Schöne Grüße aus Köln.\nDie Änderung gefällt uns, das Büro möchte weitermachen.\nKönnen Sie am Dienstag früh?',
    charsets: ['utf-8', 'iso-8859-1', 'iso-8859-15', 'windows-1252', 'cp850', 'macintosh', 'utf-16le'],
  },
  {
    name: 'Polish',
    text: 'Dziękuję za ofertę.\nWtorek nam odpowiada, proszę przesłać umowę.\nŁączę pozdrowienia z Łodzi, życzę miłego dnia.',
    charsets: ['utf-8', 'iso-8859-2', 'windows-1250', 'utf-16be'],
  },
  {
    name: 'Russian',
    text: 'Добрый день!\nВторник нам подходит, пришлите договор и смету.\nС уважением, отдел продаж.',
    charsets: ['utf-8', 'koi8-r', 'windows-1251', 'iso-8859-5', 'cp866', 'utf-16le'],
  },
  {
    name: 'Ukrainian',
    text: 'Доброго дня!\nВівторок нам підходить, надішліть, будь ласка, угоду.\nЇї підпише директор у її кабінеті.',
    charsets: ['utf-8', 'koi8-u', 'windows-1251'],
  },
  {
    name: 'Greek',
    text: 'Καλημέρα σας.\nΗ Τρίτη μας βολεύει, στείλτε μας την προσφορά.\nΜε εκτίμηση, το γραφείο.',
    charsets: ['utf-8', 'iso-8859-7', 'windows-1253'],
  },
  {
    name: 'Turkish',
    text: 'İyi günler.\nSalı günü bizim için uygun, sözleşmeyi gönderir misiniz?\nŞimdiden çok teşekkürler, ığdır.',
    charsets: ['utf-8', 'iso-8859-9', 'windows-1254'],
  },
  {
    name: 'Hebrew',
    text: 'שלום רב.\nיום שלישי מתאים לנו, אנא שלחו את ההצעה.\nבברכה, המשרד.',
    charsets: ['utf-8', 'windows-1255', 'iso-8859-8-i'],
  },
  {
    name: 'Arabic',
    text: 'صباح الخير.\nيوم الثلاثاء مناسب لنا، نرجو إرسال العقد.\nمع التحية، المكتب.',
    charsets: ['utf-8', 'windows-1256', 'iso-8859-6'],
  },
  {
    name: 'Hindi',
    text: 'नमस्ते।\nमंगलवार हमारे लिए ठीक है, कृपया अनुबंध भेजें।\nधन्यवाद और शुभकामनाएँ।',
    charsets: ['utf-8', 'utf-16le', 'utf-16be'],
  },
  {
    name: 'Thai',
    text: 'สวัสดีครับ\nวันอังคารสะดวกสำหรับเรา กรุณาส่งสัญญา\nขอบคุณมาก',
    charsets: ['utf-8', 'tis-620', 'windows-874'],
  },
  {
    name: 'Japanese',
    text: 'お世話になっております。\n火曜日で問題ありません。契約書を送ってください。\nよろしくお願いします。',
    charsets: ['utf-8', 'shift_jis', 'euc-jp'],
  },
  {
    name: 'Chinese',
    text: '您好。\n星期二对我们来说没有问题，请把合同发过来。\n谢谢，祝工作顺利。',
    charsets: ['utf-8', 'gb2312', 'gbk', 'gb18030', 'utf-16le'],
  },
  {
    name: 'traditional Chinese',
    text: '您好。\n星期二對我們來說沒有問題，請把合約寄過來。\n謝謝，祝工作順利。',
    charsets: ['utf-8', 'big5'],
  },
  {
    name: 'Korean',
    text: '안녕하세요.\n화요일이 좋습니다. 계약서를 보내 주세요.\n감사합니다.',
    charsets: ['utf-8', 'euc-kr', 'ks_c_5601-1987'],
  },
];

const transfers: Transfer[] = ['8bit', 'base64', 'quoted-printable'];
/** UTF-16 has zero bytes, which only base64 carries. */
const transferFor = (charset: string, transfer: Transfer): Transfer =>
  charset.startsWith('utf-16') ? 'base64' : transfer;

type Sample = { text: string; charset: string; transfer: Transfer; mark: string };
/** UTF-16 in mails begins with a byte order mark, and has no letters of its order in its label. */
const labelOf = (charset: string) => charset.replace(/^utf-16[lb]e$/, 'utf-16');
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const plainPart = ({ text, charset, transfer, mark }: Sample, parameters = `; charset=${labelOf(charset)}`) =>
  rawPart([`Content-Type: text/plain${parameters}`], bytesIn(charset, mark + text), transfer);
const pageOf = ({ text, charset }: Sample) =>
  `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${labelOf(charset)}"></head><body>${text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('\r\n')}</body></html>`;
const pagePart = (sample: Sample, parameters = `; charset="${labelOf(sample.charset)}"`) =>
  rawPart(
    [`Content-Type: text/html${parameters}`],
    bytesIn(sample.charset, sample.mark + pageOf(sample)),
    sample.transfer,
  );
const file = () =>
  rawPart(
    ['Content-Type: application/pdf; name=a.pdf', 'Content-Disposition: attachment'],
    Buffer.from('%PDF'),
    'base64',
  );
const placeholder = () => rawPart(['Content-Type: text/plain'], Buffer.from('This message has an HTML version.'));
const withCr = (mail: Buffer) => Buffer.from(mail.toString('latin1').replaceAll('\r\n', '\r'), 'latin1');
const opaque = (part: Buffer) =>
  rawPart(['Content-Type: application/pkcs7-mime; smime-type=signed-data'], signedOpaque(part), 'base64');
const flowedText = (text: string) => text.replaceAll(' ', ' \r\n');

const structures: Record<string, (sample: Sample) => Buffer> = {
  'a plain text': (sample) => rawMail(plainPart(sample)),
  'a flowed text': (sample) =>
    rawMail(
      plainPart({ ...sample, text: flowedText(sample.text) }, `; format=flowed; charset=${labelOf(sample.charset)}`),
    ),
  HTML: (sample) => rawMail(pagePart(sample)),
  'HTML whose charset only its meta element names': (sample) =>
    rawMail(sample.charset.startsWith('utf-16') ? pagePart(sample) : pagePart(sample, '')),
  'two alternatives': (sample) => rawMail(multipart('alternative', [plainPart(sample), pagePart(sample)])),
  'a placeholder beside HTML': (sample) => rawMail(multipart('alternative', [placeholder(), pagePart(sample)])),
  'a text with a file': (sample) => rawMail(multipart('mixed', [plainPart(sample), file()])),
  'alternatives with a file': (sample) =>
    rawMail(
      multipart('mixed', [
        multipart('alternative', [plainPart(sample), multipart('related', [pagePart(sample)])]),
        file(),
      ]),
    ),
  'opaque S/MIME': (sample) => rawMail(opaque(multipart('mixed', [plainPart(sample), file()]))),
  'lines that end with CR': (sample) =>
    withCr(rawMail(multipart('mixed', [plainPart({ ...sample, transfer: 'base64' })]))),
  'a wrong boundary': (sample) =>
    rawMail(
      Buffer.from(
        multipart('mixed', [plainPart(sample)], 'right')
          .toString('latin1')
          .replace('"right"', '"wrong"'),
        'latin1',
      ),
    ),
};

/** Deterministic pseudo-random numbers. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const COUNT = 200;

test('every word of 200 mails in many languages, charsets, encodings and structures arrives', async () => {
  const next = chances(46);
  const of = <Value>(values: readonly Value[]) => values[next(values.length)] as Value;
  for (let count = 0; count < COUNT; count++) {
    const language = of(languages);
    const charset = of(language.charsets);
    const structure = of(Object.keys(structures));
    const transfer = transferFor(charset, of(transfers));
    const sample = { text: language.text, charset, transfer, mark: charset.startsWith('utf-16') ? '\ufeff' : '' };
    const mail = await readMail((structures[structure] as (sample: Sample) => Buffer)(sample));
    const title = `${count}: ${language.name}, ${charset}, ${transfer}, ${structure}`;
    const lost = wordsOf(language.text).filter((word) => !`${mail.text} ${mail.quoted}`.includes(word));
    expect([title, ...lost]).toEqual([title]);
    expect([title, ...mail.omitted]).toEqual([title]);
  }
});

test('every word arrives although the label of the charset is wrong or missing', async () => {
  const next = chances(47);
  const of = <Value>(values: readonly Value[]) => values[next(values.length)] as Value;
  for (let count = 0; count < COUNT / 2; count++) {
    const language = of(languages);
    const transfer = of(transfers);
    const label = of(['us-ascii', 'iso-8859-1', 'utf-8', 'x-unknown', null]);
    const content = encoded(bytesIn('utf-8', language.text), transfer);
    const head = `Content-Type: text/plain${label ? `; charset=${label}` : ''}\r\nContent-Transfer-Encoding: ${transfer}\r\n\r\n`;
    const mail = await readMail(rawMail(Buffer.concat([Buffer.from(head), content])));
    const lost = wordsOf(language.text).filter((word) => !mail.text.includes(word));
    expect([language.name, label, ...lost]).toEqual([language.name, label]);
  }
});
