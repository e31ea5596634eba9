import { describe, expect, test } from 'vitest';
import { readMail } from '#server/clients/message/mailbox/readMail.ts';

const read = (headers: string[]) =>
  readMail(Buffer.from([...headers, 'Content-Type: text/plain', '', 'Yes, on Tuesday.'].join('\r\n')));
const from = 'From: Asha <asha@rao.example>';
const noreply = 'From: Shop <no-reply@shop.example>';

const list = [
  'List-Id: Founders <founders.lists.example>',
  'List-Post: <mailto:founders@lists.example>',
  'List-Unsubscribe: <mailto:leave@lists.example>',
  'Precedence: list',
];
const rule = [
  'Auto-Submitted: auto-generated',
  'X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent',
  'X-Auto-Response-Suppress: DR, OOF, AutoReply',
];

describe('mails of a person', () => {
  test.for([
    ['with an id of a list', [from, 'List-Id: <founders.lists.example>']],
    ['with the precedence of a list', [from, 'Precedence: list']],
    ['with the precedence of bulk mail', [from, 'Precedence: bulk']],
    ['that suppresses automatic answers', [from, 'X-Auto-Response-Suppress: All']],
    ['through a discussion list', [from, ...list]],
    ['through an old discussion list', [from, ...list.slice(0, 3), 'Precedence: bulk']],
    ['through a rule of Exchange', [from, ...rule]],
    [
      'through a rule of Exchange without a return path',
      [from, ...rule, 'Return-Path: <>', 'Subject: FW: Your enquiry'],
    ],
    [
      'that answers with the signs of a campaign',
      [from, 'In-Reply-To: <a@b.example>', 'List-Id: <x.y>', 'Feedback-ID: 1:2'],
    ],
    ['with a subject like an absence note', [from, 'Subject: Out of office: shall we meet on Tuesday?']],
    ['from an address that nobody reads', [noreply]],
    ['that a script passed on', [from, 'Subject: Fwd: A site', 'Auto-Submitted: auto-forwarded']],
    [
      'through the form of a site builder',
      [noreply, 'Reply-To: Asha <asha@rao.example>', 'Auto-Submitted: auto-generated'],
    ],
    ['with a subject like that of an old Notes', [from, 'Subject: Asha Rao is out of the office.']],
  ] as [string, string[]][])('a mail of a person %s is marked as possibly automatic', async ([, headers]) => {
    expect(await read(headers)).toMatchObject({ isAutomatic: false, mayBeAutomatic: true });
  });

  test('a mail of a person without a sign is not marked', async () => {
    for (const headers of [
      [from],
      [from, 'Precedence: first-class'],
      [from, 'X-Auto-Response-Suppress: None'],
      [from, 'Auto-Submitted:'],
      [from, 'Subject: AUTO: a site for our car dealer'],
    ]) {
      expect(await read(headers)).toMatchObject({ isAutomatic: false, mayBeAutomatic: false });
    }
  });

  test('a form that names the client in Reply-To is not marked', async () => {
    const headers = [noreply, 'Reply-To: Asha <asha@rao.example>'];
    expect(await read(headers)).toMatchObject({ isAutomatic: false, mayBeAutomatic: false });
  });
});

