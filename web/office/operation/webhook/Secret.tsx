import { webhookStrings } from '#schema/webhook.ts';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { ShownOnce } from '#web/shared/ui/ShownOnce.tsx';

export type WebhookSecret = { id: string; secret: string; url: string };

const sentences = { copied: webhookStrings.copied, failed: webhookStrings.copyFailed };

/** A new secret, displayed only once. */
export function Secret({ secret, url }: WebhookSecret) {
  const note = (
    <>
      What goes to <strong className="wrap-anywhere text-ink">{url}</strong> is signed with it: by it the receiver knows
      that a delivery comes from here.
    </>
  );
  return (
    <ShownOnce title="Signing Secret" note={note}>
      <CopyField label="Signing secret" value={secret} action="Copy Secret" sentences={sentences} takesFocus />
    </ShownOnce>
  );
}
