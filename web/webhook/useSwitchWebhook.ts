import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import { webhookStrings } from '#schema/webhook.ts';
import { forgetItem } from '#web/data/cacheLists.ts';
import { failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { webhookEntity } from './cacheEntity.ts';
import { SwitchWebhookDocument } from './documents.ts';

/** @returns switches a webhook on or off: shown at once, taken back if the server refuses */
export function useSwitchWebhook(): (id: string, isOn: boolean) => Promise<void> {
  const { cache, mutate } = useApolloClient();
  const busy = useRef(new Set<string>());
  return async (id, isOn) => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    try {
      const { data } = await mutate({
        mutation: SwitchWebhookDocument,
        variables: { id, isOn },
        optimisticResponse: { switchWebhook: { __typename: 'Webhook', id, isOn } } as never,
      });
      if (!data) throw new Error('an answer without data');
      toast.success(isOn ? webhookStrings.switchedOn : webhookStrings.switchedOff);
    } catch (error) {
      tellFailure(error, webhookStrings.switchFailed);
      if (failureOf(error).code === 'NOT_FOUND') forgetItem(cache, webhookEntity, id);
    } finally {
      busy.current.delete(id);
    }
  };
}
