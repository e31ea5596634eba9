import { webhookStrings } from '#schema/webhook.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { webhookEntity } from './cacheEntity.ts';
import { SwitchWebhookDocument } from './documents.ts';

/** @returns a function that switches a webhook on or off optimistically */
export function useSwitchWebhook(): (id: string, isOn: boolean) => Promise<void> {
  const [switchWebhook] = useCommand(SwitchWebhookDocument, {
    entity: webhookEntity,
    optimistic: ({ id, isOn }) => ({
      switchWebhook: { __typename: 'Webhook' as const, id, isOn, failingSince: null, offReason: null },
    }),
    sentences: {
      done: (_data, { isOn }) => (isOn ? webhookStrings.switchedOn : webhookStrings.switchedOff),
      failed: webhookStrings.switchFailed,
    },
  });
  return async (id, isOn) => void (await switchWebhook({ id, isOn }));
}
