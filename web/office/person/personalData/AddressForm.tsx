import { X } from 'lucide-react';
import * as z from 'zod/mini';
import { MOST_ADDRESSES, personAddress, personalDataStrings } from '#schema/personalData.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';

type Props = { addresses: string[]; onAdd: (address: string) => void; onRemove: (address: string) => void };

const rule = z.object({ address: personAddress });

export function AddressForm({ addresses, onAdd, onRemove }: Props) {
  const { form, field, submit, submitButton } = useInputForm({
    rule,
    defaultValues: { address: '' },
    send: async ({ address }) => {
      form.reset();
      onAdd(address.trim());
      return null;
    },
  });
  const isFull = addresses.length >= MOST_ADDRESSES;
  return (
    <>
      <form noValidate autoComplete="off" onSubmit={submit} className="measure grid min-w-0 gap-4">
        <InputField
          label="E-mail address or phone number"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isFull}
          hint={isFull ? personalDataStrings.tooMany : 'A number of ten digits is taken for one in India.'}
          {...field('address')}
        />
        <Button type="submit" ref={submitButton} disabled={isFull} className="justify-self-start">
          {addresses.length ? 'Add and Find' : 'Find'}
        </Button>
      </form>
      {addresses.length > 0 && (
        <ul aria-label="Addresses that are looked for" className="mt-6 flex flex-wrap gap-3">
          {addresses.map((address) => (
            <li key={address} className="flex max-w-full items-center gap-1 border-2 border-ink pl-3">
              <span className="min-w-0 wrap-anywhere">{address}</span>
              <button
                type="button"
                aria-label={`Do not look for ${address}`}
                onClick={() => onRemove(address)}
                className="grid size-11 shrink-0 place-items-center hover:bg-paper-deep"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
