import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weekdays } from '#schema/weekdays.ts';
import { bookingRules } from '#tests/kit/content/booking.ts';
import { call, callOperations, freeTimes } from '#tests/kit/content/calls.ts';
import { writeMail } from '#tests/kit/content/incomingMail.ts';
import { review, reviewOperations } from '#tests/kit/content/review.ts';
import { counted, sendHit } from '#tests/kit/content/visit.ts';
import { type Gql, Person } from '#tests/kit/people/person.ts';
import { tablesOf } from '#tests/kit/product/backup.ts';
import { query, until } from '#tests/kit/product/embedded.ts';

type Fields = Record<string, unknown>;

const erasure = 'id erasedAt count clearedAt';
export const personalDataOperations = {
  find: `query ($input: PersonAddressesInput!) { personalData(input: $input) { addresses otherAddresses refusal
    kinds { kind label count treatment records { at title detail path } } } }`,
  export: `mutation ($input: PersonAddressesInput!, $format: PersonalDataFormat!) {
    exportPersonalData(input: $input, format: $format) { fileName contentType content } }`,
  erase: `mutation ($input: ErasePersonalDataInput!) { erasePersonalData(input: $input) { ${erasure} } }`,
  erasure: `query ($id: UUID!) { erasure(id: $id) { ${erasure} } }`,
};

/** Searches the personal data of these addresses. @throws when it was refused */
export async function findData(admin: Person, ...addresses: string[]) {
  return done(await admin.gql(personalDataOperations.find, { input: { addresses } })).personalData;
}
/** The number of records of each kind for these addresses. */
export async function countsOf(admin: Person, ...addresses: string[]): Promise<Record<string, number>> {
  const { kinds } = await findData(admin, ...addresses);
  return Object.fromEntries(kinds.map(({ kind, count }: { kind: string; count: number }) => [kind, count]));
}

export const eraseData = (admin: Person, addresses: string[], confirmation = addresses[0]): Promise<Gql> =>
  admin.gql(personalDataOperations.erase, { input: { addresses, confirmation } });

/** Erases, and waits until the files are deleted too. @returns the erasure */
export async function eraseWholly(admin: Person, ...addresses: string[]) {
  const { id } = done(await eraseData(admin, addresses)).erasePersonalData;
  await until(async () => done(await admin.gql(personalDataOperations.erasure, { id })).erasure.clearedAt !== null);
  return id as string;
}

/** @returns the data of an answer @throws when the operation was refused */
export function done({ data, errors }: Gql) {
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The tables that contain a text in any column, sorted. */
export async function tablesWith(url: string, text: string): Promise<string[]> {
  const all = (await tablesOf(url)).map(
    (name) => `select '${name}' as name where exists (select from ${name} t where t::text ilike '%' || $1 || '%')`,
  );
  return (await query(url, all.join(' union all '), [text])).map(({ name }) => String(name)).sort();
}

/** The files below a folder that contain one of the texts. */
export async function filesWith(folder: string, ...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => null);
    if (bytes && texts.some((text) => bytes.includes(text))) found.push(path);
  }
  return found;
}

/** A person whose name and addresses occur nowhere else. */
export const marked = {
  name: 'Quintessa Vanterpool',
  email: 'quintessa.marker@planted.example',
  phone: '+919812309876',
} as const;

type Place = { url: string; dataDir: string };

/**
 * Leaves the addresses of this person in every place where the product can store them, by the actions of visitors, the
 * person and staff.
 * @returns the ids of what was created
 */
