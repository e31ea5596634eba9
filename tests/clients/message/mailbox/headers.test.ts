import { describe, expect, test } from 'vitest';
import { readMail } from '#server/clients/message/mailbox/readMail.ts';

const tagged = 'office+abcdefghijklmnopqrstuvwxyz@agency.example';

const written = (headers: string[], text = 'Hello') =>
  readMail(Buffer.from([...headers, '', text].join('\r\n'), 'utf8'));
const from = 'From: Asha <asha@rao.example>';

describe('references of a mail', () => {
  test('references are read from ids and addresses, newest last, without brackets', async () => {
    const mail = await written([
      'Message-ID: <new@rao.example> (a comment)',
      'References: <a@agency.example>\t<b@agency.example>',
      ' <c@agency.example>',
      'In-Reply-To: <c@agency.example>',
      `To: Office: "The Office" <${tagged.toUpperCase()}>, other@agency.example;`,
      'Cc: undisclosed-recipients:;',
      'Delivered-To: office@agency.example',
      'X-Original-To: office@agency.example',
      'Envelope-To: last@agency.example',
      'Date: Fri, 20 Nov 2026 10:15:00 +0530 (IST)',
    ]);
    expect(mail).toMatchObject({
      mailId: 'new@rao.example',
      references: ['a@agency.example', 'b@agency.example', 'c@agency.example'],
      recipients: [tagged, 'other@agency.example', 'office@agency.example', 'last@agency.example'],
      date: new Date('2026-11-20T04:45:00Z'),
    });
  });

  test('at most the newest 100 ids and 50 addresses of a mail are used', async () => {
    const ids = Array.from({ length: 150 }, (_, at) => `<${at}@agency.example>`);
    const addresses = Array.from({ length: 80 }, (_, at) => `${at}@agency.example`);
    const mail = await written([`References: ${ids.join('\r\n ')}`, `To: ${addresses.join(',\r\n ')}`]);
    expect(mail.references).toHaveLength(100);
    expect(mail.references.at(-1)).toBe('149@agency.example');
    expect(mail.recipients).toHaveLength(50);
  });

  test.for([
    ['none', []],
    ['an empty one', ['Message-ID: <>']],
    ['one of 501 letters', [`Message-ID: <${'a'.repeat(490)}@rao.example>`]],
  ] as [string, string[]][])('a mail whose id is %s is identified by its hash', async ([, headers]) => {
    const mail = await written([...headers, from]);
    expect(mail.mailId).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect((await written([...headers, from])).mailId).toBe(mail.mailId);
    expect((await written([...headers, from], 'Other')).mailId).not.toBe(mail.mailId);
  });
});

