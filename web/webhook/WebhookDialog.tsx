import { useState } from 'react';
import { eventWords, WebhookInput, webhookStrings } from '#schema/webhook.ts';
import { askToLeave } from '#web/forms/unsaved.ts';
import { useInputForm } from '#web/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import type { Webhook_WebhookFragment } from '#web/gql/graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { EventChoice } from './EventChoice.tsx';
import type { ShownSecret } from './Secret.tsx';
import { useSaveWebhook } from './useSaveWebhook.ts';

type Props = {
  open: boolean;
  /** What is changed; left out, a webhook is made. */
  webhook?: Webhook_WebhookFragment;
  onClose: () => void;
  /** Called with the secret of a webhook that was made. */
  onTold?: (told: ShownSecret) => void;
};

/** A webhook as a form, new or changed. */
export function WebhookDialog({ open, webhook, onClose, onTold }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && askToLeave(onClose, 'dialog')}
      busy={isBusy}
      title={webhook ? 'Edit Webhook' : 'Add a Webhook'}
      description="The address gets a signed POST with JSON whenever one of its events happens."
    >
      <WebhookForm webhook={webhook} onBusy={setBusy} onClose={onClose} onTold={onTold} />
    </Modal>
  );
}

type FormProps = Pick<Props, 'onClose'> & {
  webhook: Props['webhook'] | undefined;
  onTold: Props['onTold'] | undefined;
  onBusy: (isBusy: boolean) => void;
};

function WebhookForm({ webhook, onBusy, onClose, onTold }: FormProps) {
  const save = useSaveWebhook(webhook?.id ?? null);
  const { field, submit, submitButton, isSubmitting, isDirty } = useInputForm({
    rule: WebhookInput,
    defaultValues: {
      url: webhook?.url ?? '',
      events: webhook?.events.map((name) => eventWords[name]) ?? [],
      name: webhook?.name ?? '',
    },
    faults: webhookStrings.faults,
    send: async (input) => {
      onBusy(true);
      const saved = await save(input);
      onBusy(false);
      if (saved.failure) return saved.failure;
      onClose();
      if (saved.told) onTold?.(saved.told);
    },
  });
  useLeaveWarning(isDirty);
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
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
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? 'Saving...' : webhook ? 'Save Webhook' : 'Add Webhook'}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
