import { eq } from 'drizzle-orm';
import { type ErrorCode, errors } from '#server/platform/errors.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { codeIn, type Gql, type Person, type Rest } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

/** An answer in one form for REST and GraphQL; `status` is the status of the error code. */
export type Response = {
  status: number;
  message: string;
  token: string | undefined;
  headers: Headers;
  /** The answer as it was sent, except its date and request id. */
  wire: string;
};

/** Sign-in over REST or over GraphQL, with all calls that belong to it. */
export type Door = {
  name: string;
  login(who: Person, identifier: unknown, password: unknown): Promise<Response>;
  verify(who: Person, identifier: unknown, otp: unknown): Promise<Response>;
  resend(who: Person, identifier: unknown): Promise<Response>;
  logout(who: Person): Promise<Response>;
  /** A call that every signed-in member of staff may make. */
  work(who: Person): Promise<Response>;
};

const wireOf = (status: number, body: unknown, headers: Headers) =>
  JSON.stringify([status, body, [...headers].filter(([name]) => name !== 'date')]).replaceAll(
    headers.get('x-request-id') as string,
    '',
  );

const byRest = ({ status, body, headers }: Rest): Response => {
  return { status, message: body.message, token: body.token, headers, wire: wireOf(status, body, headers) };
};

const byGraphql = ({ status, data, code, errors: failures, headers }: Gql): Response => ({
  status: code ? errors[code as ErrorCode][0] : 200,
  message: failures?.[0]?.message ?? data?.answer?.message,
  token: data?.answer?.token,
  headers,
  wire: wireOf(status, failures ?? data, headers),
});

const rest: Door = {
  name: 'REST',
  login: async (who, identifier, password) => byRest(await who.rest('POST', '/admin/login', { identifier, password })),
  verify: async (who, identifier, otp) => byRest(await who.rest('POST', '/admin/verify-otp', { identifier, otp })),
  resend: async (who, identifier) => byRest(await who.rest('POST', '/admin/resend-otp', { identifier })),
  logout: async (who) => byRest(await who.rest('POST', '/admin/logout')),
  work: async (who) => byRest(await who.rest('GET', '/blogs/all')),
};

const operations = {
  login: 'mutation ($input: SignInInput!) { answer: signIn(input: $input) { message resendIn } }',
  verify: 'mutation ($input: VerifyCodeInput!) { answer: verifyCode(input: $input) { token expiresAt user { id } } }',
  resend: 'mutation ($input: ResendCodeInput!) { answer: resendCode(input: $input) { message resendIn } }',
};

const graphql: Door = {
  name: 'GraphQL',
  login: async (who, identifier, password) =>
    byGraphql(await who.gql(operations.login, { input: { identifier, password } })),
  verify: async (who, identifier, otp) => byGraphql(await who.gql(operations.verify, { input: { identifier, otp } })),
  resend: async (who, identifier) => byGraphql(await who.gql(operations.resend, { input: { identifier } })),
  logout: async (who) => byGraphql(await who.gql('mutation { signOut }')),
  work: async (who) => byGraphql(await who.gql('{ allBlogPosts { totalCount } }')),
};

export const doors: [Door, Door] = [rest, graphql];

/** The number of mails to this address in the outbox, which is final once the request is answered. */
export const countMails = ({ services }: Product, email: string): Promise<number> =>
  services.db.$count(outgoingMail, eq(outgoingMail.to, email));

/** The code in the last mail to this address, once it has arrived. */
export async function lastCode(product: Product, email: string): Promise<string> {
  return codeIn(await product.mail.mailTo(email, (await countMails(product, email)) - 1));
}

export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
