import type { Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import { watching } from '#tests/kit/browser/liveScreen.ts';
import { button, link } from '#tests/kit/browser/visitor.ts';
import { row } from '#tests/kit/content/inbox.ts';
import { conversationOf, corresponded, countOf, writeAnswer, writeMail } from '#tests/kit/content/incomingMail.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { bytesIn, multipart, rawMail, rawPart } from '#tests/kit/content/rawMail.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test as base } from '#tests/kit/test.ts';

const HOUR_MS = 3600 * 1000;
const test = base
  .extend('settings', { scope: 'file' }, async ({ imapServer }) => {
    const old = await writeMail({ from: 'old@client.example', subject: 'Long ago', text: 'From before.' });
    imapServer.deliver(old, new Date(Date.now() - HOUR_MS));
    return { IMAP_URL: imapServer.url, IMAP_NEW: 'on', OFFICE_EMAIL: 'office@agency.example' };
  })
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }))
  .extend('meera', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Meera Shah' }));

const answersOf = (page: Page, name: string) => page.getByRole('article', { name: `Answer from ${name}` });
const head = (mail: Email, from: string, id: string) => [
  `From: ${from}`,
  'To: office@agency.example',
  `Subject: Re: ${mail.subject}`,
  `Message-ID: <${id}@client.example>`,
  `In-Reply-To: ${mail.messageId}`,
  'MIME-Version: 1.0',
];

/** An answer of Gmail: two alternatives, each with the quote. */
const fromGmail = (mail: Email) =>
  writeAnswer(mail, {
    from: '"Asha Rao" <asha@client.example>',
    text: 'Tuesday at eleven suits us.\n\nOn Fri, 20 Nov 2026 at 09:58, Marquee <hello@marquee.example> wrote:\n\n> When shall we talk?',
    html: '<div dir="ltr">Tuesday at eleven suits us.</div><br><div class="gmail_quote"><div class="gmail_attr">On Fri, 20 Nov 2026 at 09:58, Marquee wrote:</div><blockquote class="gmail_quote">When shall we talk?</blockquote></div>',
  });

/** An answer of Outlook in Swedish, in windows-1252, with its block of headers. */
const fromOutlook = (mail: Email) => {
  const block = 'Från: Marquee\nSkickat: den 20 november 2026 09:58\nTill: Björn Åkesson\nÄmne: Din förfrågan';
  const text = bytesIn('windows-1252', `Vi behöver två sidor på svenska.\n\n${block}\n\nWhen shall we talk?`);
  const part = rawPart(['Content-Type: text/plain; charset=iso-8859-1'], text, 'quoted-printable');
  return rawMail(part, head(mail, '=?iso-8859-1?Q?Bj=F6rn_=C5kesson?= <bjorn@client.example>', 'outlook'));
};

const fromAppleMail = async (mail: Email) => {
  const picture = await canvas().png().toBuffer();
  const html = '<html><body>Our logo: <img src="cid:logo@client"> Please use it.</body></html>';
  const related = multipart('related', [
    rawPart(['Content-Type: text/html; charset=utf-8'], Buffer.from(html)),
    rawPart(
      ['Content-Type: image/png; name=logo.png', 'Content-Disposition: inline', 'Content-Id: <logo@client>'],
      picture,
      'base64',
    ),
  ]);
  const plain = rawPart(['Content-Type: text/plain; charset=utf-8'], Buffer.from('Our logo: \ufffc Please use it.'));
  const mailHead = [...head(mail, 'Chand Mehta <chand@client.example>', 'apple'), 'X-Mailer: Apple Mail (2.3826)'];
  return rawMail(multipart('alternative', [plain, related]), mailHead);
};

/** A new mail of Thunderbird: flowed text with a space at the end of each soft line. */
const fromThunderbird = () => {
  const text =
    'Guten Tag,\r\n\r\nwir suchen eine Agentur für unsere neue \r\nWebsite und würden gern telefonieren.\r\n';
  const part = rawPart(['Content-Type: text/plain; charset=UTF-8; format=flowed'], Buffer.from(text));
  return rawMail(part, [
    'From: =?UTF-8?Q?J=C3=BCrgen_Wei=C3=9F?= <juergen@weiss.example>',
    'To: office@agency.example',
    'Subject: =?UTF-8?Q?Anfrage_f=C3=BCr_eine_Website?=',
    'Message-ID: <thunderbird@weiss.example>',
    'User-Agent: Mozilla Thunderbird',
    'MIME-Version: 1.0',
  ]);
};

const fromExchangeRule = () =>
  writeMail({
    from: '"Devika Nair" <devika@nair.example>',
    subject: 'A campaign for spring',
    text: 'Could you plan a campaign for us?',
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-MS-Exchange-Generated-Message-Source': 'Mailbox Rules Agent',
    },
  });