describe('the receiving server', () => {
  const results = 'Authentication-Results: mx.agency.example;';
  test.for([
    ['says nothing', [], false],
    ['found nothing', [`${results} none`], false],
    ['found DMARC failing', [`${results} spf=pass; dkim=pass; dmarc=fail header.from=rao.example`], true],
    ['found DMARC passing though SPF fails', [`${results} spf=fail; dmarc=pass header.from=rao.example`], false],
    ['found DMARC passing for a parent domain', [`${results} dmarc=pass header.from=example`], false],
    ['found DMARC passing for another domain', [`${results} dmarc=pass header.from=evil.example`], true],
    ['found SPF failing, and nothing else', [`${results} spf=fail smtp.mailfrom=rao.example`], true],
    ['found SPF softly failing, and no signature', [`${results} spf=softfail; dkim=none`], true],
    ['found SPF failing, and a good signature', [`${results} spf=softfail; dkim=pass header.d=rao.example`], false],
    ['found SPF failing, and a signature of another domain', [`${results} spf=fail; dkim=pass header.d=evil.io`], true],
    ['found SPF failing, and a signature of a part', [`${results} spf=fail; dkim=pass header.i=@m.rao.example`], false],
    ['is from Exchange and fails', ['Authentication-Results: spf=none; dmarc=none; compauth=fail reason=001'], true],
    ['is from Exchange and passes', ['Authentication-Results: spf=none; dmarc=none; compauth=pass reason=102'], false],
    ['found a bad signature, and nothing else', [`${results} dkim=fail (bad signature)`], true],
    ['found a bad signature, and SPF passing', [`${results} dkim=fail; spf=pass`], false],
    ['found a bad signature beside a good one', [`${results} dkim=fail; dkim=pass`], false],
    ['could not tell', [`${results} spf=temperror; dkim=neutral; dmarc=none`], false],
    ['writes comments', [`${results} spf=pass (dmarc=fail; (dkim=fail) ); dkim=pass`], false],
    ['quotes what came', [`${results} spf=pass reason="x; dmarc=fail"; dkim=pass`], false],
    ['folds its lines', [`${results}\r\n\tspf=pass;\r\n\tdmarc=fail\r\n\t(p=NONE)`], true],
    ['names no server, as Exchange', ['Authentication-Results: spf=fail; dkim=none; dmarc=fail action=none'], true],
    ['writes versions', ['Authentication-Results: mx.agency.example 1; dmarc/1 = fail'], true],
    ['passes and fails DMARC in two headers', [`${results} dmarc=pass`, `${results} dmarc=fail`], true],
    [
      'passes what another server calls forged',
      [`${results} dmarc=pass`, 'Authentication-Results: mx.other.example; dmarc=fail'],
      false,
    ],
    [
      'says it in several headers',
      [`${results} spf=pass`, `${results} dkim=pass`, `${results} dmarc=fail header.from=rao.example`],
      true,
    ],
    [
      'fails SPF, while the sender adds a signature of its own below the hop',
      [`${results} spf=fail`, 'Received: from evil.example by mx.agency.example', `${results} dkim=pass`],
      true,
    ],
    ['has DMARC pass once and not checked once', [`${results} spf=fail`, `${results} dmarc=none`], true],
    ['calls forged what the sender had passed', [`${results} dmarc=fail`, `${results} dmarc=pass`], true],
    ['lets a chain of others speak', ['ARC-Authentication-Results: i=1; evil.example; dmarc=fail'], false],
    ['passes one of two senders', [`${results} dmarc=pass header.from=rao.example`, 'From: other@evil.example'], true],
  ] as [string, string[], boolean][])(
    'the verification result is right if the receiving server %s',
    async ([, headers, isUnverified]) => {
      expect((await written([...headers, from])).isUnverified).toBe(isUnverified);
    },
  );
});

describe('automatic mails', () => {
  test.for([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: no', false],
    ['Auto-Submitted: (written by hand) NO', false],
    ['Precedence: bulk', false],
    ['Precedence: list', false],
    ['Precedence: junk', false],
    ['Precedence: auto_reply', true],
    ['Precedence: first-class', false],
    ['List-Id: <founders.lists.example>', false],
    ['X-Auto-Response-Suppress: OOF', false],
    ['X-Auto-Response-Suppress: None', false],
    ['X-Autoreply: yes', true],
    ['X-Autorespond: Away', true],
    ['Return-Path: <>', true],
    ['Return-Path: <asha@rao.example>', false],
    ['Subject: Automatic reply', false],
  ] as [string, boolean][])('the header "%s" makes a mail automatic: %s', async ([header, isAutomatic]) => {
    expect((await written([header, from])).isAutomatic).toBe(isAutomatic);
  });

  test('a mail about a failure is a bounce only when a mail server sent it', async () => {
    const headers = ['Subject: Undelivered Mail Returned to Sender', 'X-Failed-Recipients: a@b.example'];
    expect((await written([...headers, from])).bounce).toBeNull();
    expect((await written([...headers, 'From: MAILER-DAEMON@mx.example'], '550 no such user')).bounce).toEqual({
      reason: '550 no such user',
      originalIds: [],
    });
    const warning = ['Subject: Warning: message delayed 24 hours', 'From: Mailer-Daemon@mx.example', 'Return-Path: <>'];
    expect((await written(warning)).bounce).toBeNull();
  });
});

