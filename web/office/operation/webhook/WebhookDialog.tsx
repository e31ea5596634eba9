import { eventWords, WebhookInput, webhookStrings } from '#schema/webhook.ts';
import type { Webhook_WebhookFragment } from '#web/gql/graphql.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { InputField } from '#web/shared/ui/Field.tsx';
import { EventChoice } from './EventChoice.tsx';
import type { WebhookSecret } from './Secret.tsx';
import { useSaveWebhook } from './useSaveWebhook.ts';

type Props = {
  open: boolean;
  /** The webhook to edit; undefined for a new one. */
  webhook?: Webhook_WebhookFragment;
  onClose: () => void;
  /** Called with the secret of a new webhook. */
  onSecret?: (newSecret: WebhookSecret) => void;
};

export const WebhookDialog = ({ open, ...form }: Props) => (
  <FormDialog
    open={open}
    onClose={form.onClose}
    title={form.webhook ? 'Edit Webhook' : 'Add a Webhook'}
    description="The address gets a signed POST with JSON whenever one of its events happens."
  >
    <WebhookForm {...form} />
  </FormDialog>
);

function WebhookForm({ webhook, onClose, onSecret }: Omit<Props, 'open'>) {
  const save = useSaveWebhook(webhook?.id ?? null);
  const form = useInputForm({
    rule: WebhookInput,
    defaultValues: {
      url: webhook?.url ?? '',
      events: webhook?.events.map((name) => eventWords[name]) ?? [],
      name: webhook?.name ?? '',
    },
    faults: webhookStrings.faults,
    send: async (input) => {
      const saved = await save(input);
      if (saved.failure) return saved.failure;
      onClose();
      if (saved.newSecret) onSecret?.(saved.newSecret);
    },
  });
  const { field } = form;
  return (
    <DialogForm form={form} submitLabel={webhook ? 'Save Webhook' : 'Add Webhook'}>
      <InputField
        label="Address"
        type="url"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://example.com/hook"
        {...field('url')}
      />
      <EventChoice {...field('events')} />
      <InputField label="Name" autoComplete="off" hint="Optional. Tells it from the others." {...field('name')} />
    </DialogForm>
  );
}
