import { and, eq, like } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { codeIn, type Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const PASSWORD = 'Secret-123';
/** How long a code of an authenticator app is valid. */
export const STEP = 30_000;

const sessionFields = 'id createdAt lastSeenAt expiresAt address device isCurrent';
const secondStepFields = 'id authenticatorSince recoveryCodesLeft recoveryCodesMadeAt';

export const accountOperations = {
  sessions: `{ mySessions { nodes { ${sessionFields} } totalCount } }`,
  end: `mutation ($id: UUID!) { endSession(id: $id) { ${sessionFields} } }`,
  endOthers: 'mutation { endOtherSessions }',
  secondStep: `{ mySecondStep { ${secondStepFields} } }`,
  changePassword: 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }',
  updateAccount:
    'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { user { name email mobile } confirmationSentTo } }',
  confirmEmail: 'mutation ($token: String!) { confirmEmail(token: $token) { email } }',
  begin: 'mutation ($input: ConfirmPasswordInput!) { beginTotp(input: $input) { id secret uri } }',
  enable: `mutation ($input: EnableTotpInput!) { enableTotp(input: $input) { ${secondStepFields} } }`,
  disable: `mutation ($input: ConfirmPasswordInput!) { disableTotp(input: $input) { ${secondStepFields} } }`,
  makeCodes: `mutation ($input: ConfirmPasswordInput!) {
    makeRecoveryCodes(input: $input) { codes secondStep { ${secondStepFields} } } }`,
};

export type OwnSession = {
  id: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  address: string | null;
  device: string;
  isCurrent: boolean;
};

export const sessionsOf = async (person: Person): Promise<OwnSession[]> =>
  (await person.gql(accountOperations.sessions)).data.mySessions.nodes;

export const secondStepOf = async (person: Person) =>
  (await person.gql(accountOperations.secondStep)).data.mySecondStep;

const confirmed = { input: { password: PASSWORD } };

/** An authenticator app with this secret: gives its code `steps` steps from now. */
export const appWith =
  (product: Product, secret: string) =>
  (steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: product.services.now().getTime() + steps * STEP,
    });

export type App = ReturnType<typeof appWith>;

/** Begins the set-up of an authenticator app. @returns the app, which is not confirmed yet */
export async function beginTotp(product: Product, person: Person): Promise<App> {
  const { data, errors } = await person.gql(accountOperations.begin, confirmed);
  if (errors) throw new Error(JSON.stringify(errors));
  return appWith(product, data.beginTotp.secret);
}

/** Sets up an authenticator app. Its current code is used up. */
export async function enableTotp(product: Product, person: Person): Promise<App> {
  const app = await beginTotp(product, person);
  const { errors } = await person.gql(accountOperations.enable, { input: { code: app() } });
  if (errors) throw new Error(JSON.stringify(errors));
  return app;
}

export async function makeRecoveryCodes(person: Person): Promise<string[]> {
  const { data, errors } = await person.gql(accountOperations.makeCodes, confirmed);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.makeRecoveryCodes.codes;
}

/**
 * The last mail to an address whose subject has this ending, once it has arrived: mails of different kinds may overtake
 * each other.
 * @param ending for example 'sign-in code'
 */
export async function lastMail({ services, mail }: Product, email: string, ending: string): Promise<string> {
  const isOne = and(eq(outgoingMail.to, email), like(outgoingMail.subject, `%${ending}`));
  const sent = await services.db.$count(outgoingMail, isOne);
  const arrived = () =>
    mail.mails.filter(
      ({ to, subject }) => to?.some(({ address }) => address === email) && String(subject).endsWith(ending),
    );
  await until(async () => sent > 0 && arrived().length >= sent);
  return arrived().at(-1)?.text ?? '';
}

/** @returns the token of the last link that was mailed to a new address */
export async function emailTokenOf(product: Product, email: string): Promise<string> {
  const mail = await lastMail(product, email, 'address');
  return /account\?email=(\S+)/.exec(mail)?.[1] ?? '';
}

export const lastSignInCode = async (product: Product, { email }: { email: string }): Promise<string> =>
  codeIn({ text: await lastMail(product, email, 'sign-in code') });
