import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { type WebhookInput, webhookStrings } from '#schema/webhook.ts';
import { putOnTop } from '#web/data/cacheLists.ts';
import { type Failure, failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { CreateWebhookDocument, UpdateWebhookDocument } from './documents.ts';
import { namesOf } from './events.ts';
import type { ToldSecret } from './Secret.tsx';

type Input = z.output<typeof WebhookInput>;
/** A webhook was saved, with its secret when it is new; or it was not, which a toast has told. */
type Outcome = { failure: null; told: ToldSecret | null } | { failure: Failure };

/** @param id the webhook that is changed; null for a new one @returns saves it */
export function useSaveWebhook(id: string | null): (input: Input) => Promise<Outcome> {
  const { mutate } = useApolloClient();

  const create = async (input: ReturnType<typeof sent>): Promise<ToldSecret> => {
    const { data } = await mutate({
      mutation: CreateWebhookDocument,
      variables: { input },
      // The secret is told once: it does not stay in the cache.
      fetchPolicy: 'no-cache',
      update: (cache, { data }) => data && putOnTop(cache, 'webhooks', data.createWebhook.webhook),
    });
    if (!data) throw new Error('an answer without data');
    return { id: data.createWebhook.id, secret: data.createWebhook.secret, url: input.url };
  };
  const update = async (known: string, input: ReturnType<typeof sent>) => {
    const { data } = await mutate({ mutation: UpdateWebhookDocument, variables: { id: known, input } });
    if (!data) throw new Error('an answer without data');
    return null;
  };

  return async (input) => {
    try {
      const told = id ? await update(id, sent(input)) : await create(sent(input));
      toast.success(id ? webhookStrings.updated : webhookStrings.created);
      return { failure: null, told };
    } catch (error) {
      tellFailure(error, id ? webhookStrings.updateFailed : webhookStrings.createFailed);
      return { failure: failureOf(error) };
    }
  };
}

const sent = ({ name, url, events }: Input) => ({ name: name ?? null, url, events: namesOf(events) });
