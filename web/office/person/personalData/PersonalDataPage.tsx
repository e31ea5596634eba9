import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { isSame } from '#schema/personalData.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { AddressForm } from './AddressForm.tsx';
import { Erased } from './Erased.tsx';
import { Held } from './Held.tsx';
import { Retention } from './Retention.tsx';
import { useHeldData } from './useHeldData.ts';

/** What is held of one person: finding it, handing it over, erasing it. */
export function PersonalDataPage() {
  const [addresses, setAddresses] = useState<string[]>([]);
  const [erasedId, setErasedId] = useState<string | null>(null);
  const { held, isLooking, sentence, look } = useHeldData();
  const choose = (chosen: string[]) => {
    toast.remove();
    setErasedId(null);
    setAddresses(chosen);
    void look(chosen);
  };
  const add = (address: string) => {
    if (!addresses.some((one) => isSame(one, address))) choose([...addresses, address]);
  };
  return (
    <OfficePage
      title="A Person's Data"
      lead="Find what is held of somebody who asks, hand it over, or erase it. One person may have several addresses."
    >
      <AddressForm
        addresses={addresses}
        onAdd={add}
        onRemove={(address) => choose(addresses.filter((one) => one !== address))}
      />
      {sentence && (
        <div className="mt-10">
          <ErrorPanel title="Error Loading the Data" message={sentence} onRetry={() => void look(addresses)} />
        </div>
      )}
      {isLooking && (
        <div className="mt-10">
          <Loading label="Looking everywhere..." />
        </div>
      )}
      {held && (
        <Held
          held={held}
          onAdd={add}
          onErased={(id) => {
            setAddresses([]);
            void look([]);
            setErasedId(id);
          }}
        />
      )}
      {erasedId && <Erased key={erasedId} id={erasedId} />}
      <Retention />
    </OfficePage>
  );
}