/** The absence note of Notes. */
const fromNotes = (mail: Email) =>
  writeAnswer(mail, {
    from: '"Asha Rao" <asha@client.example>',
    subject: 'AUTO: Asha Rao is out of the office (returning 12/01/2026)',
    text: 'I am out of the office until 12/01/2026.',
  });

test('mails of six programs arrive as answers or enquiries on the screens of two people at work', async ({
  product,
  imapServer,
  ravi,
  meera,
}) => {
  await until(async () => (await countOf(product, 'unmatched')) === 1);
  const clients = { asha: 'Asha Rao', bjorn: 'Björn Åkesson', chand: 'Chand Mehta' };
  const begun = async (key: keyof typeof clients) =>
    corresponded(product, ravi, { name: clients[key], email: `${key}@client.example`, message: 'We need a site.' });
  const [asha, bjorn, chand] = [await begun('asha'), await begun('bjorn'), await begun('chand')];
  for (const { message } of [asha, bjorn, chand])
    await ravi.gql('mutation ($id: UUID!) { markMessageRead(id: $id, isRead: true) { id } }', { id: message.id });

  const his = await watching(product, ravi, `/contact-details/${asha.message.id}`, 'Asha Rao');
  const hers = await watching(product, meera, '/contact-query', 'Contact Queries');

  imapServer.deliver(await fromGmail(asha.mail));
  const fromAsha = answersOf(his.page, 'Asha Rao');
  await fromAsha.getByText('Tuesday at eleven suits us.', { exact: true }).waitFor();
  expect(await fromAsha.getByText('When shall we talk?').isVisible()).toBe(false);
  await row(hers.page, 'Asha Rao').getByText('New answer', { exact: true }).waitFor();

  imapServer.deliver(fromOutlook(bjorn.mail));
  await row(hers.page, 'Björn Åkesson').getByText('New answer', { exact: true }).waitFor();
  await link(hers.page, 'Björn Åkesson').click();
  const fromBjorn = answersOf(hers.page, 'Björn Åkesson');
  await fromBjorn.getByText('Vi behöver två sidor på svenska.', { exact: true }).waitFor();
  await fromBjorn.getByText('Show what was quoted').click();
  await fromBjorn.getByText('Ämne: Din förfrågan').waitFor();
  await meera.gql('mutation ($id: UUID!) { takeMessage(id: $id) { id } }', { id: bjorn.message.id });
  await hers.page.getByText('took it').waitFor();

  imapServer.deliver(await fromAppleMail(chand.mail));
  await until(async () => (await countOf(product, 'answer')) === 3);
  await his.page.goto(`/contact-details/${chand.message.id}`);
  const fromChand = answersOf(his.page, 'Chand Mehta');
  await fromChand.getByRole('img', { name: 'Preview of logo.png' }).waitFor();
  expect(await fromChand.innerText()).toMatch(/Our logo:\s+Please use it\./);

  const reply = hers.page.getByRole('form', { name: 'Reply', exact: true });
  await reply
    .locator('input[type=file]')
    .setInputFiles({ name: 'Offert.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await hers.page.getByLabel('Your reply').fill('Gärna. Se offerten.');
  await button(hers.page, 'Send Reply').click();
  const answered = await product.mail.mailTo('bjorn@client.example', 2);
  expect(answered.text).toContain('> Vi behöver två sidor på svenska.');
  expect(answered.attachments.map(({ filename }) => filename)).toEqual(['Offert.pdf']);

  imapServer.deliver(fromThunderbird());
  imapServer.deliver(await fromExchangeRule());
  await until(async () => (await countOf(product, 'enquiry')) === 2);
  await hers.page.goto('/contact-query');
  await row(hers.page, 'Jürgen Weiß').waitFor();
  await link(hers.page, 'Devika Nair').click();
  await hers.page.getByText('may be automatic').waitFor();
  await button(hers.page, 'A person wrote it').click();
  await hers.page.getByText('may be automatic').waitFor({ state: 'detached' });
  await his.page.goto('/contact-query');
  await link(his.page, 'Jürgen Weiß').click();
  await his.page.getByText('wir suchen eine Agentur für unsere neue Website und würden gern telefonieren.').waitFor();

  await ravi.gql('mutation ($id: UUID!) { markMessageRead(id: $id, isRead: true) { id } }', { id: asha.message.id });
  imapServer.deliver(await fromNotes(asha.mail));
  await until(async () => (await countOf(product, 'automatic')) === 1);
  await his.page.goto(`/contact-details/${asha.message.id}`);
  await his.page.getByText('automatic reply', { exact: true }).waitFor();
  expect(await conversationOf(ravi, asha.message.id)).toMatchObject({ isRead: true });

  expect([await countOf(product, 'answer'), await countOf(product, 'enquiry')]).toEqual([3, 2]);
  expect([...his.complaints, ...hers.complaints]).toEqual([]);
  await his.leave();
  await hers.leave();
});
