import type { MailServer } from '#tests/kit/network/mailServer.ts';

type Fields = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what an answer holds
type Answer = any;
export type Rest = { status: number; body: Answer; headers: Headers };
export type Gql = {
  status: number;
  data: Answer;
  code: string | undefined;
  errors: Answer[] | undefined;
  headers: Headers;
};

export class Person {
  readonly url: string;
  readonly token: string | undefined;
  readonly email: string;
  readonly id: string;
  readonly #forwardedFor: string | undefined;

  constructor(url: string, known: { token?: string; email?: string; id?: string; forwardedFor?: string } = {}) {
    this.url = url;
    this.token = known.token;
    this.email = known.email ?? '';
    this.id = known.id ?? '';
    this.#forwardedFor = known.forwardedFor;
  }

  private headers(extra: Record<string, string> = {}): Record<string, string> {
    return {
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(this.#forwardedFor && { 'x-forwarded-for': this.#forwardedFor }),
      ...extra,
    };
  }

  /** The same person with requests from this address (see TRUST_PROXY). */
  from(forwardedFor: string): Person {
    const { url, token, email, id } = this;
    return new Person(url, { token, email, id, forwardedFor });
  }

  /** Runs a GraphQL operation; `code` is that of the first error. */
  async gql(query: string, variables: Fields = {}): Promise<Gql> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: this.headers({ 'content-type': 'application/json' }),
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Answer;
    const { status, headers } = response;
    return { status, headers, data, errors, code: errors?.[0]?.extensions?.code };
  }

  async rest(method: string, path: string, body?: Fields | FormData): Promise<Rest> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: this.headers(body && !isForm ? { 'content-type': 'application/json' } : {}),
      body: isForm ? body : body && JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  }

  /** Signs in with the password and the code from the mail. @returns the same person, signed in */
  async signIn(user: { email: string; password: string }, mail: MailServer): Promise<Person> {
    const before = mail.mails.filter(({ to }) => to?.some((one) => one.address === user.email)).length;
    const step = await this.rest('POST', '/admin/login', { identifier: user.email, password: user.password });
    if (step.status !== 200) throw new Error(`sign-in failed: ${JSON.stringify(step.body)}`);
    // Other mails, such as that of follow-ups after 9:00, may come before the code.
    let otp = '';
    for (let count = before; !otp; count += 1) otp = codeIn(await mail.mailTo(user.email, count));
    const { body } = await this.rest('POST', '/admin/verify-otp', { identifier: user.email, otp });
    return new Person(this.url, { token: body.token, email: user.email, id: body.user._id });
  }
}

export const codeIn = (mail: { text?: string | undefined }): string => /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '';