describe('mails of a machine', () => {
  test.for([
    ['with two signs of a campaign', [from, 'List-Id: <news.shop.example>', 'Precedence: bulk']],
    ['of a newsletter', [noreply, 'List-Id: <news.shop.example>', 'List-Unsubscribe: <https://shop.example/u>']],
    [
      'of a service for campaigns',
      [from, 'List-Id: <x.list.example>', 'Feedback-ID: 1:2:3', 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
    ],
    ['that says so', [from, 'Auto-Submitted: auto-generated']],
    ['of a shop that names its support', [noreply, 'Reply-To: help@shop.example', 'Auto-Submitted: auto-generated']],
    [
      'of a campaign that names another address',
      [noreply, 'Reply-To: asha@rao.example', 'Auto-Submitted: auto-generated', 'Feedback-ID: 1:2'],
    ],
    ['that answers by itself', [from, 'Auto-Submitted: auto-replied', 'In-Reply-To: <a@b.example>']],
    ['of Exchange, out of office', [from, 'Subject: Automatic reply: Your enquiry', 'X-Auto-Response-Suppress: All']],
    [
      'of Exchange in French, out of office',
      [from, 'Subject: Réponse automatique : Votre demande', 'X-Auto-Response-Suppress: All'],
    ],
    [
      'of an old Exchange, out of office',
      [from, 'Subject: Out of Office AutoReply: Your enquiry', 'X-Auto-Response-Suppress: All'],
    ],
    [
      'of Exchange in Vietnamese, out of office',
      [from, 'Subject: Trả lời tự động: Your enquiry', 'X-Auto-Response-Suppress: All'],
    ],
    [
      'of Exchange in Indonesian, out of office',
      [from, 'Subject: Balasan otomatis: Your enquiry', 'X-Auto-Response-Suppress: All'],
    ],
    ['of a rule of Exchange, out of office', [from, ...rule, 'Subject: 自动答复: 您的咨询']],
    ['of a rule of Exchange without a return path', [from, ...rule, 'Return-Path: <>', 'Subject: Verlof: uw aanvraag']],
    ['of Notes, out of office', [from, 'Subject: AUTO: Asha Rao is out of the office (returning 12/01/2026)']],
    [
      'of Notes in German, out of office',
      [from, 'Subject: AUTO: Anna Weiss ist nicht im Büro (Rückkehr am 01.12.2026)'],
    ],
    ['of Notes without a name', [from, 'Subject: AUTO: Out of Office']],
    ['of Notes in French', [from, 'Subject: AUTO: Anna est absente du bureau (retour 01/12/2026)']],
    ['of an old absence program', [from, 'Precedence: auto_reply']],
  ] as [string, string[]][])('a mail of a machine %s is automatic', async ([, headers]) => {
    expect(await read(headers)).toMatchObject({ isAutomatic: true, mayBeAutomatic: false });
  });
});

/** What Zendesk writes on each mail. */
const zendesk = [
  'From: "Asha (Rao Support)" <support@rao.example>',
  'Message-ID: <L7VKGOM25K_5ffc9f66_503f05_sprut@zendesk.com>',
  'Auto-Submitted: auto-generated',
  'X-Auto-Response-Suppress: All',
  'X-Mailer: Zendesk Mailer',
];
const freshdesk = [
  'From: Rao Support <support@rao.freshdesk.com>',
  'Auto-Submitted: auto-generated',
  'X-Auto-Response-Suppress: DR, RN, OOF, AutoReply',
];
const thread = 'In-Reply-To: <01920000-0000-7000-8000-000000000001@agency.example>';
const generated = [from, 'Auto-Submitted: auto-generated'];
const byAgent = 'Message-ID: <6720fc57d5765.worker@email.freshdesk.com>';
const byRule = 'Message-ID: <6720fc57d5765.worker@notification.freshdesk.com>';

describe('answers by an agent of a help desk', () => {
  test.for([
    ['of Zendesk', [...zendesk, thread, 'Subject: Re: Your enquiry']],
    ['of Zendesk, with a question', [...zendesk, thread, 'Subject: Message received?']],
    ['of Zendesk through a server of the client', [...zendesk.slice(0, 1), ...zendesk.slice(2), thread]],
    ['of Freshdesk', [...freshdesk, byAgent, thread, 'Subject: Re: Your enquiry']],
    ['of Help Scout', [...generated, thread, 'Message-ID: <reply-62593-594602096@helpscout.net>']],
    ['of Intercom', [...generated, thread, 'X-Intercom-Bin: 1', 'Precedence: bulk']],
    [
      'of HubSpot',
      [...generated, thread, 'Message-ID: <1.2@bf.hubspotemail.net>', 'Feedback-ID: 1:2', 'List-Unsubscribe: <x>'],
    ],
    ['of ServiceNow', [...generated, thread, 'X-ServiceNow-Generated: true', 'Precedence: bulk']],
    ['of Jira', [...generated, thread, 'X-JIRA-FingerPrint: 1', 'Precedence: bulk']],
    [
      'of Redmine, that refers to a mail',
      [...generated, 'References: <a@b.example>', 'X-Mailer: Redmine', 'X-Redmine-Project: site'],
    ],
  ] as [string, string[]][])('an answer of an agent %s is marked as possibly automatic', async ([, headers]) => {
    expect(await read(headers)).toMatchObject({ isAutomatic: false, mayBeAutomatic: true });
  });

  test.for([
    '##- Please type your reply above this line -##',
    '##- Bitte geben Sie Ihre Antwort oberhalb dieser Zeile ein. -##',
    '-- Please reply above this line --',
    '—-—-—-— Reply above this line.',
  ])('an answer below the line "%s" of any desk is marked as possibly automatic', async (line) => {
    const mail = (text: string) => readMail(Buffer.from([...generated, thread, '', text].join('\r\n')));
    expect(await mail(`${line}\r\n\r\nYes, on Tuesday.`)).toMatchObject({ isAutomatic: false, mayBeAutomatic: true });
    expect(await mail('I reply above this line of thought, as ever, because it is long and goes on.')).toMatchObject({
      isAutomatic: true,
    });
  });

  test.for([
    ['begins no thread', zendesk],
    ['is a receipt', [...zendesk, thread, 'Subject: [Request received] Your enquiry']],
    ['is a receipt in German', [...zendesk, thread, 'Subject: [Anfrage erhalten] Ihre Anfrage']],
    ['was closed, says the desk in German', [...zendesk, thread, 'Subject: Ihr Ticket #123 wurde geschlossen']],
    ['is a receipt of Freshdesk', [...freshdesk, byAgent, thread, 'Subject: Ticket Received - Your enquiry']],
    ['was written by a rule of Freshdesk', [...freshdesk, byRule, thread]],
    [
      'answers by itself',
      [...zendesk.filter((line) => !line.startsWith('Auto')), 'Auto-Submitted: auto-replied', thread],
    ],
    ['is an absence note', [...zendesk, thread, 'Subject: Out of Office: Your enquiry']],
    ['has no sign of a desk', [...generated, thread]],
    ['only mentions a desk', [...generated, thread, 'X-Mailer: Mail of Zendesk', 'Subject: Re: zendesk.com']],
  ] as [string, string[]][])('an answer of a desk is automatic when it %s', async ([, headers]) => {
    expect(await read(headers)).toMatchObject({ isAutomatic: true, mayBeAutomatic: false });
  });

  test('an answer without the sign of a machine has no mark', async () => {
    const headers = [from, thread, 'Message-ID: <reply-62593-594602096@helpscout.net>', 'X-Hs-Format: 2'];
    expect(await read(headers)).toMatchObject({ isAutomatic: false, mayBeAutomatic: false });
  });
});

describe('ids of earlier mails', () => {
  const id = '01920000-0000-7000-8000-000000000001@agency.example';
  test.for([
    ['in an encoded word', `=?utf-8?Q?=3C${id.replace('@', '=40')}=3E?=`],
    ['in an encoded word of base64', `=?us-ascii?B?${Buffer.from(`<${id}>`).toString('base64')}?=`],
    ['without brackets', id],
    ['without brackets, among others', `a@b.example ${id}`],
    ['escaped for HTML', `&lt;${id}&gt;`],
    ['folded within', `<${id.slice(0, 20)}\r\n ${id.slice(20)}>`],
    ['beside a comment', `<${id}> (Asha's mail of Friday)`],
    ['in quotes', `"${id}"`],
  ] as [string, string][])('ids of earlier mails are read %s', async ([, value]) => {
    for (const key of ['In-Reply-To', 'References']) {
      expect((await read([from, `${key}: ${value}`])).references.at(-1)).toBe(id);
    }
  });

  test('references are read below 400 KB of other headers', async () => {
    const received = Array.from({ length: 1800 }, (_, at) => `Received: from relay${at}.example (${'x'.repeat(200)})`);
    expect((await read([from, ...received, `In-Reply-To: <${id}>`])).references).toEqual([id]);
  });

  test('the last reference is read at the end of a long header', async () => {
    const others = Array.from({ length: 900 }, (_, at) => ` <${at}.${'x'.repeat(20)}@b.example>`);
    const { references } = await read([from, `References: ${others.join('\r\n')}\r\n <${id}>`]);
    expect(references).toHaveLength(100);
    expect(references.at(-1)).toBe(id);
  });

  test('ids of earlier mails are not read in a sentence without an id', async () => {
    expect((await read([from, "In-Reply-To: Asha's message of Fri, 20 Nov 2026"])).references).toEqual([]);
  });
});

test.for([
  'Envelope-To',
  'X-Envelope-To',
  'X-Delivered-To',
  'X-Forwarded-To',
  'X-Rcpt-To',
  'Resent-To',
  'X-Original-To',
])('the recipient is read from %s', async (key) => {
  const { recipients } = await read([from, 'To: hello@agency.example', `${key}: <Office+tag@agency.example>`]);
  expect(recipients).toEqual(['hello@agency.example', 'office+tag@agency.example']);
});

describe('the address for answers', () => {
  test('the address for answers is that of Reply-To, also of an international domain', async () => {
    const { from: sender, replyTo } = await read([
      noreply,
      'Reply-To: =?iso-8859-1?Q?J=FCrgen?= <jürgen@bücher.example>',
    ]);
    expect(sender).toEqual({ email: 'no-reply@shop.example', name: 'Shop' });
    expect(replyTo).toEqual([{ email: 'jürgen@bücher.example', name: 'Jürgen' }]);
  });

  test.for([
    ['is missing', []],
    ['is invalid', ['Reply-To: nobody']],
    ['is a mailing list', ['Reply-To: founders@lists.example', ...list]],
    ['is a mailing list by its id', ['Reply-To: founders@lists.example', 'List-Id: <founders.lists.example>']],
  ] as [string, string[]][])('the address for answers does not count when it %s', async ([, headers]) => {
    expect((await read([from, ...headers])).replyTo).toEqual([]);
  });

  test('a name in an encoded word never becomes an address', async () => {
    const word = `=?utf-8?B?${Buffer.from('x@evil.example, <y@evil.example>').toString('base64')}?=`;
    expect((await read([`From: ${word} <asha@rao.example>`])).from.email).toBe('asha@rao.example');
  });
});

describe('files', () => {
  const readFiles = async (parts: string[]) => {
    const body = parts.map((part) => `--b\r\n${part}\r\n`).join('');
    const mail = `${from}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${body}--b--`;
    const { text, attachments } = await readMail(Buffer.from(mail));
    return { text, names: attachments.map(({ name }) => name) };
  };
  const text = 'Content-Type: text/plain\r\n\r\nSee the notes.';

  test('a text is a file exactly when it has a name', async () => {
    const named = 'Content-Type: text/plain; name=notes.txt\r\nContent-Disposition: inline\r\n\r\nOne';
    expect(await readFiles([text, named])).toEqual({ text: 'See the notes.', names: ['notes.txt'] });
    const unnamed = 'Content-Type: text/plain\r\nContent-Disposition: inline\r\n\r\nOne';
    expect(await readFiles([text, unnamed])).toEqual({ text: 'See the notes.\nOne', names: [] });
  });

  test.for([
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['Com1.tar.gz', '_Com1.tar.gz'],
    ['LPT9 .pdf', '_LPT9 .pdf'],
    ['CLOCK$.pdf', '_CLOCK$.pdf'],
    ['aux.', '_aux.'],
    ['contract.pdf', 'contract.pdf'],
    ['com10.txt', 'com10.txt'],
    ['console.log', 'console.log'],
  ] as [string, string][])('the file name %s becomes %s', async ([name, expected]) => {
    const file = `Content-Type: application/pdf; name="${name}"\r\nContent-Disposition: attachment\r\n\r\n%PDF`;
    expect((await readFiles([text, file])).names).toEqual([expected]);
  });
});
