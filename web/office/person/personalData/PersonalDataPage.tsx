import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { isSame } from '#schema/personalData.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { AddressForm } from './AddressForm.tsx';
import { Erased } from './Erased.tsx';
import { PersonRecords } from './PersonRecords.tsx';
import { Retention } from './Retention.tsx';
import { usePersonalData } from './usePersonalData.ts';

export function PersonalDataPage() {
  const [addresses, setAddresses] = useState<string[]>([]);
  const [erasedId, setErasedId] = useState<string | null>(null);
  const { personalData, isSearching, sentence, findData } = usePersonalData();
  const choose = (newAddresses: string[]) => {
    toast.remove();
    setErasedId(null);
    setAddresses(newAddresses);
    void findData(newAddresses);
  };
  const add = (address: string) => {
    if (!addresses.some((existing) => isSame(existing, address))) choose([...addresses, address]);
  };
  return (
    <OfficePage
      title="A Person's Data"
      lead="Find what is held of somebody who asks, hand it over, or erase it. One person may have several addresses."
    >
      <AddressForm
        addresses={addresses}
        onAdd={add}
        onRemove={(address) => choose(addresses.filter((existing) => existing !== address))}
      />
      {sentence && (
        <div className="mt-(--part-space)">
          <ErrorPanel title="Error Loading the Data" message={sentence} onRetry={() => void findData(addresses)} />
        </div>
      )}
      {isSearching && (
        <div className="mt-(--part-space)">
          <Loading label="Looking everywhere..." />
        </div>
      )}
      {personalData && (
        <PersonRecords
          personalData={personalData}
          onAdd={add}
          onErased={(id) => {
            setAddresses([]);
            void findData([]);
            setErasedId(id);
          }}
        />
      )}
      {erasedId && <Erased key={erasedId} id={erasedId} />}
      <Retention />
    </OfficePage>
  );
}
