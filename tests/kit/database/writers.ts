import { setTimeout as sleep } from 'node:timers/promises';
import { messageOperations, newMessage } from '#tests/kit/content/message.ts';
import { issueLink, review, reviewOperations } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { create } from '#tests/kit/product/server.ts';

type Fields = Record<string, unknown>;
/** What is written, each record under its own key, and where the database stores it. */
const places = {
  message: 'select name as key from messages',
  post: 'select slug as key from blog_posts',
  reply: 'select reply_text as key from replies',
  review: 'select name as key from reviews',
};
type Kind = keyof typeof places;
/** The outcome of a write: acknowledged, refused with 503, or another answer. */
type Outcome = 'done' | 'away' | 'odd';

const addPost = 'mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id } }';

/** How long a client waits after a success, and after a 503. */
const THINK_MS = 10;
const AWAY_MS = 150;

/** Eight clients that write at the same time over REST and GraphQL, with a record of their answers. */
export class Writers {
  readonly acknowledged: Record<Kind, string[]> = { message: [], post: [], reply: [], review: [] };
  /** Answers that are neither a success nor a 503. */
  readonly odd: string[] = [];
  readonly #staff: Person;
  readonly #messageId: string;
  #isWriting = false;
  #running: Promise<unknown> | undefined;
  #made = 0;

  constructor(staff: Person, messageId: string) {
    this.#staff = staff;
    this.#messageId = messageId;
  }

  get count(): number {
    return Object.values(this.acknowledged).flat().length;
  }

  start(): void {
    const [staff, id] = [this.#staff, this.#messageId];
    const message = (key: string) => newMessage({ name: key, email: `${key}@client.example` });
    const post = { title: 'A post', excerpt: 'Ten letters at least', author: 'Me', tags: ['a'] };
    this.#isWriting = true;
    this.#running = Promise.all([
      this.#write('message', (key) => this.#rest('/messages/us', message(key))),
      this.#write('message', (key) => this.#gql(messageOperations.send, { input: message(key) })),
      this.#write('post', async (key) => this.#outcome((await create(staff, key)).status)),
      this.#write('post', (key) => this.#gql(addPost, { input: { ...post, slug: key } })),
      this.#write('reply', (key) => this.#rest(`/messages/${id}/reply`, { replyText: key })),
      this.#write('reply', (key) => this.#gql(messageOperations.reply, { id, input: { replyText: key } })),
      this.#submit(),
    ]);
  }

  async stop(): Promise<void> {
    this.#isWriting = false;
    await this.#running;
  }

  /**
   * The acknowledged writes that are missing, and those that are stored twice. @param rows runs a statement on the
   * database
   */
  async wrongs(rows: (statement: string) => Promise<Fields[]>): Promise<{ lost: string[]; doubled: string[] }> {
    const found: string[] = [];
    const lost: string[] = [];
    for (const [kind, statement] of Object.entries(places)) {
      // The two clients with one link write under its key and a letter.
      const keys = (await rows(statement)).map(({ key }) => String(key));
      lost.push(...this.acknowledged[kind as Kind].filter((key) => !keys.includes(key)));
      found.push(...keys.map((key) => `${kind} ${kind === 'review' ? key.slice(0, -1) : key}`));
    }
    return { lost, doubled: found.filter((key, index) => /writer-/.test(key) && found.indexOf(key) !== index) };
  }

  #key(): string {
    this.#made += 1;
    return `writer-${this.#made}`;
  }

  async #write(kind: Kind, attempt: (key: string) => Promise<Outcome>): Promise<void> {
    while (this.#isWriting) {
      const key = this.#key();
      const outcome = await attempt(key).catch(() => 'away' as const);
      if (outcome === 'done') this.acknowledged[kind].push(key);
      await sleep(outcome === 'done' ? THINK_MS : AWAY_MS);
    }
  }

  /** Two clients submit a review by the same link until one of them succeeds. */
  async #submit(): Promise<void> {
    while (this.#isWriting) {
      const token = await issueLink(this.#staff).then(
        (link) => link.token,
        () => null,
      );
      const key = this.#key();
      for (let isOpen = token !== null; isOpen && this.#isWriting; ) {
        const outcomes = await Promise.all([
          this.#rest(`/admin/reviews/${token}`, review({ name: `${key}a` })).catch(() => 'away'),
          this.#gql(reviewOperations.submit, { token, input: review({ name: `${key}b` }) }).catch(() => 'away'),
        ]);
        outcomes.forEach((outcome, index) => {
          if (outcome === 'done') this.acknowledged.review.push(`${key}${'ab'[index]}`);
        });
        isOpen = outcomes.every((outcome) => outcome === 'away');
        if (isOpen) await sleep(AWAY_MS);
      }
    }
  }

  async #rest(path: string, body: Fields): Promise<Outcome> {
    const { status } = await this.#staff.rest('POST', path, body);
    return this.#outcome(status);
  }

  async #gql(query: string, variables: Fields): Promise<Outcome> {
    const { status, code } = await this.#staff.gql(query, variables);
    return this.#outcome(code === 'GONE' ? 410 : status === 200 && code ? 500 : status, code);
  }

  #outcome(status: number, code = ''): Outcome {
    if (status === 200 || status === 201) return 'done';
    if (status === 503) return 'away';
    if (status !== 410) this.odd.push(`${status} ${code}`);
    return 'odd';
  }
}