export async function plantMarker(admin: Person, { url, dataDir }: Place): Promise<Record<string, string>> {
  const { name, email, phone } = marked;
  const nobody = new Person(url);
  const gql = async (who: Person, text: string, variables: Fields = {}) => done(await who.gql(text, variables));
  await gql(admin, 'mutation ($input: WebhookInput!) { createWebhook(input: $input) { id } }', {
    input: {
      name: `For ${email}`,
      url: `https://hooks.example/?for=${email}`,
      events: ['MESSAGE_RECEIVED', 'APPLICATION_RECEIVED', 'REVIEW_SUBMITTED', 'BOOKING_CREATED', 'MESSAGE_ANSWERED'],
    },
  });
  await sendHit({ url }, { path: '/about', campaign: { utm_source: 'mail', utm_campaign: `for ${email}` } });
  await counted({ url }, 1);
  await fetch(`${url}/gone/${encodeURIComponent(email)}`, {
    headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0' },
  });

  const sent = { name, email, contactNumber: phone, service: 'Web Development' };
  const send = (message: string, form?: Fields) =>
    gql(
      nobody,
      'mutation ($input: SendMessageInput!, $form: FormFactsInput) { sendMessage(input: $input, form: $form) { id } }',
      {
        ...{ input: { ...sent, message }, form },
      },
    );
  const first = (await send(`Call me: ${phone} or ${email}.\n${email}`)).sendMessage.id as string;
  const won = (await send('We would like a shop.')).sendMessage.id as string;
  await send('Buy now', { isHoneypotFilled: true, elapsedMs: 5000 });
  const { apply } = await gql(nobody, 'mutation ($input: ApplyInput!) { apply(input: $input) { id } }', {
    input: { name, email, phone, companyName: 'Planted', service: 'ADVERTISER' },
  });

  await gql(admin, 'mutation ($id: UUID!) { acceptAffiliate(id: $id) { id } }', { id: apply.id });
  await gql(admin, 'mutation ($id: UUID!, $input: NoteInput!) { addNote(id: $id, input: $input) { id } }', {
    ...{ id: first, input: { text: `Ring ${phone}, she asked for it. ${email}` } },
  });
  await gql(admin, 'mutation ($id: UUID!, $input: ReplyInput!) { replyToMessage(id: $id, input: $input) { id } }', {
    ...{ id: first, input: { replyText: `Dear ${name}, is ${email} right?` } },
  });
  await gql(admin, 'mutation ($id: UUID!, $input: ReplyDraftInput!) { saveReplyDraft(id: $id, input: $input) }', {
    ...{ id: won, input: { text: `To ${email}` } },
  });
  await gql(
    admin,
    'mutation ($id: UUID!, $text: FollowUpInput) { setMessageFollowUp(id: $id, followUp: $text) { id } }',
    {
      ...{ id: first, text: { day: '2099-01-01', note: `Write to ${email}` } },
    },
  );
  await gql(admin, 'mutation ($id: UUID!) { setMessageStage(id: $id, stage: WON) { id } }', { id: won });
  await gql(admin, 'mutation ($id: UUID!) { setMessageValue(id: $id, value: 70000) { id } }', { id: won });
  await gql(admin, 'mutation ($email: String!) { renamePerson(email: $email, name: "Q. Vanterpool") { id } }', {
    email,
  });
  await gql(admin, 'mutation ($input: SavedViewInput!) { saveView(input: $input) { id } }', {
    input: { name: `Of ${email}`.slice(0, 60), query: `search=${encodeURIComponent(email)}` },
  });
  await gql(admin, 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id } }', {
    input: { email, name, role: 'EMPLOYEE' },
  });
  await plantTexts(admin);

  await gql(admin, 'mutation ($input: SiteInput!) { saveSite(input: $input) { name } }', {
    input: { takesBookings: true, booking: { ...bookingRules, noticeHours: 1 }, description: `Also for ${email}.` },
  });
  const { users } = await gql(admin, '{ users { nodes { id } } }');
  const hours = [{ days: [...weekdays], opens: '00:00', closes: '23:59' }];
  await gql(
    admin,
    'mutation ($id: UUID!, $input: BookingHostInput!) { saveBookingHost(userId: $id, input: $input) { id } }',
    {
      ...{ id: users.nodes[0].id, input: { isActive: true, hours, daysOff: [] } },
    },
  );
  const [time = ''] = await freeTimes(nobody);
  const booked = call(time, { name, email, phone, note: `Or write to ${email}` });
  await gql(nobody, callOperations.book, { input: booked });
  const { issueReviewLink } = await gql(admin, reviewOperations.issue, { input: { email, sendMail: true } });
  const token = issueReviewLink.link.split('/').at(-1);
  const said = review({ name, clientFeedback: `Write to ${email} if you do not believe it.` });
  const { submitReview } = await gql(nobody, reviewOperations.submit, { token, input: said });
  await gql(admin, reviewOperations.publish, { id: submitReview.id, isPublished: true });
  await gql(admin, reviewOperations.issue, { input: { email, sendMail: true } });
  const inbox = join(dataDir, 'inbox');
  await mkdir(inbox, { recursive: true });
  const mail = await writeMail({
    ...{ from: `"${name}" <${email}>`, subject: 'More about it', inReplyTo: `<${first}@marquee.example>` },
    ...{ text: `Here it is. ${email}`, messageId: `<one.${email}>` },
    attachments: [{ filename: `for ${email}.txt`, content: `The file of ${email}` }],
  });
  await writeFile(join(inbox, 'answer.eml'), mail);
  const lost = await writeMail({ from: email, subject: 'Of no enquiry', text: `It is me, ${phone}` });
  await writeFile(join(inbox, 'lost.eml'), lost);
  await until(async () => (await readdir(join(inbox, 'done'))).includes('answer.eml'));
  return { first, won, affiliate: apply.id, review: submitReview.id };
}

/** Texts of staff that name the person: posts, items, pages, templates, redirects, autosaves, pictures, tokens. */
async function plantTexts(admin: Person): Promise<void> {
  const { email, phone } = marked;
  const gql = async (text: string, variables: Fields = {}) => done(await admin.gql(text, variables));
  const post = {
    title: 'Planted',
    excerpt: `By ${email}.`,
    author: 'Asha',
    tags: ['planted'],
    body: `Write to ${email}.`,
  };
  const { createBlogPost } = await gql('mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id } }', {
    input: { ...post, isPublished: true },
  });
  await gql('mutation ($id: UUID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { id } }', {
    ...{ id: createBlogPost.id, input: { ...post, body: `Call ${phone}, or write to <${email}>.` } },
  });
  await gql('mutation ($input: PortfolioItemInput!) { createPortfolioItem(input: $input) { id } }', {
    input: {
      ...{ title: 'Planted too', description: `For ${email}.`, category: 'Web', tags: [email], isPublished: true },
      imageUrl: 'https://pictures.example/a.png',
    },
  });
  await gql('mutation ($input: ReplyTemplateInput!) { createReplyTemplate(input: $input) { id } }', {
    input: { name: `For ${email}`, text: `Dear ${email}` },
  });
  await gql('mutation ($input: RedirectInput!) { createRedirect(input: $input) { id } }', {
    input: { from: `/old/${email}`, to: '/contact' },
  });
  await gql('mutation ($input: ContentDraftInput!) { saveContentDraft(input: $input) { id } }', {
    input: { id: randomUUID(), kind: 'BLOG_POST', fields: { title: `About ${email}` }, sequence: 1 },
  });
  await gql('mutation ($input: IssueApiTokenInput!) { issueApiToken(input: $input) { id } }', {
    input: { name: `For ${email}`, role: 'STAFF', days: 30 },
  });
}
