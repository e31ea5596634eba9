import type { Refusal } from '#server/platform/errors.ts';

/** The message is in each place where a legacy client may read it (contract, Failures). */
export const failureOf = (
  { code, message, fields }: Pick<Refusal, 'code' | 'message' | 'fields'>,
  requestId: string,
) => ({
  success: false,
  message,
  error: { message, requestId },
  errors: { ...(code === 'CONFLICT' ? {} : fields), message },
});

const sentence = { type: 'string', description: 'The sentence for the person.' };

export const failureSchema = {
  type: 'object',
  description: 'Every refusal. The sentence stands in three spots, because clients differ in where they read it.',
  properties: {
    success: { type: 'boolean', const: false },
    message: sentence,
    error: {
      type: 'object',
      properties: {
        message: sentence,
        requestId: { type: 'string', description: 'The id of the request, as in X-Request-Id and in the log.' },
      },
      required: ['message', 'requestId'],
    },
    errors: {
      type: 'object',
      description: 'The sentence once more, and one for each faulty field where validation failed.',
      properties: { message: sentence },
      required: ['message'],
      additionalProperties: { type: 'string' },
    },
  },
  required: ['success', 'message', 'error', 'errors'],
};
