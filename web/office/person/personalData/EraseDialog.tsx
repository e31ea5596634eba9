import { useState } from 'react';
import { isSame, personalDataStrings } from '#schema/personalData.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { Confirm } from '#web/shared/ui/Confirm.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { ErasePersonalDataDocument, type PersonalData } from './documents.ts';

type Props = {
  open: boolean;
  personalData: PersonalData;
  total: number;
  onClose: () => void;
  onErased: (id: string) => void;
};

/** Confirms an erasure; the address must be typed again. */
export function EraseDialog({ open, personalData, total, onClose, onErased }: Props) {
  const { addresses } = personalData;
  const [confirmation, setConfirmation] = useState('');
  const [fault, setFault] = useState<string>();
  const [first = ''] = addresses;
  const close = () => {
    setConfirmation('');
    setFault(undefined);
    onClose();
  };
  const [erase, { loading, client }] = useCommand(ErasePersonalDataDocument, {
    sentences: { done: personalDataStrings.erased, failed: personalDataStrings.eraseFailed },
  });
  const onConfirm = async () => {
    if (!isSame(confirmation, first)) return setFault(personalDataStrings.unconfirmed);
    const { data } = await erase({ input: { addresses, confirmation } });
    close();
    if (!data) return;
    // Every screen may have cached data of this person.
    await client.clearStore();
    onErased(data.erasePersonalData.id);
  };
  return (
    <Confirm
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Erase this person's data?"
      confirmLabel="Erase for Good"
      busy={loading}
      onConfirm={() => void onConfirm()}
      choice={
        <div className="mt-6">
          <InputField
            label={`Type ${first} to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={confirmation}
            error={fault}
            onChange={({ target }) => {
              setConfirmation(target.value);
              setFault(undefined);
            }}
          />
        </div>
      }
    >
      <p className="wrap-anywhere">
        {`${total} ${total === 1 ? 'record' : 'records'} under ${addresses.join(', ')}. This cannot be undone, and it is done again whenever an older backup is restored.`}
      </p>
    </Confirm>
  );
}
