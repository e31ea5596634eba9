import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DocumentNode, parse } from 'graphql';
import { type KindWord, kindNames, typedPhone } from '#schema/affiliate.ts';
import type { FormFacts } from '#schema/form.ts';
import { HONEYPOT } from '#schema/honeypot.ts';
import type { PageAddress } from '#schema/pageLanguage.ts';
import { postedNumber } from '#schema/phoneNumber.ts';
import { rules } from '#schema/rules.ts';
import type { Execute } from '#server/app/graphql/execute.ts';
import { obey } from '#server/app/graphql/gates/rules.ts';
import { MAX_BODY_BYTES } from '#server/app/http/body.ts';
import { createAnonymousContext, originOf, pageLanguageOf } from '#server/app/http/createContext.ts';
import { readText } from '#server/app/http/multipart.ts';
import type { Services } from '#server/platform/context.ts';
import { fail, refusalOf } from '#server/platform/errors.ts';
import type { FormResult } from '#web/shared/app/formResult.tsx';
import { paths } from '#web/shared/paths.ts';

export type PostedForm = {
  /** Path of the page; `:name` becomes the variable of that name. */
  path: string;
  input?: keyof typeof rules;
  operation: string;
  /** The operation also takes spam facts: without scripts, only whether the honeypot is filled. */
  isSuspected?: true;
  wire?: (input: Record<string, unknown>) => Record<string, unknown>;
  /** Fields whose text the form with scripts changes as it is typed, so that the APIs may be stricter. */
  typed?: Record<string, (text: string) => string>;
};

/** One row per form of a public page (contract, Pages). */
export const forms: PostedForm[] = [
  {
    path: paths.affiliateProgramme,
    input: 'ApplyInput',
    operation: 'mutation ($input: ApplyInput!, $form: FormFactsInput) { apply(input: $input, form: $form) { id } }',
    isSuspected: true,
    wire: (input) => ({ ...input, service: kindNames[input.service as KindWord] }),
    typed: { phone: typedPhone },
  },
  {
    path: paths.contact,
    input: 'SendMessageInput',
    operation:
      'mutation ($input: SendMessageInput!, $form: FormFactsInput) { sendMessage(input: $input, form: $form) { id } }',
    isSuspected: true,
    typed: { contactNumber: postedNumber },
  },
  {
    path: paths.book,
    input: 'BookCallInput',
    operation:
      'mutation ($input: BookCallInput!, $form: FormFactsInput) { bookCall(input: $input, form: $form) { startsAt } }',
    isSuspected: true,
  },
  {
    path: paths.bookedCall(':token'),
    input: 'MoveCallInput',
    operation:
      'mutation ($token: String!, $input: MoveCallInput!) { moveCall(token: $token, input: $input) { startsAt } }',
  },
  {
    path: paths.cancelCall(':token'),
    operation: 'mutation ($token: String!) { cancelCall(token: $token) { startsAt } }',
  },
  {
    path: paths.submitReview(':token'),
    input: 'SubmitReviewInput',
    operation: `mutation ($token: String!, $input: SubmitReviewInput!) {
      submitReview(token: $token, input: $input) { id } }`,
  },
  {
    path: paths.stopReviewReminders(':token'),
    operation: 'mutation ($token: String!) { stopReviewReminders(token: $token) }',
  },
  {
    path: paths.withdrawReview(':token'),
    operation: 'mutation ($token: String!) { withdrawReview(token: $token) { id } }',
  },
  {
    path: paths.newsletter,
    input: 'SubscribeInput',
    operation: `mutation ($input: SubscribeInput!, $form: FormFactsInput) {
      subscribeToNewsletter(input: $input, form: $form) }`,
    isSuspected: true,
  },
  {
    // Mail programs post to it without an answer, which means that the reader leaves (RFC 8058).
    path: `${paths.newsletter}/:token`,
    input: 'NewsletterAnswerInput',
    operation: `mutation ($token: String!, $input: NewsletterAnswerInput!) {
      answerNewsletter(token: $token, input: $input) { state } }`,
  },
  {
    path: paths.forgotPassword,
    input: 'RequestPasswordResetInput',
    operation: 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }',
  },
  {
    path: paths.resetPassword(':token'),
    input: 'ResetPasswordInput',
    operation:
      'mutation ($token: String!, $input: ResetPasswordInput!) { resetPassword(token: $token, input: $input) }',
  },
  {
    path: paths.invite(':token'),
    input: 'AcceptInvitationInput',
    operation: `mutation ($token: String!, $input: AcceptInvitationInput!) {
      acceptInvitation(token: $token, input: $input) }`,
  },
];

export type FormAnswer = { posted: FormResult; status: number; retryAfter?: number | undefined };

export function formAnswerer(
  services: Services,
  execute: Execute,
  { input, operation, isSuspected, wire, typed = {} }: PostedForm,
) {
  const document: DocumentNode = parse(operation);
  const fieldNames = input ? Object.keys(rules[input]._zod.def.shape) : [];
  return async (request: FastifyRequest, { url, language }: PageAddress): Promise<FormAnswer> => {
    const posted = readPosted(request.body);
    const values = Object.fromEntries([...posted].filter(([name]) => fieldNames.includes(name)));
    const form: FormFacts | undefined = isSuspected && { isHoneypotFilled: Boolean(posted.get(HONEYPOT)) };
    const page = { path: url.split('?', 1)[0] as string, values: shownAgain(values) };
    try {
      const site = await services.readSite();
      const judged = input && (obey(input, read(values, typed), site) as Record<string, unknown>);
      const variables = { ...(request.params as object), form, input: judged && wire ? wire(judged) : judged };
      const origin = { ...originOf(request), page: url, ...pageLanguageOf(language, site) };
      const { refusal } = await execute(document, variables, await createAnonymousContext(services, origin));
      if (refusal) throw fail(refusal.code, refusal.message, refusal);
      return { posted: { ...page, failure: null }, status: 200 };
    } catch (error) {
      const { code, status, message, fields = {}, retryAfter } = refusalOf(error);
      return { posted: { ...page, failure: { code, message, fields, retryAfter } }, status, retryAfter };
    }
  };
}

/** Values for showing the form again. A password is never written into a page. */
const shownAgain = ({ password: _, ...values }: Record<string, string>) => values;

const read = (values: Record<string, string>, typed: NonNullable<PostedForm['typed']>) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, readText(name, typed[name]?.(text) ?? text)]));

export function acceptPostedForms(app: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: MAX_BODY_BYTES } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) => done(null, body));
}

function readPosted(body: unknown): URLSearchParams {
  if (body !== undefined && typeof body !== 'string') throw fail('UNSUPPORTED_MEDIA');
  const form = new URLSearchParams(body);
  // The decoder replaces invalid bytes with this character.
  if ([...form.values()].some((value) => value.includes('\ufffd'))) throw fail('BAD_REQUEST', 'The form is not UTF-8.');
  return form;
}
