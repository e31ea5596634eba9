import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ReadMail, readMail } from '#server/clients/message/mailbox/readMail.ts';

/** The expected result of parsing a mail; missing fields are empty or false. */
type Expected = {
  title: string;
  from: [email: string, name: string | null];
  subject?: string;
  text: string;
  /** Beginning of the quoted part. */
  quoted?: string;
  isUnverified?: true;
  isAutomatic?: true;
  /** Reason of a bounce. */
  reason?: string;
  files?: [name: string, contentType: string, bytes: number][];
  omitted?: string[];
};

/** The mails of `mails/`, modelled on those of real programs. */
const mails: Record<string, Expected> = {
  'answered-in-between': {
    title: 'quotes that are answered one by one',
    from: ['asha@rao.example', 'Asha'],
    text: 'On Fri, 20 Nov 2026 at 09:58, The Agency <office@agency.example> wrote:\n> Which day suits you?\n\nTuesday.\n\n> And how much may it cost?\n\nFive lakh.',
    quoted: '> Regards\n> The Agency',
  },
  'apple-mail': {
    title: 'Apple Mail, with a file between two texts',
    from: ['joy@fernandes.example', 'Joy Fernandes'],
    text: 'Please find the brief attached.\n\nJoy',
    quoted: '> On 20 Nov 2026, at 9:58 AM, The Agency <office@agency.exam',
    files: [['brief.pdf', 'application/pdf', 31]],
  },
  'attached-mail': {
    title: 'a mail within a mail',
    from: ['asha@rao.example', 'Asha'],
    text: 'See the mail I got.',
    files: [['message.eml', 'message/rfc822', 84]],
  },
  'bounce-exchange': {
    title: 'Exchange, which could not deliver',
    from: ['microsoftexchange329e71ec88ae4615bbc36ab6ce41109e@shah.example', 'Microsoft Outlook'],
    subject: 'Undeliverable: Your enquiry',
    text: "Delivery has failed to these recipients or groups:\n\ngone@shah.example<mailto:gone@shah.example>\nYour message couldn't be delivered. The mailbox is full.",
    isAutomatic: true,
    reason: '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException',
  },
  'bounce-exim': {
    title: 'Exim, which could not deliver',
    from: ['mailer-daemon@host.example', 'Mail Delivery System'],
    subject: 'Mail delivery failed: returning message to sender',
    text: 'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  gone@host.example\n    host mail.host.example [192.0.2.7]\n    SMTP error from remote mail server after RCPT TO:<gone@host.example>:\n    550 No such user here\n\n------ This is a copy of your message, including all the headers. ------\n\nMessage-ID: <01920000-0000-7000-8000-000000000001@agency.example>',
    quoted: 'From: The Agency <office@agency.example>\nTo: gone@client.exa',
    isAutomatic: true,
    reason: '550 No such user here',
  },
  'bounce-gmail': {
    title: 'Gmail, which could not deliver',
    from: ['mailer-daemon@googlemail.com', 'Mail Delivery Subsystem'],
    subject: 'Delivery Status Notification (Failure)',
    text: "** Address not found **\n\nYour message wasn't delivered to nobody@gmail.com because the address couldn't be found.",
    isAutomatic: true,
    reason: '550-5.1.1 The email account that you tried to reach does not exist.',
  },
  'bounce-postfix': {
    title: 'Postfix, which could not deliver',
    from: ['mailer-daemon@mx.agency.example', 'Mail Delivery System'],
    subject: 'Undelivered Mail Returned to Sender',
    text: "This is the mail system at host mx.agency.example.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients.\n\n<gone@client.example>: host mx.client.example[192.0.2.1] said: 550 5.1.1\n    <gone@client.example>: Recipient address rejected: User unknown",
    isAutomatic: true,
    reason: '550 5.1.1 <gone@client.example>: Recipient address rejected: User unknown',
  },
  'bounce-ses': {
    title: 'Amazon SES, which could not deliver',
    from: ['mailer-daemon@ap-south-1.amazonses.com', null],
    subject: 'Delivery Status Notification (Failure)',
    text: 'An error occurred while trying to deliver the mail to the following recipients:\ngone@client.example',
    isAutomatic: true,
    reason: '5.1.1 (the address is wrong)',
  },
  'calendar-reply': {
    title: 'Google Calendar, for somebody who accepts',
    from: ['asha.rao@gmail.com', 'Asha Rao'],
    subject: 'Accepted: Kick-off @ Tue 24 Nov 2026',
    text: 'Asha Rao has accepted this invitation.',
    files: [['invite.ics', 'text/calendar', 226]],
  },
  delayed: {
    title: 'Postfix, which still tries',
    from: ['mailer-daemon@mx.agency.example', 'Mail Delivery System'],
    subject: 'Delayed Mail (still being retried)',
    text: 'YOU DO NOT NEED TO RESEND YOUR MESSAGE.',
    isAutomatic: true,
  },
  empty: { title: 'somebody who wrote nothing', from: ['asha@rao.example', 'Asha'], text: '' },
  'file-names': {
    title: 'names of files in RFC 2231 and worse',
    from: ['asha@rao.example', 'Asha'],
    text: 'Three papers.',
    files: [
      ['प्रस्ताव.pdf', 'application/pdf', 31],
      ['invoicefdp.exe', 'application/octet-stream', 2],
      ['attachment.pdf', 'application/pdf', 31],
    ],
  },
  forged: {
    title: 'a forger',
    from: ['asha.rao@bank.example', 'Asha Rao'],
    text: 'Please pay to this new account.',
    isUnverified: true,
  },
  forwarded: {
    title: 'somebody who forwards',
    from: ['asha@rao.example', 'Asha'],
    subject: 'Fwd: Old site',
    text: 'Here is what they told us:\n\n---------- Forwarded message ---------\nFrom: Old Agency <old@agency2.example>\nDate: Mon, 16 Nov 2026 at 08:00\nSubject: Old site\nTo: Asha <asha@rao.example>\n\nThe domain expires in May.',
  },
  'german-outlook': {
    title: 'Outlook in German, in ISO-8859-1',
    from: ['bjoern@mueller.example', 'Müller, Björn'],
    subject: 'AW: Ihre Anfrage für München',
    text: 'Guten Tag,\n\ndas Angebot über 5.000 ist in Ordnung.\n\nMit freundlichen Grüßen\nBjörn Müller',
    quoted: 'Von: The Agency <office@agency.example>\nGesendet: Freitag, 2',
  },
  'german-schrieb': {
    title: 'an iPhone in German, in windows-1252',
    from: ['anna@cafe.example', 'Anna'],
    subject: 'Re: Café',
    text: 'Das macht 50 € – „einverstanden“.',
    quoted: 'Von meinem iPhone gesendet\n\nAm 20.11.2026 um 09:58 schrieb T',
  },
  'gmail-android': {
    title: 'Gmail on Android',
    from: ['asha.rao@gmail.com', 'Asha Rao'],
    text: 'Sounds good 👍',
    quoted: 'On Fri, 20 Nov 2026, 09:58 The Agency, <office@agency.exampl',
  },
  'gmail-web': {
    title: 'Gmail on the web',
    from: ['asha.rao@gmail.com', 'Asha Rao'],
    text: 'Yes, Tuesday at 11 works for us.\n\nPlease send the quote too.',
    quoted: 'On Fri, Nov 20, 2026 at 9:58 AM The Agency <\noffice+abcdefgh',
  },
  hindi: {
    title: 'Gmail in Hindi',
    from: ['asha@rao.example', 'आशा राव'],
    subject: 'Re: आपकी पूछताछ',
    text: 'जी हाँ, मंगलवार ठीक है।\nकृपया कीमत भी भेजें।',
    quoted: 'शुक्र, 20 नव॰ 2026 को 9:58 am बजे को The Agency <office@agen',
  },
  'html-only': {
    title: 'a program that sends HTML alone',
    from: ['asha@rao.example', 'News'],
    text: 'Our wishes\n\nSee the list [https://rao.example/list].\n\n * a logo\n * a site\n\nBudget 5 lakh',
    quoted: '> Dear Asha,\n> what do you wish?',
  },
  'inline-pictures': {
    title: 'pictures within the text',
    from: ['asha@rao.example', 'Asha'],
    text: 'Our logo is here: [image: logo.png]',
    files: [['logo.png', 'image/png', 234]],
  },
  iphone: {
    title: 'an iPhone',
    from: ['joy@fernandes.example', 'Joy Fernandes'],
    text: 'Tuesday is fine.',
    quoted: 'Sent from my iPhone\n\n> On 20 Nov 2026, at 9:58 AM, The Agenc',
  },
  japanese: {
    title: 'somebody in Japan, in ISO-2022-JP',
    from: ['tanaka@kaisha.example', '田中'],
    subject: 'お問い合わせ',
    text: '承知しました。',
    quoted: '2026年11月20日(金) 9:58 The Agency <office@agency.example>:\n\n> い',
  },
  'mailing-list': {
    title: 'a mailing list',
    from: ['kiran@das.example', 'Kiran'],
    subject: '[founders] Re: Agencies',
    text: 'They were great.\n_______________________________________________\nfounders mailing list',
  },
  'no-message-id': {
    title: 'a program that knows no rules',
    from: ['asha@rao.example', null],
    subject: 'Hello Bcc: x there',
    text: 'Hello there[31m',
  },
  'only-quote': {
    title: 'somebody who only quotes',
    from: ['asha@rao.example', 'Asha'],
    text: '> Which day suits you?\n> Tuesday?',
  },
  'out-of-office-exchange': {
    title: 'Exchange, out of office',
    from: ['meera@shah.example', 'Meera Shah'],
    subject: 'Automatic reply: Your enquiry',
    text: 'I am out of office until Monday.',
    isAutomatic: true,
  },
  'out-of-office-german': {
    title: 'Exchange in German, out of office',
    from: ['anna@cafe.example', 'Anna'],
    subject: 'Abwesenheitsnotiz: Ihre Anfrage',
    text: 'Ich bin bis zum 30. November nicht im Büro.',
    isAutomatic: true,
  },
  'out-of-office-gmail': {
    title: 'Gmail, on vacation',
    from: ['asha.rao@gmail.com', 'Asha Rao'],
    subject: 'Out of office Re: Your enquiry',
    text: 'I am travelling and will answer next week.',
    quoted: '--\nAsha Rao',
    isAutomatic: true,
  },
  'outlook-365': {
    title: 'Outlook on the web',
    from: ['meera@shah.example', 'Meera Shah'],
    text: 'We accept. When do we start?',
    quoted: '________________________________\nFrom: The Agency <office@ag',
  },
  'outlook-desktop': {
    title: 'Outlook, in the HTML of Word',
    from: ['ravi@mehta.example', 'Mehta, Ravi'],
    subject: 'RE: Your enquiry',
    text: 'Hello,\n\nwe would like to go on with package B, see our brief [https://mehta.example/brief].\n\nRavi',
    quoted: 'From: The Agency <office@agency.example>\nSent: Friday, Novem',
  },
  'outlook-mobile': {
    title: 'Outlook on a phone',
    from: ['meera@shah.example', 'Meera Shah'],
    text: 'Running late, call at 4?',
    quoted: 'Get Outlook for iOS<https://aka.ms/o0ukef>\n\n________________',
  },
  'pgp-encrypted': {
    title: 'PGP, encrypted',
    from: ['lena@proton.me', 'Lena'],
    text: '',
    files: [['encrypted.asc', 'application/octet-stream', 61]],
    omitted: ['This mail is encrypted: it can be read only by whoever has the key.'],
  },
  'pgp-signed': {
    title: 'PGP, signed',
    from: ['lena@proton.me', 'Lena'],
    text: 'This is really me.',
    files: [['signature.asc', 'application/pgp-signature', 58]],
  },
  protonmail: {
    title: 'Proton Mail',
    from: ['lena@proton.me', 'Lena'],
    text: 'Could you also do the logo?',
    quoted: 'Sent with [Proton Mail](https://proton.me/mail/home) secure ',
  },
  'read-receipt': {
    title: 'Exchange, which tells that something was read',
    from: ['meera@shah.example', 'Meera'],
    subject: 'Read: Your enquiry',
    text: 'Your message was read.',
    isAutomatic: true,
  },
  samsung: {
    title: 'a Samsung phone',
    from: ['farah@khan.example', 'Farah'],
    text: 'Ok, send it.',
    quoted: 'Sent from my Galaxy\n\n-------- Original message --------\nFrom',
  },
  smime: {
    title: 'S/MIME, signed',
    from: ['ravi@mehta.example', 'Ravi'],
    text: 'Signed and agreed.',
    files: [['smime.p7s', 'application/pkcs7-signature', 9]],
  },
  'split-subject': {
    title: 'a subject whose letters are cut in two',
    from: ['asha@rao.example', 'Asha'],
    subject: 'नमस्ते दुनिया, नमस्ते',
    text: 'Hello',
  },
  thunderbird: {
    title: 'Thunderbird, answering below the quote',
    from: ['juergen@weiss.example', 'Jürgen Weiß'],
    text: 'Wednesday would be better, as our whole team is there.',
    quoted: 'On 11/20/26 09:58, The Agency wrote:\n> Which day suits you?\n',
  },
  winmail: {
    title: 'Outlook with winmail.dat',
    from: ['ravi@mehta.example', 'Ravi'],
    text: 'As discussed.',
    files: [['winmail.dat', 'application/ms-tnef', 16]],
    omitted: ['Files of this mail are in winmail.dat, which only Outlook opens.'],
  },
  yahoo: {
    title: 'Yahoo',
    from: ['kiran.das@yahoo.co.in', 'Kiran Das'],
    text: 'Thank you, the price is fine with us.\nKiran',
    quoted: '    On Friday, 20 November, 2026 at 09:58:00 am IST, The Age',
  },
  zoho: {
    title: 'Zoho',
    from: ['nikhil@startup.example', 'Nikhil'],
    text: 'Let us meet at your office.',
    quoted: '---- On Fri, 20 Nov 2026 09:58:00 +0530 The Agency <office@a',
  },
};

