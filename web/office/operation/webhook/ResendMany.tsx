import { useState } from 'react';
import { officePlace } from '#schema/officeTime.ts';
import { typedMoment } from '#schema/schedule.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField, InputField } from '#web/shared/ui/Field.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';

type Props = {
  onSend: (choice: { since: string; isFailedOnly: boolean }) => Promise<unknown>;
  onClose: () => void;
};

/** Asks from which time on deliveries are sent again. */
export function ResendMany({ onSend, onClose }: Props) {
  const { timeZone } = useSite();
  const [since, setSince] = useState('');
  const [isFailedOnly, setFailedOnly] = useState(true);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const moment = typedMoment(since, timeZone);
    if (!moment || Number.isNaN(moment.getTime())) return setFault('Please choose a day and a time.');
    setBusy(true);
    await onSend({ since: moment.toISOString(), isFailedOnly });
    onClose();
  };
  return (
    <Modal
      open
      busy={isBusy}
      onOpenChange={(open) => !open && onClose()}
      title="Send Again Since"
      description="Each delivery keeps its id, so that the receiver knows those that it has."
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
        <InputField
          type="datetime-local"
          label={`Since (${officePlace(timeZone)} time)`}
          error={fault}
          value={since}
          onChange={({ target }) => setSince(target.value)}
        />
        <CheckboxField
          label="Only what did not arrive"
          checked={isFailedOnly}
          onChange={({ target }) => setFailedOnly(target.checked)}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Sending...' : 'Send Again'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
