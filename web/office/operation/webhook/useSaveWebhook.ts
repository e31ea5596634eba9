import type * as z from 'zod/mini';
import { type WebhookInput, webhookStrings } from '#schema/webhook.ts';
import { putOnTop } from '#web/shared/data/cacheLists.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { CreateWebhookDocument, UpdateWebhookDocument } from './documents.ts';
import { namesOf } from './events.ts';
import type { WebhookSecret } from './Secret.tsx';

type Input = z.output<typeof WebhookInput>;
/** The secret is set for a new webhook. A toast shows a failure. */
type Saved = { failure: null; newSecret: WebhookSecret | null } | { failure: Failure };

/** @param id the webhook to update; null for a new one @returns a function that saves it */
export function useSaveWebhook(id: string | null): (input: Input) => Promise<Saved> {
  const [create] = useCommand(CreateWebhookDocument, {
    sentences: { done: webhookStrings.created, failed: webhookStrings.createFailed },
    fetchPolicy: 'no-cache',
    update: (cache, { createWebhook }) => putOnTop(cache, 'webhooks', createWebhook.webhook),
  });
  const [update] = useCommand(UpdateWebhookDocument, {
    sentences: { done: webhookStrings.updated, failed: webhookStrings.updateFailed },
  });

  return async ({ name, url, events }) => {
    const input = { name: name ?? null, url, events: namesOf(events) };
    if (id) {
      const { failure } = await update({ id, input });
      return failure ? { failure } : { failure, newSecret: null };
    }
    const { data, failure } = await create({ input });
    if (failure) return { failure };
    const { id: webhookId, secret } = data.createWebhook;
    return { failure, newSecret: { id: webhookId, secret, url } };
  };
}