const folder = join(import.meta.dirname, 'mails');
const original = '01920000-0000-7000-8000-000000000001@agency.example';
const tagged = 'office+abcdefghijklmnopqrstuvwxyz@agency.example';

const seen = (mail: ReadMail) => ({
  from: [mail.from.email, mail.from.name],
  subject: mail.subject,
  text: mail.text,
  isUnverified: mail.isUnverified,
  isAutomatic: mail.isAutomatic,
  bounce: mail.bounce,
  files: mail.attachments.map(({ name, contentType, content }) => [name, contentType, content.length]),
  omitted: mail.omitted,
});

describe.for(Object.entries(mails))('a mail of %s', ([name, expected]) => {
  test(`a mail by ${expected.title} is parsed as a person reads it`, async () => {
    const mail = await readMail(readFileSync(join(folder, `${name}.eml`)));
    expect(seen(mail)).toEqual({
      from: expected.from,
      subject: expected.subject ?? 'Re: Your enquiry',
      text: expected.text,
      isUnverified: expected.isUnverified ?? false,
      isAutomatic: expected.isAutomatic ?? false,
      bounce: expected.reason ? { reason: expected.reason, originalIds: [original] } : null,
      files: expected.files ?? [],
      omitted: expected.omitted ?? [],
    });
    expect(mail.quoted?.slice(0, 60) ?? undefined).toBe(expected.quoted);
  });
});

test('every file in mails/ is in the table', () => {
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(mails)
      .map((name) => `${name}.eml`)
      .sort(),
  );
});

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

  test('at most 100 ids and 50 addresses are used, the newest ids first', async () => {
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
    'the verification result is read from headers: %s',
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
  ] as [string, boolean][])('automatic mails are recognised by their headers: %s', async ([header, isAutomatic]) => {
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

  test('indented HTML is text, and quotes by mail programs are not', async () => {
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

  test('control characters are removed for any charset', async () => {
    const mail = await written([from, 'Subject: a\u0007b\u202ec'], 'a\u0000b\u0008c\td\re\u0085f');
    expect(mail.text).toBe('abc\td\nef');
    expect(mail.subject).toBe('a b\u202ec');
  });
});
