import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { eventWords, WebhookInput, webhookStrings } from '#schema/webhook.ts';
import { askToLeave } from '#web/forms/unsaved.ts';
import { useLeaveWarning } from '#web/forms/useLeaveWarning.ts';
import { useRefusal } from '#web/forms/useRefusal.ts';
import type { Webhook_WebhookFragment } from '#web/gql/graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { EventChoice } from './EventChoice.tsx';
import type { ToldSecret } from './Secret.tsx';
import { useSaveWebhook } from './useSaveWebhook.ts';

type Input = z.output<typeof WebhookInput>;
type Props = {
  open: boolean;
  /** What is changed; left out, a webhook is made. */
  webhook?: Webhook_WebhookFragment;
  onClose: () => void;
  /** Called with the secret of a webhook that was made. */
  onTold?: (told: ToldSecret) => void;
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
  const form = useForm<z.input<typeof WebhookInput>, unknown, Input>({
    resolver: standardSchemaResolver(WebhookInput),
    reValidateMode: 'onSubmit',
    defaultValues: {
      url: webhook?.url ?? '',
      name: webhook?.name ?? '',
      events: webhook?.events.map((name) => eventWords[name]) ?? [],
    },
  });
  const { register, handleSubmit, clearErrors, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  useLeaveWarning(isDirty);
  const { submitButton, refuse } = useRefusal(form, ['url', 'events', 'name']);
  const save = useSaveWebhook(webhook?.id ?? null);

  const onValid = async (input: Input) => {
    onBusy(true);
    const outcome = await save(input);
    onBusy(false);
    if (outcome.failure) return refuse(outcome.failure);
    onClose();
    if (outcome.told) onTold?.(outcome.told);
  };
  const submit = (event: FormEvent) => {
    // What was said of the last try is out of date.
    toast.remove();
    return handleSubmit(onValid, () => void toast.error(webhookStrings.faults))(event);
  };
  const field = (name: 'url' | 'name' | 'events') => ({
    ...register(name, { onChange: () => clearErrors(name) }),
    error: errors[name]?.message,
  });
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
