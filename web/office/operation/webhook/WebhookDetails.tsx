import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { webhookStrings } from '#schema/webhook.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { OfficeDate, useDates } from '#web/shared/app/useDates.tsx';
import { paths } from '#web/shared/paths.ts';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';
import { CheckboxField } from '#web/shared/ui/Field.tsx';
import { useQuestion, useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import { SwitchBadge } from './badges.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Secret, type WebhookSecret } from './Secret.tsx';
import { useRemoveWebhook } from './useRemoveWebhook.ts';
import { useEndOverlap, useRenewSecret } from './useRenewSecret.ts';
import { useSwitchWebhook } from './useSwitchWebhook.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { Events, nameOf, type Webhook } from './WebhookTable.tsx';

export function WebhookDetails({ webhook }: { webhook: Webhook }) {
  const { shortDateTime } = useDates();
  const { id, url, isOn, events, createdAt, overlapsUntil, failingSince, offReason } = webhook;
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const [newSecret, setNewSecret] = useState<WebhookSecret | null>(null);
  const [askRenewal, renewalQuestion] = useRenewal(setNewSecret);
  const switchWebhook = useSwitchWebhook();
  const [switches, setSwitches] = useState(0);
  const endOverlap = useEndOverlap();
  const remove = useRemoveWebhook();

  const [askRemoval, removalQuestion] = useRemovalQuestion<Webhook>({
    what: 'webhook',
    nameOf,
    onConfirm: async () => (await remove(id)) && navigate(paths.webhooks),
  });
  const onSwitch = async () => {
    await switchWebhook(id, !isOn);
    // Switching off fails the waiting deliveries: reload the log.
    setSwitches((count) => count + 1);
  };
  const actions = (
    <>
      <LinkButton variant="secondary" to={paths.webhooks}>
        All Webhooks
      </LinkButton>
      <Button onClick={() => setEditing(true)}>Edit</Button>
    </>
  );
  return (
    <OfficePage title={nameOf(webhook)} actions={actions}>
      {newSecret && (
        <div className="mb-10">
          <Secret key={newSecret.secret} {...newSecret} />
        </div>
      )}
      {(failingSince || offReason) && (
        <p role="status" className="mb-8 border-l-4 border-danger bg-sheet px-5 py-4">
          {failingSince && webhookStrings.failsSince(shortDateTime(failingSince))}
          {offReason && webhookStrings.switchedOffFor(offReason)}
        </p>
      )}
      <dl className="grid gap-x-10 gap-y-5 text-sm sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto_auto]">
        <Fact name="Address">
          <span className="wrap-anywhere">{url}</span>
        </Fact>
        <Fact name="Events">
          <Events names={events} />
        </Fact>
        <Fact name="State">
          <SwitchBadge {...webhook} />
        </Fact>
        <Fact name="Made">
          <OfficeDate at={createdAt} />
        </Fact>
      </dl>
      {overlapsUntil && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <p>{webhookStrings.overlaps(shortDateTime(overlapsUntil))}</p>
          <Button variant="secondary" size="small" onClick={() => void endOverlap(id)}>
            End the Old Secret Now
          </Button>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void onSwitch()}>
          {isOn ? 'Switch off' : 'Switch on'}
        </Button>
        <Button variant="secondary" size="small" onClick={() => askRenewal(webhook)}>
          New Secret
        </Button>
        <Button variant="quietDanger" size="small" onClick={() => askRemoval(webhook)}>
          Delete
        </Button>
      </div>
      <Deliveries key={switches} id={id} isOn={isOn} />
      <WebhookDialog open={isEditing} webhook={webhook} onClose={() => setEditing(false)} />
      {renewalQuestion}
      {removalQuestion}
    </OfficePage>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="mb-1.5 text-xs font-semibold text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Confirms replacing the secret; stays open until the server has answered. */
function useRenewal(onSecret: (newSecret: WebhookSecret) => void) {
  const renew = useRenewSecret();
  const [keepsOldSecret, setKeepsOldSecret] = useState(true);
  return useQuestion<Webhook>({
    title: 'New Secret',
    confirmLabel: 'Make New Secret',
    busyLabel: 'Making...',
    choice: (_webhook, isBusy) => (
      <div className="mt-6">
        <CheckboxField
          label={webhookStrings.keepOld}
          checked={keepsOldSecret}
          disabled={isBusy}
          onChange={({ target }) => setKeepsOldSecret(target.checked)}
        />
      </div>
    ),
    text: () => (keepsOldSecret ? webhookStrings.bothSign : webhookStrings.oldEnds),
    onConfirm: async ({ id, url }) => {
      const secret = await renew(id, !keepsOldSecret);
      if (secret) onSecret({ id, secret, url });
    },
  });
}