describe('the written text', () => {
  test.for([
    [
      'a line of dashes over a long text',
      `One\n--\n${'more\n'.repeat(13)}`,
      `One\n--\n${'more\n'.repeat(13)}`.trim(),
      null,
    ],
    ['a signature', 'One\n\n-- \nAsha\nRao & Sons', 'One', '--\nAsha\nRao & Sons'],
    ['a line that ends in a colon', 'We met on 20 Nov 2026 at 10:15, and decided:\n\na logo', undefined, null],
    ['"On Monday I wrote:"', 'On Monday I wrote:\nplease call', undefined, null],
    ['"From: Delhi To: Pune"', 'From: Delhi\nTo: Pune\nThat is the way.', undefined, null],
    ['a word that begins with >', 'We need > 5 pages\nand more', undefined, null],
    ['an answer in the quote', 'Hi,\n\n> Which day?\n\nTuesday.', 'Hi,\n\nTuesday.', '> Which day?'],
    [
      'a broken line over a quote',
      'Ok\n\nOn Fri, 20 Nov 2026 at 09:58,\nThe Agency <o@agency.example>\nwrote:\n> Hm',
      'Ok',
      'On Fri, 20',
    ],
    ['French', 'Oui\n\nLe ven. 20 nov. 2026 à 09:58, A <o@agency.example> a écrit :\n> Hm', 'Oui', 'Le ven. 20'],
    ['Chinese', '好\n\n在 2026年11月20日，A 写道：\n> Hm', '好', '在 2026年11'],
    [
      'Outlook in French',
      'Oui\n\nDe : A <o@agency.example>\nEnvoyé : vendredi\nÀ : B\nObjet : C\n\nHm',
      'Oui',
      'De : A <o@',
    ],
    ['an old title', 'Ok\n\n-----Ursprüngliche Nachricht-----\nHm', 'Ok', '-----Ursprüngli'],
  ] as [string, string, string | undefined, string | null][])(
    'the written text is separated from quotes: %s',
    async ([, whole, text, quoted]) => {
      const mail = await written([from, 'Content-Type: text/plain; charset=utf-8'], whole);
      expect(mail.text).toBe(text ?? whole);
      expect(mail.quoted?.slice(0, quoted?.length) ?? null).toBe(quoted);
    },
  );

  test('a forwarded mail is text completely', async () => {
    const whole =
      'Please look.\n\nFrom: Old Agency <o@old.example>\nSent: Monday\nTo: Asha\nSubject: Domain\n\nIt expires.';
    expect(await written([from, 'Subject: FW: Domain'], whole)).toMatchObject({ text: whole, quoted: null });
    expect(await written([from, 'Subject: RE: Domain'], whole)).toMatchObject({ text: 'Please look.' });
  });

  test('indented HTML is text unless a mail program quoted it', async () => {
    const page = (mark: string) =>
      written([from, 'Content-Type: text/html'], `<p>Our wishes:</p><blockquote ${mark}>a logo</blockquote>`);
    expect(await page('style="margin-left: 40px"')).toMatchObject({ text: 'Our wishes:\n\na logo', quoted: null });
    for (const mark of ['type="cite"', 'class="gmail_quote"'])
      expect(await page(mark)).toMatchObject({ text: 'Our wishes:', quoted: '> a logo' });
  });

  test('inline pictures are removed from the text', async () => {
    const page = `<p>Look</p><img src="data:image/png;base64,${'A'.repeat(3_000_000)}"><p>and say.</p>`;
    expect(await written([from, 'Content-Type: text/html'], page)).toMatchObject({
      text: 'Look\n\nand say.',
      omitted: [],
    });
  });

  test('control characters are removed from the subject and the text of a mail', async () => {
    const mail = await written([from, 'Subject: a\u0007b\u202ec'], 'a\u0000b\u0008c\td\re\u0085f');
    expect(mail.text).toBe('abc\td\nef');
    expect(mail.subject).toBe('a b\u202ec');
  });
});
